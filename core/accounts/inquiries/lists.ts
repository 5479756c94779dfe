import { accountSeenBy } from '#core/access/account-seen-by.ts';
import { amountsOf } from '#core/access/amounts.ts';
import type { Caller, Query } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import type { Db } from '#core/db/client.ts';
import { accountOrder, betweenDates, branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, join, runList } from '#core/list/list-query.ts';
import { bearsWords, wordsOf } from '#core/list/name-words.ts';
import { daftarRekeningQuery } from '#lib/accounts/schemas/account-lists.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor, isCurrency } from '#lib/money.ts';
import type { DaftarRekeningQuery, DaftarRekeningRow } from '#types/proto/accounts/savings.ts';

interface ListRow {
  pegangan: string;
  nomor_rekening: string;
  nama_rekening: string;
  nomor_nasabah: string;
  kode_produk: string;
  nama_produk: string;
  kode_cabang: string;
  nama_cabang: string;
  kode_valuta: string;
  status: string;
  blokir: string;
  saldo_buku: bigint;
  saldo_ditahan: bigint;
  tersedia: bigint;
  tanggal_buka: string;
  tanggal_aktivitas: string;
  akan_status: string;
  akan_tanggal: string | null;
  id_flow: string;
}

/** Reads the days of a parameter in force on the bank's day; once for the whole list, not for each account. */
const days = (db: Db, name: 'hari_tidak_aktif' | 'hari_dorman' | 'hari_pemberitahuan_tidur'): Fragment =>
  db`(select parameter_on(${name}, max(accounting_date))::integer from branch)`;

/** Computes the account's next state if its customer does nothing, and its first day (domain: activity states). */
const upcoming = (db: Db): Fragment => db`
  cross join lateral (select
    case s.status when 'AKTIF' then 'TIDAK_AKTIF' when 'TIDAK_AKTIF' then 'DORMAN' else '' end as akan_status,
    s.tanggal_aktivitas + 1 + case s.status when 'AKTIF' then ${days(db, 'hari_tidak_aktif')}
      when 'TIDAK_AKTIF' then ${days(db, 'hari_dorman')} end as akan_tanggal) w`;

/** Of a closed account nothing is available, and its minimum balance is owed by nobody. */
const AVAILABLE = `case when s.status = 'TUTUP' then 0
  else s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.debet_menunggu - s.saldo_minimum + s.plafon end`;

const columns = (db: Db): Fragment => db`
  a.pegangan, a.nomor_rekening, a.nama_rekening, a.nomor_nasabah, a.kode_produk, p.nama_produk, a.kode_cabang, b.nama_cabang, a.kode_valuta,
  s.status, s.blokir, s.saldo_buku, s.saldo_ditahan, ${db.unsafe(AVAILABLE)} as tersedia, a.tanggal_buka, s.tanggal_aktivitas,
  w.akan_status, w.akan_tanggal,
  coalesce((select f.id_flow::text from flow_instance f where f.objek = 'REKENING:' || a.nomor_rekening and f.flow_state = 'WAITING'
    and f.jenis = 'DATA' limit 1), '') as id_flow`;

const tables = (db: Db): Fragment => db`
  account a join account_state s using (nomor_rekening) join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang
  ${upcoming(db)}`;

/**
 * Filters by words of the account's name, each as the beginning of one, a single letter as an initial; by the beginning of an account's number, for a reader who sees numbers, or a
 * customer's whole number.
 */
function keywordFilter(db: Db, caller: Caller, keyword: string): Fragment[] {
  if (keyword === '') return [];
  if (/^\d+$/.test(keyword))
    return [
      db`(${onAccount(db, caller, startsWith(db, 'a.nomor_rekening', keyword))} or a.nomor_nasabah = ${keyword})`,
    ];
  const words = wordsOf(keyword);
  // It uses no index: the branch's accounts are read anyway, and a common name would mislead the planner.
  return [words.length === 0 ? db`false` : bearsWords(db, 'a.nama_normal', words)];
}

function blockFilter(db: Db, asked: string): Fragment[] {
  if (asked === '') return [];
  if (asked === 'ADA') return [db`s.blokir <> ''`];
  return [db`s.blokir = ${asked === 'TANPA' ? '' : asked}`];
}

/** Compares a balance within one currency: the asked one, else that of the books. VALIDATION on kode_valuta. */
function balanceFilter(db: Db, asked: DaftarRekeningQuery): Fragment[] {
  const { kode_valuta } = asked;
  if (kode_valuta !== '' && !isCurrency(kode_valuta))
    fail('VALIDATION', { violations: [violation('kode_valuta', 'v.valuta')] });
  const { saldo_dari: least, saldo_sampai: most } = amountsOf(daftarRekeningQuery, asked);
  const bounded = least !== null || most !== null;
  const currency = kode_valuta || (bounded ? BOOK_CURRENCY : '');
  return [
    ...(currency ? [db`a.kode_valuta = ${currency}`] : []),
    ...(least === null ? [] : [db`s.saldo_buku >= ${least}`]),
    ...(most === null ? [] : [db`s.saldo_buku <= ${most}`]),
  ];
}

