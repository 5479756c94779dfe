import { operationRows } from '#core/books/reports/day-operations.ts';
import { recapRows } from '#core/books/reports/day-recap.ts';
import type { ReportQuery } from '#core/books/reports/report-query.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** A branch's day on one page: cash boxes, balances of suspense accounts, postings by kind, and how many a second person allowed or were reversed. */
export const dayRecap: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select n.bagian, n.kode, case n.bagian when 'PENGAWASAN' then n.kode else n.nama end as nama, n.kode_valuta, n.banyak, n.awal as saldo_awal, n.masuk, n.keluar, n.akhir as saldo_akhir
  from (${recapRows(db, kode_cabang, db`(select ${tanggal}::date as hari)`)}) n order by n.urut, n.kode, n.kode_valuta`;

/** Lists the day's postings: a row for each kind of posting, maker and currency. */
export const dayOperations: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select n.operasi, n.id_user, n.nama_user, n.banyak, n.kode_valuta, n.nominal, n.masuk as tunai_masuk, n.keluar as tunai_keluar, n.otorisasi, n.dibatalkan
  from (${operationRows(db, kode_cabang, tanggal, '')}) n order by n.operasi, n.id_user, n.kode_valuta`;

/** The branch's trial balance of a day in worth of the books' currency; balances positive on the account's own side. */
export const dayTrialBalance: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select t.kode_gl, g.nama_gl, g.posisi as sisi, ${BOOK_CURRENCY} as kode_valuta, case g.posisi when 'D' then t.awal else -t.awal end as saldo_awal, t.debet, t.kredit,
    case g.posisi when 'D' then t.awal + t.debet - t.kredit else -(t.awal + t.debet - t.kredit) end as saldo_akhir
  from (
    select x.kode_gl, coalesce(sum(x.debet_idr - x.kredit_idr) filter (where x.tanggal < ${tanggal}::date), 0)::bigint as awal,
      coalesce(sum(x.debet_idr) filter (where x.tanggal = ${tanggal}::date), 0)::bigint as debet,
      coalesce(sum(x.kredit_idr) filter (where x.tanggal = ${tanggal}::date), 0)::bigint as kredit
    from gl_total x where x.kode_cabang = ${kode_cabang} and x.kode_valuta = any (array(select kode_valuta from currency)) and x.tanggal <= ${tanggal}::date
    group by x.kode_gl) t join gl_account g using (kode_gl)
  where t.awal <> 0 or t.debet <> 0 or t.kredit <> 0
  order by t.kode_gl`;
