import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { type Operation, type Rule, warn } from '#core/engine/operation.ts';
import { saveEntityData } from '#lib/customers/schemas/customer.ts';
import { stillSigns } from '#lib/customers/specimens.ts';
import { fail } from '#lib/errors/errors.ts';
import { normaliseEntityName } from '#lib/text.ts';
import { type CustomerExtra, loadChangeContext } from './change-context.ts';
import { notTwice } from './duplicates.ts';
import { type EntityData, entityCodes, entityIndicators, entityRecord, toEntity } from './entity.ts';
import { asSeen, documentIsFree } from './rules.ts';
import { customerChange, objectOf, screened, seniorForHighRisk } from './save.ts';

const kind = {
  jenis: 'B',
  identity: () => 'NIB',
  codes: entityCodes,
  from: ({ isi, versi }: NonNullable<CustomerExtra['stored']>) => toEntity(isi, versi) as EntityData,
  object: (data: EntityData) =>
    objectOf(data, { nama_normal: normaliseEntityName(data.nama_nasabah), tanggal_lahir: null }),
  record: entityRecord,
  indicators: entityIndicators,
} as const;

/** A specimen in force of a person who signs by the present record of an entity. */
interface SignedFor {
  readonly nomor_rekening: string;
  readonly nama: string;
  readonly nomor_nasabah: string | null;
}
type EntityExtra = CustomerExtra & { readonly specimens: readonly SignedFor[] };

const specimensOf = (db: Db, number: string): Promise<readonly SignedFor[]> => db<SignedFor[]>`
  select distinct s.nomor_rekening, s.nama, s.nomor_nasabah
  from account_party p join account a using (nomor_rekening) join account_state k using (nomor_rekening) join branch b using (kode_cabang)
  join specimen s using (nomor_rekening)
  join customer_relation r on r.nomor_nasabah = p.nomor_nasabah and r.peran = 'PENANDA_TANGAN'
    and case when s.nomor_nasabah is null then r.nama = s.nama else r.pihak = s.nomor_nasabah end
  where p.nomor_nasabah = ${number} and p.sampai is null and k.status <> 'TUTUP'
    and s.berlaku_sejak <= b.accounting_date and coalesce(s.berlaku_sampai, b.accounting_date) >= b.accounting_date
  order by s.nomor_rekening, s.nama`;

/**
 * A person removed from the record no longer signs, so the signature cards must be renewed: both persons see which (domain: CIF, officers and signing
 * rule).
 */
const cardsEnd: Rule<EntityData, EntityExtra> = {
  name: 'cardsEnd',
  check: ({ data, extra: { specimens } }) => {
    const signers = data.pihak.filter(({ peran }) => peran === 'PENANDA_TANGAN');
    const gone = specimens.filter((row) => !stillSigns(row, signers));
    const listed = (values: readonly string[]): string => [...new Set(values)].join(', ');
    return gone.length === 0
      ? null
      : warn('SPESIMEN_GUGUR', {
          nama: listed(gone.map(({ nama }) => nama)),
          rekening: listed(gone.map(({ nomor_rekening }) => nomor_rekening)),
        });
  },
};

/** Registers a company, foundation or office as a customer, or changes its record; always by two persons who are no party to it (domain: CIF). */
export const saveEntity: Operation<EntityData, EntityExtra> = {
  code: 'SIMPAN_NASABAH_BADAN',
  schema: saveEntityData,
  load: async (db, data, caller) => {
    const extra = await loadChangeContext(db, caller, data, kind);
    if (data.tanggal_pendirian > extra.today)
      fail('VALIDATION', { violations: [violation('tanggal_pendirian', 'v.tanggalLalu')] });
    return { ...extra, specimens: await specimensOf(db, data.nomor_nasabah) };
  },
  rules: [asSeen, documentIsFree, notTwice, screened, seniorForHighRisk(entityIndicators), cardsEnd],
  ...customerChange<EntityData>(kind),
};
