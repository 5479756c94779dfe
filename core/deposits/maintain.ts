import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { maintainDepositData } from '#lib/deposits/schemas/deposit.ts';
import { type DepositCase, readDeposit } from './deposit-case.ts';
import { asSeen, atOwnBranch, depositOf, exists, inState } from './deposit-rules.ts';

type Data = z.output<typeof maintainDepositData>;
type MaintainRule = Rule<Data, DepositCase | null>;

/** A deposit that secures something neither grows by its shares nor stops growing (domain: deposits, lien). */
const lien: MaintainRule = {
  name: 'lien',
  check: ({ extra, data }) =>
    extra && extra.ditahan > 0n && [extra.perpanjangan, data.perpanjangan].includes('ARO_PLUS')
      ? reject('DEPOSIT_LIEN', { rekening: extra.nomor_rekening }, 'perpanjangan')
      : null,
};

/** Changes the instruction at the end of the running term, by two persons; the destination accounts change with its account (UBAH_REKENING). */
export const maintainDeposit: Operation<Data, DepositCase | null> = {
  code: 'UBAH_DEPOSITO',
  schema: maintainDepositData,
  needs: () => ({}),
  load: (db, { nomor_rekening }) => readDeposit(db, nomor_rekening),
  before: [exists, atOwnBranch, inState('AKTIF'), asSeen],
  rules: [lien],
  subject: ({ data, extra }) =>
    dataSubject(`${extra?.nama_rekening ?? data.nomor_rekening}: ${data.alasan}`, data.nomor_rekening),
  journal: () => [],
  change: {
    object: ({ data }) => `DEPOSITO:${data.nomor_rekening}`,
    customers: ({ extra }) => extra?.pemilik ?? [],
    level: () => 'OPS_MANAGER',
    fields: ({ data, extra }) =>
      extra && extra.perpanjangan !== data.perpanjangan
        ? [{ kolom: 'perpanjangan', lama: extra.perpanjangan, baru: data.perpanjangan }]
        : [],
  },
  effects: (context) => [
    recordChange('deposit', {
      aksi: 'UBAH',
      versi: depositOf(context).versi,
      baris: { nomor_rekening: context.data.nomor_rekening, perpanjangan: context.data.perpanjangan },
    }),
  ],
};
