import type { ReportQuery } from '#core/books/reports/report-query.ts';
import { blockChanges } from '#core/control/audit/block-changes.ts';

/**
 * Lists blocks and holds of a branch's accounts that were set, changed, lifted, or expired on a day. It withholds the wording of an
 * authority's request.
 */
export const blockChangesOfDay: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select x.tindakan, x.golongan, x.nomor_rekening, x.nama_rekening, x.arah, case when x.tingkat = 'BERWENANG' then '' else x.sebab end as sebab, x.tingkat,
    x.kode_valuta, case x.golongan when 'DANA' then x.jumlah end as jumlah, case x.golongan when 'DANA' then x.sisa end as sisa, case when x.tingkat = 'BERWENANG' then '' else coalesce(x.nomor_surat, '') end as nomor_surat, x.tanggal_awal, x.tanggal_akhir,
    x.pembuat as id_user, x.disetujui_oleh as user_otorisasi
  from ${blockChanges(db, tanggal, db`a.kode_cabang = ${kode_cabang}`)} x order by x.id`;

/**
 * Lists blocks and holds in force when a day ends, the oldest first. It reads released or lifted ones back from the versions of the record,
 * so that a past day shows what it showed then. It withholds the wording of an authority's request.
 */
export const blocksInForce: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select x.golongan, x.nomor_rekening, x.nama_rekening, x.arah, case when x.tingkat = 'BERWENANG' then '' else x.sebab end as sebab, x.tingkat, x.kode_valuta,
    case x.golongan when 'DANA' then x.jumlah end as jumlah, case x.golongan when 'DANA' then x.sisa end as sisa, case when x.tingkat = 'BERWENANG' then '' else x.nomor_surat end as nomor_surat, x.tanggal_awal, x.tanggal_akhir
  from (
    select 'DANA' as golongan, a.nomor_rekening, a.nama_rekening, '' as arah, t.jenis as sebab, t.tingkat::text as tingkat, a.kode_valuta, t.jumlah,
      t.jumlah - coalesce(l.dilepas, t.dilepas) as sisa, t.nomor_surat, t.tanggal_awal, t.tanggal_akhir, t.id_blokir
    from account_hold t join account a using (nomor_rekening) left join lateral (
      select (p.isi ->> 'dilepas')::bigint as dilepas from record_version v join record_version p on (p.jenis, p.kunci, p.versi) = (v.jenis, v.kunci, v.versi - 1)
      where v.jenis = 'hold' and v.kunci = t.id_blokir::text and v.berlaku_sejak > ${tanggal}::date order by v.versi limit 1) l on true
    where a.kode_cabang = ${kode_cabang} and t.tanggal_awal <= ${tanggal}::date and coalesce(t.tanggal_akhir, 'infinity') >= ${tanggal}::date
    union all
    select 'REKENING', a.nomor_rekening, a.nama_rekening, t.arah, t.sebab, t.tingkat::text, a.kode_valuta, 0,
      case when coalesce(l.dicabut, t.dicabut) then 0 else 1 end, t.nomor_surat, t.tanggal_awal, t.tanggal_akhir, t.id_blokir
    from account_blocking t join account a using (nomor_rekening) left join lateral (
      select (p.isi ->> 'dicabut')::boolean as dicabut from record_version v join record_version p on (p.jenis, p.kunci, p.versi) = (v.jenis, v.kunci, v.versi - 1)
      where v.jenis = 'block' and v.kunci = t.id_blokir::text and v.berlaku_sejak > ${tanggal}::date order by v.versi limit 1) l on true
    where a.kode_cabang = ${kode_cabang} and t.tanggal_awal <= ${tanggal}::date and coalesce(t.tanggal_akhir, 'infinity') >= ${tanggal}::date) x
  where x.sisa > 0 order by x.golongan, x.tanggal_awal, x.nomor_rekening, x.id_blokir`;
