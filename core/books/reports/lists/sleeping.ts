import type { ReportQuery } from '#core/books/reports/report-query.ts';

/** Lists accounts of a branch that turned dormant on a day, were reactivated, or changed their state otherwise, by their new state. */
export const stateChanges: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select t.dari, t.ke, a.nomor_rekening, a.nama_rekening, a.kode_produk, s.tanggal_aktivitas, a.kode_valuta, s.saldo_buku as saldo
  from account_status_step t join account a using (nomor_rekening) join account_state s using (nomor_rekening)
  where t.tanggal = ${tanggal}::date and a.kode_cabang = ${kode_cabang}
  order by t.ke, a.nomor_rekening, t.id`;

/**
 * Lists accounts of a branch that were inactive or dormant when a day ended, the longest first, with their present balance. It reads an account's
 * later changes from its steps, which few accounts have.
 */
export const sleepingAccounts: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select coalesce(t.dari, s.status) as status, a.nomor_rekening, a.nama_rekening, a.kode_produk, s.tanggal_aktivitas, ${tanggal}::date - s.tanggal_aktivitas as hari_diam,
    a.kode_valuta, s.saldo_buku as saldo
  from account a join account_state s using (nomor_rekening) left join lateral (
    select t.dari from account_status_step t where t.nomor_rekening = a.nomor_rekening and t.tanggal > ${tanggal}::date order by t.tanggal, t.id limit 1) t on true
  where a.kode_cabang = ${kode_cabang} and coalesce(t.dari, s.status) in ('TIDAK_AKTIF', 'DORMAN')
  order by 1, s.tanggal_aktivitas, a.nomor_rekening`;
