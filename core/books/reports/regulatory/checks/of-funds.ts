import { fundsOn } from '#core/books/reports/regulatory/funds.ts';
import { taxNumber } from '#core/books/reports/regulatory/tax.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { type Check, daysStillRun, withoutCode } from './check.ts';

/** Compares balances of accounts with the daily totals of their ledger account, each currency by itself. */
const ledgerDiffers: Check = {
  kode: 'BUKU_BESAR_SELISIH',
  berat: 'WAJIB',
  jenis: 'GL',
  find: (db, { akhir }) => db`
    with rekening as (
      select a.kode_gl, a.kode_valuta, sum(s.saldo)::bigint as jumlah from account_balances_on(${akhir}::date) s join account a using (nomor_rekening) group by 1, 2),
    buku as (
      select t.kode_gl, t.kode_valuta, sum(t.kredit - t.debet)::bigint as jumlah from gl_total t join gl_account g using (kode_gl)
      where g.kontrol = 'REKENING' and g.tipe in ('L', 'S') and t.tanggal <= ${akhir}::date group by 1, 2)
    select coalesce(b.kode_gl, r.kode_gl) as id, g.nama_gl || ' ' || coalesce(b.kode_valuta, r.kode_valuta) as nama, '' as kolom,
           coalesce(b.jumlah, 0) - coalesce(r.jumlah, 0) as nominal
    from buku b full join rekening r using (kode_gl, kode_valuta) join gl_account g on g.kode_gl = coalesce(b.kode_gl, r.kode_gl)
    where coalesce(b.jumlah, 0) <> coalesce(r.jumlah, 0)`,
};

/** Returns the missing fields of a customer's identity; an entity needs no birth. */
export const fieldsLacking = (db: Db): Fragment => db`
  array_to_string(array_remove(array[
    case when ${taxNumber(db)} = '' then case c.jenis when 'P' then 'nomor_identitas' else 'nomor_npwp' end end,
    case when c.jenis = 'P' and c.tanggal_lahir is null then 'tanggal_lahir' end,
    case when coalesce((select d.alamat from customer_address d where d.nomor_nasabah = c.nomor_nasabah and d.jenis = 'IDENTITAS'), c.alamat) = '' then 'alamat' end], null), ',')`;

const depositorsLacking: Check = {
  kode: 'NASABAH_KURANG',
  berat: 'WAJIB',
  jenis: 'NASABAH',
  find: (db, { akhir }) => db`
    select k.id, k.nama, k.kolom, k.nominal from (
      select f.nomor_nasabah as id, c.nama_nasabah as nama, ${fieldsLacking(db)} as kolom, f.nilai as nominal
      from (select x.nomor_nasabah, sum(x.nilai)::bigint as nilai from (${fundsOn(db, akhir)}) x group by 1) f join customer c using (nomor_nasabah)) k
    where k.kolom <> ''`,
};

/** Finds funds that the extract counts as zero, since no rate was ever set for their currency. */
const withoutRate: Check = {
  kode: 'KURS_KOSONG',
  berat: 'WAJIB',
  jenis: 'VALUTA',
  find: (db, { akhir }) => db`
    select f.kode_valuta as id, f.kode_valuta as nama, '' as kolom, sum(f.saldo)::bigint as nominal from (${fundsOn(db, akhir)}) f
    where worth_on(1, f.kode_valuta, ${akhir}::date) is null group by 1`,
};

const withoutLegalForm: Check = {
  kode: 'GOLONGAN_KOSONG',
  berat: 'WAJIB',
  jenis: 'NASABAH',
  find: (db, { akhir }) => db`
    select f.nomor_nasabah as id, c.nama_nasabah as nama, 'bentuk_hukum' as kolom, sum(f.nilai)::bigint as nominal
    from (${fundsOn(db, akhir)}) f join customer c using (nomor_nasabah) left join customer_entity e using (nomor_nasabah)
    where c.jenis = 'B' and coalesce(e.bentuk_hukum, '') = '' group by 1, 2`,
};

/** These checks run before the extract of guaranteed deposits is made. */
export const guaranteeChecks: readonly Check[] = [depositorsLacking, withoutRate, ledgerDiffers, daysStillRun];

/** These checks run before the extract of third-party funds is made. */
export const fundsChecks: readonly Check[] = [
  withoutLegalForm,
  withoutCode('SANDI_SIMPANAN', (db, { akhir }) => db`select f.jenis_simpanan as kode from (${fundsOn(db, akhir)}) f`),
  withoutCode(
    'SANDI_GOLONGAN',
    (db, { akhir }) => db`
      select case c.jenis when 'P' then 'P' else coalesce(e.bentuk_hukum, '') end as kode
      from (${fundsOn(db, akhir)}) f join customer c using (nomor_nasabah) left join customer_entity e using (nomor_nasabah)`,
  ),
  withoutRate,
  ledgerDiffers,
  daysStillRun,
];
