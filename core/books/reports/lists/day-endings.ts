import type { ReportQuery } from '#core/books/reports/report-query.ts';
import { blindCodes } from '#lib/operations/operations.ts';

/**
 * Lists items that the end of a day expired because nobody had decided or carried them out: workflow items, deposits that were never
 * funded, authorised transfers that did not leave. It finds items by their last change, between the opening of the day and that of the
 * next. It hides the difference of a blind count that nobody approved, because the cash is counted again.
 */
export const endedAtEndOfDay: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select x.golongan, x.operasi, x.dari, x.ke, x.nomor, x.nama_nasabah, x.kode_valuta, x.nominal, x.keterangan, x.id_user
  from (
    select 'ITEM' as golongan, f.flow_code as operasi, s.dari, s.ke, coalesce(f.rekening, '') as nomor, f.nama_nasabah, f.kode_valuta,
      case when f.flow_code = any (${[...blindCodes]}::text[]) then 0 else f.nominal end as nominal, f.keterangan,
      f.user_input as id_user, s.waktu, f.id_flow::text as kunci
    from branch_day h
    join flow_instance f on f.kode_cabang = h.kode_cabang and f.tanggal = h.tanggal and f.diubah_pada >= h.dibuka_pada
      and f.diubah_pada < coalesce((select min(n.dibuka_pada) from branch_day n where n.kode_cabang = h.kode_cabang and n.tanggal > h.tanggal), 'infinity')
    join flow_step s on s.id_flow = f.id_flow and s.aksi = 'EXPIRE'
    where h.kode_cabang = ${kode_cabang} and h.tanggal = ${tanggal}::date and f.flow_state in ('CANCELLED', 'EXPIRED')
    union all
    select 'DEPOSITO', 'DAFTAR_DEPOSITO', 'TERDAFTAR', d.status, d.nomor_rekening, a.nama_rekening, a.kode_valuta, d.nominal, '', '', null, d.nomor_rekening
    from deposit d join account a using (nomor_rekening) where a.kode_cabang = ${kode_cabang} and d.status = 'DIBATALKAN' and d.selesai = ${tanggal}::date
    union all
    select 'TRANSFER', j.operasi, 'DIOTORISASI', t.status, t.nomor, t.nama_pengirim, 'IDR', t.nominal, t.keterangan, t.user_input, j.dibuat_pada, t.nomor
    from transfer t join journal j on j.id = t.journal_akhir and j.tanggal = t.tanggal_akhir
    where t.tanggal = ${tanggal}::date and t.kode_cabang = ${kode_cabang} and t.status = 'DIBATALKAN' and j.operasi = 'BATALKAN_TRANSFER' and t.sebab = '') x
  order by x.golongan, x.waktu, x.kunci`;
