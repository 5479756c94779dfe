import { linkRows, nameColumns, serviceColumns } from '#core/accounts/inquiries/account-row.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { maintainAccountData } from '#lib/accounts/schemas/maintenance.ts';
import {
  type AccountData,
  type AccountExtra,
  differing,
  loadChangeContext,
  presentForm,
  toForm,
} from './maintain-record.ts';
import { contractRows, maintainRules, partyRows } from './maintain-rules.ts';

/** An officer approves each change; an unusual change raises the level by itself. */
const LEVEL = 'OPS_MANAGER';

function fieldsOf({ data, extra }: OpContext<AccountData, AccountExtra>) {
  const { stored, named, holders, today } = extra;
  if (!stored) return [];
  const nameOf = (number: string) => holders.get(number)?.nama_nasabah ?? number;
  const before = presentForm(toForm(stored.isi, stored.versi, today), named, nameOf);
  const changed = differing(before, presentForm(data, named, nameOf));
  const agreed = changed.some(({ kolom }) => kolom === 'nisbah') && data.persetujuan !== '';
  return agreed ? [...changed, { kolom: 'persetujuan', lama: '', baru: data.persetujuan }] : changed;
}

/**
 * Changes an account's data and services, by two persons of its branch who are no party to it: name, statement and passbook, parties and signing
 * rule, purpose and source of funds, zakat, exemption, linked accounts, share of the income. The product never changes: other terms are another
 * contract, and another account (domain: products).
 */
export const maintainAccount: Operation<AccountData, AccountExtra> = {
  code: 'UBAH_REKENING',
  schema: maintainAccountData,
  needs: () => ({}),
  load: loadChangeContext,
  rules: maintainRules,
  subject: ({ data }) => dataSubject(data.alasan, data.nomor_rekening),
  journal: () => [],
  change: {
    object: ({ data }) => `REKENING:${data.nomor_rekening}`,
    customers: ({ extra }) => extra.family,
    level: () => LEVEL,
    fields: fieldsOf,
  },
  effects: (context) => {
    const { data, extra } = context;
    const { stored } = extra;
    if (!stored) return [];
    const isEntity = extra.holders.get(stored.isi.nomor_nasabah)?.jenis === 'B';
    const contract = contractRows(context, stored.isi);
    return [
      recordChange('account', {
        aksi: 'UBAH',
        versi: data.versi,
        baris: {
          nomor_rekening: data.nomor_rekening,
          ...nameColumns(data.nama_rekening, isEntity),
          ...serviceColumns(data),
        },
        bagian: {
          account_party: partyRows(context, stored.isi).map((row) => ({ ...row })),
          account_link: linkRows(data),
          ...(contract && { account_contract: contract }),
        },
      }),
    ];
  },
};
