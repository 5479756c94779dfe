import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';

/** Changes of blocks and holds on a day, each a version of its record, and what ended by itself with that day; `where` narrows account a. Amounts in minor units. */
export const blockChanges = (db: Db, day: string, where: Fragment): Fragment => db`(
  select 'A' || lpad(v.id::text, 18, '0') as id,
    case when v.aksi = 'BUAT' then 'PASANG' when (v.isi ->> 'dicabut')::boolean or (v.isi ->> 'dilepas')::bigint > (l.isi ->> 'dilepas')::bigint then 'LEPAS' else 'UBAH' end as tindakan,
    case v.jenis when 'hold' then 'DANA' else 'REKENING' end as golongan, a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_valuta,
    coalesce(v.isi ->> 'arah', '') as arah, coalesce(v.isi ->> 'jenis', v.isi ->> 'sebab', '') as sebab, v.isi ->> 'tingkat' as tingkat,
    coalesce(nullif((v.isi ->> 'dilepas')::bigint - (l.isi ->> 'dilepas')::bigint, 0), (v.isi ->> 'jumlah')::bigint, 0) as jumlah,
    coalesce((v.isi ->> 'jumlah')::bigint - (v.isi ->> 'dilepas')::bigint, 0) as sisa, v.isi ->> 'nomor_surat' as nomor_surat,
    (v.isi ->> 'tanggal_awal')::date as tanggal_awal, (v.isi ->> 'tanggal_akhir')::date as tanggal_akhir, v.pembuat, v.disetujui_oleh
  from record_version v join account a on a.nomor_rekening = v.isi ->> 'nomor_rekening'
    left join record_version l on (l.jenis, l.kunci, l.versi) = (v.jenis, v.kunci, v.versi - 1)
  where v.jenis in ('hold', 'block') and v.berlaku_sejak = ${day}::date and v.aksi in ('BUAT', 'UBAH') and ${where}
  union all
  select 'B' || t.id_blokir, 'BERAKHIR', 'DANA', a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_valuta, '', t.jenis, t.tingkat::text,
    t.jumlah, t.jumlah - t.dilepas, t.nomor_surat, t.tanggal_awal, t.tanggal_akhir, '', ''
  from account_hold t join account a using (nomor_rekening) where t.tanggal_akhir = ${day}::date and t.dilepas < t.jumlah and ${where}
  union all
  select 'B' || t.id_blokir, 'BERAKHIR', 'REKENING', a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_valuta, t.arah, t.sebab, t.tingkat::text,
    0, 0, t.nomor_surat, t.tanggal_awal, t.tanggal_akhir, '', ''
  from account_blocking t join account a using (nomor_rekening) where t.tanggal_akhir = ${day}::date and not t.dicabut and ${where})`;
