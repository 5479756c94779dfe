import type { Db } from '#core/db/client.ts';
import type { ClosingPayout, ClosingState } from '#lib/accounts/codes.ts';
import { hundredths } from '#lib/decimal-input.ts';
import { BOOK_CURRENCY, rupiahMinor } from '#lib/money.ts';
import type { ParameterName } from '#lib/parameters.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import type { ClosingInput, MonthOfShare } from './computation.ts';
import { type Obstacle, obstaclesOf } from './obstacles.ts';

/** A closing as two persons agreed on it; amounts in minor units. */
interface AgreedClosing {
  readonly status: ClosingState;
  readonly tanggal: string;
  readonly cara_bayar: ClosingPayout;
  /** The account's balance when two persons agreed, in minor units as text. */
  readonly saldo: string;
  readonly bebas_biaya: boolean;
  readonly status_lama: string;
  readonly versi: number;
}

/** A closing reads this context besides that of every operation. */
export interface ClosingCase extends ClosingInput {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly nama_produk: string;
  readonly akad: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly status: string;
  /** The share accrued for it and not yet paid, in minor units. */
  readonly akrual: bigint;
  /** The accounting date of its branch. */
  readonly tanggal: string;
  /** The customer's identity number on record. */
  readonly nomor_identitas: string | null;
  /** The account the customer named at the opening for the rest. */
  readonly rekening_penutupan: string | null;
  /** True when one of its owners is on the national blacklist. */
  readonly tercantum: boolean;
  readonly agreed: AgreedClosing | null;
  /** True when a closing of it, or the withdrawal of one, waits for its second person. */
  readonly waiting: boolean;
  readonly obstacles: readonly Obstacle[];
}

type Row = Omit<ClosingCase, keyof ClosingInput | 'agreed' | 'obstacles'> & {
  saldo: bigint;
  nisbah: number | null;
  zakat: boolean;
  bebas_pajak: boolean;
  biaya_penutupan: bigint;
  nomor_nasabah: string;
  agreed: AgreedClosing | null;
};

/**
 * Reads the months whose share the account has not had: those since the month in which its closing was agreed upon, or before today now, that nobody
 * has distributed (domain: profit sharing). Full days, each with the balance by value date at its end and the share of that day's contract, at the
 * rate by which the same days were accrued.
 */
const monthsOf = (db: Db, nomor: string, from: string, today: string): Promise<MonthOfShare[]> => db<MonthOfShare[]>`
  with saldo as materialized (select * from account_days(${nomor}, ${from}::date, ${today}::date - 1)),
  hari as (
    select h::date as hari, date_trunc('month', h)::date as bulan, coalesce(k.nisbah_nasabah, 0) as nisbah
    from generate_series(${from}::date, ${today}::date - 1, interval '1 day') h cross join lateral account_contract_on(${nomor}, h::date) k),
  bagian as (
    select h.bulan, h.nisbah, min(h.hari) as dari, max(h.hari) as sampai, count(*)::integer as hari,
      sum(greatest((select s.saldo from saldo s where s.tanggal_valuta <= h.hari order by s.tanggal_valuta desc limit 1), 0))::bigint as jumlah_saldo
    from hari h where not exists (select from gl_period p where p.bulan = h.bulan and p.status <> 'BUKA')
    group by h.bulan, h.nisbah)
  select b.bulan, extract(day from b.bulan + interval '1 month' - interval '1 day')::integer as hari_bulan, b.hari, b.jumlah_saldo, b.nisbah,
    hi1000_on(m.pool, b.sampai) as hi_1000,
    (select r.bulan from hi1000 r where r.pool = m.pool and r.bulan <= b.sampai and r.status <> 'DIBATALKAN' order by r.bulan desc limit 1) as hi_1000_bulan
  from bagian b join account a on a.nomor_rekening = ${nomor} left join pool_member m on m.kode_produk = a.kode_produk
  order by b.bulan, b.dari`;

/**
 * Sums all funds of a customer with the bank, in minor units of the books' currency; another currency at the last middle rate (domain: profit
 * sharing, tax).
 */
