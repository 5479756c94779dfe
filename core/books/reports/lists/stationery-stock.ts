import type { ReportQuery } from '#core/books/reports/report-query.ts';

/**
 * Counts a branch's security stationery at the beginning and the end of a day, in forms or books: passbooks and certificates back from
 * today's stock through the acts since, cheques and bilyet giro by the off-balance books, which hold one rupiah a form.
 */
export const stationeryStock: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  with laku as (
    select 'BUKU' as jenis, c.tanggal, case when c.operasi in ('TERIMA_STOK_BUKU', 'TEMU_PERSEDIAAN') then c.jumlah when c.operasi in ('BATAL_STOK_BUKU', 'HILANG_PERSEDIAAN') then -c.jumlah
      when c.operasi in ('TERBIT_BUKU', 'GANTI_BUKU') then -1 else 0 end as lembar
    from passbook_act c where c.kode_cabang = ${kode_cabang} and c.tanggal >= ${tanggal}::date
    union all
    select 'BILYET', c.tanggal, case when c.operasi in ('TERIMA_STOK_BILYET', 'TEMU_PERSEDIAAN') then c.jumlah when c.operasi in ('BATAL_STOK_BILYET', 'HILANG_PERSEDIAAN') then -c.jumlah
      when c.operasi in ('SETOR_DEPOSITO', 'GANTI_BILYET') then -1 else 0 end
    from bilyet_act c where c.kode_cabang = ${kode_cabang} and c.tanggal >= ${tanggal}::date),
  kini as (
    select 'BUKU' as jenis, count(*) as lembar from passbook where kode_cabang = ${kode_cabang} and status = 'STOK'
    union all select 'BILYET', count(*) from bilyet where kode_cabang = ${kode_cabang} and status in ('STOK', 'DI_TANGAN'))
  select k.jenis, (k.lembar - coalesce(sum(l.lembar), 0))::integer as awal, coalesce(sum(l.lembar) filter (where l.tanggal = ${tanggal}::date and l.lembar > 0), 0)::integer as masuk,
    coalesce(-sum(l.lembar) filter (where l.tanggal = ${tanggal}::date and l.lembar < 0), 0)::integer as keluar,
    (k.lembar - coalesce(sum(l.lembar) filter (where l.tanggal > ${tanggal}::date), 0))::integer as akhir
  from kini k left join laku l using (jenis) group by k.jenis, k.lembar
  having k.lembar <> 0 or bool_or(l.lembar <> 0)
  union all
  select 'WARKAT', (coalesce(sum(t.debet - t.kredit) filter (where t.tanggal < ${tanggal}::date), 0) / 100)::integer,
    (coalesce(sum(t.debet) filter (where t.tanggal = ${tanggal}::date), 0) / 100)::integer, (coalesce(sum(t.kredit) filter (where t.tanggal = ${tanggal}::date), 0) / 100)::integer,
    (coalesce(sum(t.debet - t.kredit), 0) / 100)::integer
  from gl_total t where t.kode_cabang = ${kode_cabang} and t.kode_valuta = 'IDR' and t.kode_gl = gl('UNISSUED_CHEQUES') and t.tanggal <= ${tanggal}::date
  having count(*) > 0
  order by 1`;

/** Lists a day's acts on security stationery, books and forms, in their order; it leaves out mere prints. */
export const stationeryMoves: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select x.jenis, x.waktu, x.operasi, x.nomor, x.jumlah, x.id_user, x.saksi,
    coalesce((select reference_number(j.kode_cabang, j.tanggal, j.id) from journal j where j.id = x.journal_id and j.tanggal = ${tanggal}::date), '') as nomor_referensi
  from (
    select 'BUKU' as jenis, c.dibuat_pada as waktu, c.operasi, c.nomor_seri as nomor, c.jumlah, c.pengguna as id_user, coalesce(c.saksi, '') as saksi, c.journal_id
    from passbook_act c where c.kode_cabang = ${kode_cabang} and c.tanggal = ${tanggal}::date and c.operasi not in ('CETAK_BUKU', 'ATUR_BARIS')
    union all
    select 'BILYET', c.dibuat_pada, c.operasi, c.nomor_bilyet, c.jumlah, c.pengguna, coalesce(c.saksi, ''), c.journal_id
    from bilyet_act c where c.kode_cabang = ${kode_cabang} and c.tanggal = ${tanggal}::date and c.operasi <> 'CETAK_BILYET'
    union all
    select c.jenis, c.dibuat_pada, c.operasi, c.nomor_awal, c.jumlah, c.pengguna, c.saksi, c.journal_id
    from warkat_act c where c.kode_cabang = ${kode_cabang} and c.tanggal = ${tanggal}::date) x
  order by x.waktu, x.jenis, x.nomor`;
