import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { accountAsked } from '#core/accounts/inquiries/account-asked.ts';
import { percent } from '#core/accounts/opening/open-rule.ts';
import type { Db } from '#core/db/client.ts';
import { contractFees } from '#lib/accounts/account-fees.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';

interface WaiverRow {
  readonly id_pembebasan: string;
  readonly versi: number;
  readonly kode: string;
  readonly persen: number;
  readonly mulai: string;
  readonly sampai: string;
  readonly alasan: string;
  readonly keadaan: string;
}
interface ChargedRow {
  readonly kode: string;
  readonly tanggal: string;
  readonly diminta: bigint;
  readonly dibebaskan: bigint;
  readonly diambil: bigint;
  readonly sebab: string;
  readonly referensi: string | null;
}

/** An account has few waivers; the reply holds this many of the latest. */
const LATEST = 24;

const waiversOf = (db: Db, nomor: string, hari: string) => db<WaiverRow[]>`
  select w.id_pembebasan, w.versi, w.kode, w.persen, w.mulai, w.sampai, w.alasan,
    case when w.dicabut then 'DILEPAS' when w.sampai < ${hari}::date then 'BERAKHIR' when w.mulai > ${hari}::date then 'AKAN_DATANG' else 'BERLAKU' end as keadaan
  from fee_waiver w where w.nomor_rekening = ${nomor} order by w.mulai desc, w.id_pembebasan limit ${LATEST}`;

const chargedOf = (db: Db, nomor: string, hari: string) => db<ChargedRow[]>`
  select f.kode, f.tanggal, f.diminta, f.dibebaskan, f.diambil, f.sebab, reference_number(f.kode_cabang, f.tanggal, f.journal_id) as referensi
  from account_fee f where f.nomor_rekening = ${nomor} and f.tanggal > ${hari}::date - interval '12 months' order by f.tanggal desc, f.kode`;

/**
 * Returns the fees that the end of the day charges an account by its contract, their waivers with first and last day, and the fees charged in the
 * last twelve months. ACCOUNT_NOT_FOUND, OTHER_BRANCH.
 */
export const biayaRekening: Query<'savings.biayaRekening'> = async (context, input) => {
  const { db, caller } = context;
  const account = await accountAsked(context, input);
  const number = account.nomor_rekening;
  const [row] = await db<
    { nama_rekening: string; hari: string; biaya: bigint; biaya_bulanan: bigint; id_flow: string }[]
  >`
    select a.nama_rekening, b.accounting_date as hari, k.biaya_di_bawah_minimum as biaya, k.biaya_bulanan,
      coalesce((select f.id_flow::text from flow_instance f where f.objek = 'BEBAS_BIAYA:' || a.nomor_rekening and f.flow_state = 'WAITING' limit 1), '') as id_flow
    from account a join branch b using (kode_cabang) cross join lateral account_contract_on(a.nomor_rekening, b.accounting_date) k
    where a.nomor_rekening = ${number}`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: number } });
  const [waivers, charged] = await Promise.all([waiversOf(db, number, row.hari), chargedOf(db, number, row.hari)]);
  const askedToday = (kode: string, whole: bigint): bigint => {
    const waiver = waivers.find((each) => each.kode === kode && each.keadaan === 'BERLAKU');
    // Like the end of the day, it rounds the remainder down to whole rupiah.
    return waiver ? ((whole * BigInt(10_000 - waiver.persen)) / 1_000_000n) * 100n : whole;
  };
  return {
    nomor_rekening: accountSeenBy(caller, number),
    nama_rekening: row.nama_rekening,
    kode_valuta: account.kode_valuta,
    dikenakan: account.kode_valuta === BOOK_CURRENCY ? 'T' : 'F',
    akad: contractFees.map((kode) => {
      const whole = kode === 'BIAYA' ? row.biaya : row.biaya_bulanan;
      return { kode, nominal: fromMinor(whole), diminta: fromMinor(askedToday(kode, whole)) };
    }),
    pembebasan: waivers.map(({ persen, ...each }) => ({ ...each, persen: percent(persen) })),
    diambil: charged.map(({ diminta, dibebaskan, diambil, referensi, ...each }) => ({
      ...each,
      diminta: fromMinor(diminta),
      dibebaskan: fromMinor(dibebaskan),
      diambil: fromMinor(diambil),
      referensi: referensi ?? '',
    })),
    id_flow: row.id_flow,
  };
};
