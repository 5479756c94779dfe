import type { ReportQuery } from '#core/books/reports/report-query.ts';

/**
 * Lists overrides: operations of a day that a second person allowed against a rule, with the maker, who lifted the reasons and in whose
 * place, and the reasons. It finds postings by their journal, and operations that posted nothing by the grant used between the opening of
 * the day and that of the next.
 */
export const dayOverrides: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select x.* from (
    select j.dibuat_pada as waktu, reference_number(j.kode_cabang, j.tanggal, j.id) as nomor_referensi, j.operasi, j.kode_valuta, j.nominal, j.id_user,
      coalesce(j.user_otorisasi, '') as user_otorisasi, coalesce(j.bukti ->> 'atas_nama', '') as atas_nama,
      (select string_agg(a, ',' order by a) from jsonb_array_elements_text(j.bukti -> 'alasan') a) as alasan
    from journal j
    where j.kode_cabang = ${kode_cabang} and j.tanggal = ${tanggal}::date and jsonb_array_length(j.bukti -> 'alasan') > 0
    union all
    select g.dipakai_pada, '', g.operasi, coalesce(nullif(g.kode_valuta, ''), 'IDR'), g.nominal, g.pembuat, g.supervisor,
      case when g.wewenang is distinct from g.supervisor then coalesce(g.wewenang, '') else '' end, array_to_string(array(select unnest(g.alasan) order by 1), ',')
    from branch_day d
    join override_grant g on g.kode_cabang = d.kode_cabang and g.dipakai_pada >= d.dibuka_pada
      and g.dipakai_pada < coalesce((select min(n.dibuka_pada) from branch_day n where n.kode_cabang = d.kode_cabang and n.tanggal > d.tanggal), 'infinity')
    where d.kode_cabang = ${kode_cabang} and d.tanggal = ${tanggal}::date
      and not exists (select from journal j where j.kode_cabang = d.kode_cabang and j.tanggal = d.tanggal and j.bukti ->> 'token' = g.token::text)) x
  order by x.waktu, x.nomor_referensi, x.operasi`;
