import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { type Rule, warn } from '#core/engine/operation.ts';
import { beneficiariesQuery } from '#lib/payments/schemas/transfer.ts';
import { normaliseAnyName } from '#lib/text.ts';

/** The screen offers this many of them. */
const MOST = 6;

interface Beneficiary {
  readonly kode_bank: string;
  readonly nama_bank: string;
  readonly rekening_tujuan: string;
  readonly nama_tujuan: string;
  readonly kali: number;
  readonly terakhir: string;
}

/**
 * Lists the payees an account has sent money to within a year, the most often first: under their latest name. Returned or cancelled transfers do not
 * count. The bank keeps no list of them: the transfers show whom a customer pays.
 */
export const beneficiaries: Query<'transfer.tujuan'> = async ({ db, caller }, input) => {
  const { nomor_rekening } = validInput(beneficiariesQuery, input);
  const rows = await db<Beneficiary[]>`
    select x.*, bank_name(x.kode_bank, b.accounting_date) as nama_bank
    from branch b cross join lateral (
      select t.kode_bank, t.rekening_tujuan, (array_agg(t.nama_tujuan order by t.nomor desc))[1] as nama_tujuan, count(*)::integer as kali, max(t.tanggal) as terakhir
      from transfer t where t.nomor_rekening = ${nomor_rekening} and t.status in ('DIOTORISASI', 'DIKIRIM', 'SELESAI') and t.tanggal > b.accounting_date - 366
      group by 1, 2 order by 4 desc, 5 desc, 2 limit ${MOST}) x
    where b.kode_cabang = ${caller.kodeCabang} order by x.kali desc, x.terakhir desc, x.rekening_tujuan`;
  return { data: [...rows] };
};

interface BeneficiaryFields {
  readonly nomor_rekening: string;
  readonly kode_bank: string;
  readonly rekening_tujuan: string;
  readonly nama_tujuan: string;
}
/** The name under which the sender last sent to this account of the other bank, where it differs; null where it is the same, or new. */
export interface OfBeneficiary {
  readonly nama_lalu: string | null;
}

/** Reads that name; spelling, titles and order of words do not matter. */
export async function formerName(
  db: Db,
  { nomor_rekening, kode_bank, rekening_tujuan, nama_tujuan }: BeneficiaryFields,
): Promise<string | null> {
  const [row] = await db<{ nama_tujuan: string; sama: boolean }[]>`
    select t.nama_tujuan, same_name(${nama_tujuan}, t.nama_tujuan) or same_name(${normaliseAnyName(nama_tujuan)}, t.tujuan_normal) as sama from transfer t
    where t.nomor_rekening = ${nomor_rekening} and t.kode_bank = ${kode_bank} and t.rekening_tujuan = ${rekening_tujuan}
      and t.status in ('DIOTORISASI', 'DIKIRIM', 'SELESAI') order by t.nomor desc limit 1`;
  return !row || row.sama ? null : row.nama_tujuan;
}

/** The sender confirms a payee whom they paid under another name before: the sender may be deceived, or the number mistyped. */
export const sameAsBefore: Rule<BeneficiaryFields, OfBeneficiary> = {
  name: 'sameAsBefore',
  check: ({ data: { rekening_tujuan, nama_tujuan }, extra: { nama_lalu } }) =>
    nama_lalu === null ? null : warn('PENERIMA_BERBEDA', { rekening: rekening_tujuan, nama: nama_tujuan, nama_lalu }),
};
