import type { ReportQuery } from '#core/books/reports/report-query.ts';

/**
 * Lists the movements on a branch's accounts on a day, by account and in the order of its lines. The ledger's index finds the day's lines
 * through the few ledger accounts that hold customers' accounts.
 */
export const accountMovements: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select a.nomor_rekening, a.nama_rekening, reference_number(j.kode_cabang, j.tanggal, j.id) as nomor_referensi, coalesce(l.kode, j.operasi) as operasi,
    coalesce(l.keterangan, j.keterangan, '') as keterangan, l.kode_valuta, greatest(l.jumlah, 0) as debet, greatest(-l.jumlah, 0) as kredit, l.saldo, j.id_user
  from gl_account g
  join journal_line l on l.kode_cabang = ${kode_cabang} and l.kode_gl = g.kode_gl and l.tanggal = ${tanggal}::date
  join journal j on j.id = l.journal_id and j.tanggal = l.tanggal join account a on a.nomor_rekening = l.rekening
  where g.kontrol = 'REKENING'
  order by l.rekening, l.seq`;

/** Lists the journals of a day with their lines in the branch, also those that began in another one, in the order of posting. */
export const dayJournals: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select reference_number(j.kode_cabang, j.tanggal, j.id) as nomor_referensi, j.dibuat_pada as waktu, coalesce(l.kode, j.operasi) as operasi, l.kode_gl, g.nama_gl,
    coalesce(l.rekening, '') as nomor_rekening, coalesce(l.keterangan, j.keterangan, '') as keterangan, l.kode_valuta,
    greatest(l.jumlah, 0) as debet, greatest(-l.jumlah, 0) as kredit, j.id_user, coalesce(j.user_otorisasi, '') as user_otorisasi
  from gl_account g
  join journal_line l on l.kode_cabang = ${kode_cabang} and l.kode_gl = g.kode_gl and l.tanggal = ${tanggal}::date
  join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
  order by l.journal_id, l.urut`;

/** Lists a day's reversals: the reversing journal, the reversed one and its day; reversed on its own day or corrected later. */
export const reversedJournals: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select reference_number(j.kode_cabang, j.tanggal, j.id) as nomor_referensi, j.dibuat_pada as waktu, case when r.koreksi then 'KOREKSI' else 'REVERSAL' end as jenis,
    reference_number(o.kode_cabang, o.tanggal, o.id) as nomor_asal, o.operasi, o.id_user as pembuat_asal, j.kode_valuta, j.nominal,
    coalesce(j.keterangan, '') as keterangan, j.id_user, coalesce(j.user_otorisasi, '') as user_otorisasi
  from journal j join journal_reversal r on r.reversal_id = j.id
  join journal o on o.id = r.journal_id and o.tanggal = r.tanggal
  where j.kode_cabang = ${kode_cabang} and j.tanggal = ${tanggal}::date
  order by j.id`;