async function fundsOf(db: Db, nomorNasabah: string, today: string): Promise<bigint> {
  const rows = await db<{ kode_valuta: string; saldo: bigint; tengah: bigint | null }[]>`
    select a.kode_valuta, sum(s.saldo_buku)::bigint as saldo,
      (select r.tengah from exchange_rate r where r.kode_valuta = a.kode_valuta and r.tanggal <= ${today}::date order by r.tanggal desc limit 1) as tengah
    from account a join account_state s using (nomor_rekening) where a.nomor_nasabah = ${nomorNasabah} group by 1`;
  return rows.reduce((sum, { kode_valuta, saldo, tengah }) => {
    if (kode_valuta === BOOK_CURRENCY) return sum + saldo;
    return sum + worthInBooks(saldo, kode_valuta, tengah ?? 0n);
  }, 0n);
}

/** Reads the details of closing one account; null where there is none of this number. */
export async function readClosing(db: Db, nomor: string): Promise<ClosingCase | null> {
  const [row] = await db<Row[]>`
    select a.nomor_rekening, a.nama_rekening, p.nama_produk, k.akad, a.kode_cabang, a.kode_valuta, a.nomor_nasabah, s.status, b.accounting_date as tanggal,
      n.nomor_identitas, s.saldo_buku as saldo, accrual_open(a.nomor_rekening) as akrual, k.nisbah_nasabah as nisbah, a.zakat, coalesce(a.skb_sampai >= b.accounting_date, false) as bebas_pajak,
      k.biaya_penutupan, l.rekening_lain as rekening_penutupan,
      warkat_owner_listed(a.nomor_rekening, b.accounting_date) is not null as tercantum,
      exists (select from flow_instance f where f.objek = 'PENUTUPAN:' || a.nomor_rekening and f.flow_state = 'WAITING') as waiting,
      (select to_jsonb(t) - 'nomor_identitas' || jsonb_build_object('saldo', t.saldo::text) from account_closing t where t.nomor_rekening = a.nomor_rekening) as agreed
    from account a join account_state s using (nomor_rekening) join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang
    join customer n on n.nomor_nasabah = a.nomor_nasabah
    cross join lateral account_contract_on(a.nomor_rekening, b.accounting_date) k
    left join account_link l on l.nomor_rekening = a.nomor_rekening and l.guna = 'PENUTUPAN'
    where a.nomor_rekening = ${nomor}`;
  if (!row) return null;
  const { tanggal, agreed } = row;
  const [dana_nasabah, [day], parameters, obstacles] = await Promise.all([
    fundsOf(db, row.nomor_nasabah, tanggal),
    db<{ dari: string }[]>`
      select greatest(a.tanggal_buka, date_trunc('month', ${agreed?.status === 'DISETUJUI' ? agreed.tanggal : tanggal}::date - 1)::date) as dari
      from account a where a.nomor_rekening = ${nomor}`,
    db<{ nama: string; nilai: string }[]>`
      select nama, parameter_on(nama, ${tanggal}::date) as nilai
      from unnest(${['pajak_bagi_hasil_persen', 'pajak_bagi_hasil_batas', 'zakat_persen', 'biaya_sebagian'] satisfies ParameterName[]}::text[]) nama`,
    obstaclesOf(db, { nomor_rekening: nomor, tanggal }),
  ]);
  const months = row.nisbah === null ? [] : await monthsOf(db, nomor, day?.dari ?? tanggal, tanggal);
  const value = (nama: ParameterName): string => parameters.find((each) => each.nama === nama)?.nilai ?? '';
  return {
    ...row,
    dana_nasabah,
    months,
    obstacles,
    batas_pajak: rupiahMinor(value('pajak_bagi_hasil_batas')),
    pajak_persen: hundredths(value('pajak_bagi_hasil_persen')),
    zakat_persen: hundredths(value('zakat_persen')),
    biaya_sebagian: value('biaya_sebagian') === 'T',
  };
}

/** Returns true when the destination account has no owner in common with the closed one, each as of its branch's day. */
export async function isOfOthers(db: Db, from: string, to: string): Promise<boolean> {
  const [row] = await db<{ lain: boolean }[]>`
    select not owners_of(a.nomor_rekening, b.accounting_date) && owners_of(t.nomor_rekening, c.accounting_date) as lain
    from account a join branch b on b.kode_cabang = a.kode_cabang, account t join branch c on c.kode_cabang = t.kode_cabang
    where a.nomor_rekening = ${from} and t.nomor_rekening = ${to}`;
  return row?.lain ?? false;
}