/** Limits a list: always to branches the caller may see, since its rows show balances. */
function conditions(db: Db, caller: Caller, input: DaftarRekeningQuery): Fragment[] {
  const { kode_produk, status_rekening, nomor_nasabah, akan, aktivitas_sebelum, dibuka_dari, dibuka_sampai } = input;
  return [
    branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
    ...keywordFilter(db, caller, input.paging?.keyword.trim() ?? ''),
    ...(kode_produk ? [db`a.kode_produk = ${kode_produk}`] : []),
    ...(status_rekening ? [db`s.status = ${status_rekening}`] : []),
    ...(nomor_nasabah ? [db`a.nomor_nasabah = ${nomor_nasabah}`] : []),
    ...blockFilter(db, input.blokir),
    ...balanceFilter(db, input),
    ...betweenDates(db, 'a.tanggal_buka', dibuka_dari, dibuka_sampai),
    ...(aktivitas_sebelum ? [db`s.tanggal_aktivitas < ${aktivitas_sebelum}::date`] : []),
    ...(akan
      ? [db`w.akan_status = ${akan}`, db`w.akan_tanggal <= b.accounting_date + ${days(db, 'hari_pemberitahuan_tidur')}`]
      : []),
  ];
}

function toWire(row: ListRow, caller: Caller): DaftarRekeningRow {
  const amount = (minor: bigint): string => fromMinor(minor, row.kode_valuta);
  const { nama_rekening, status, tersedia, akan_tanggal, ...rest } = row;
  return {
    ...rest,
    nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
    nama_nasabah: nama_rekening,
    status_rekening: status,
    saldo_buku: amount(row.saldo_buku),
    saldo_ditahan: amount(row.saldo_ditahan),
    saldo_tersedia: amount(tersedia),
    akan_tanggal: akan_tanggal ?? '',
  };
}

async function page(
  context: Parameters<Query<'report.cetakListRekening'>>[0],
  input: DaftarRekeningQuery,
  only: (db: Db) => Fragment,
) {
  const { db, caller } = context;
  const byNumber = accountOrder(caller);
  const found = await runList<ListRow>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [only(db), ...conditions(db, caller, input)],
      sortable: {
        nomor_rekening: byNumber,
        nama_nasabah: { sql: 'a.nama_normal', type: 'text' },
        kode_produk: { sql: 'a.kode_produk', type: 'text' },
        status_rekening: { sql: 's.status', type: 'text' },
        saldo_buku: { sql: 's.saldo_buku', type: 'bigint' },
        tanggal_buka: { sql: 'a.tanggal_buka', type: 'date' },
        tanggal_aktivitas: { sql: 's.tanggal_aktivitas', type: 'date' },
      },
      key: [byNumber],
      defaultSort: 'nomor_rekening',
    },
    input.paging,
  );
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: found.rows.length });
  return { data: found.rows.map((row) => toWire(row, caller)), resp_cursor: found.cursor };
}

/** Lists open accounts of branches the caller may see. VALIDATION on kode_valuta. */
export const rekeningTabungan: Query<'savings.rekeningTabungan'> = (context, input) =>
  page(context, input, (db) => db`s.status <> 'TUTUP'`);

/** Lists closed accounts of branches the caller may see. VALIDATION on kode_valuta. */
export const rekeningTutup: Query<'savings.rekeningTutup'> = (context, input) =>
  page(context, input, (db) => db`s.status = 'TUTUP'`);

/** Lists accounts of branches the caller may see, for paper and files. VALIDATION on kode_valuta. */
export const cetakListRekening: Query<'report.cetakListRekening'> = (context, input) =>
  page(context, input, (db) => db`true`);

interface SumRow {
  kode_valuta: string;
  jumlah: number;
  saldo_buku: bigint;
  saldo_ditahan: bigint;
  tersedia: bigint;
}

/**
 * Counts the accounts of the whole list and sums their balances, by currency; paging and order do not count. The sum of one account is its balance, so
 * it counts as a read of that account. LOOKED_ENOUGH; VALIDATION on kode_valuta.
 */
export const jumlahListRekening: Query<'report.jumlahListRekening'> = async (context, input) => {
  const { db, caller } = context;
  const limits = [...(input.terbuka === 'T' ? [db`s.status <> 'TUTUP'`] : []), ...conditions(db, caller, input)];
  const rows = await db<SumRow[]>`
    select a.kode_valuta, count(*)::integer as jumlah, sum(s.saldo_buku)::bigint as saldo_buku, sum(s.saldo_ditahan)::bigint as saldo_ditahan,
      sum(${db.unsafe(AVAILABLE)})::bigint as tersedia
    from ${tables(db)} where ${join(db, limits, ' and ')} group by 1 order by 1`;
  if (rows.some(({ jumlah }) => jumlah === 1)) await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: 1 });
  return {
    per_valuta: rows.map(({ kode_valuta, jumlah, saldo_buku, saldo_ditahan, tersedia }) => ({
      kode_valuta,
      jumlah_rekening: jumlah,
      saldo_buku: fromMinor(saldo_buku, kode_valuta),
      saldo_ditahan: fromMinor(saldo_ditahan, kode_valuta),
      saldo_tersedia: fromMinor(tersedia, kode_valuta),
    })),
  };
};
