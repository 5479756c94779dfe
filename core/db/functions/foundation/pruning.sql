-- What goes row by row by the rules of `retention`; months of partitioned tables go whole (prune_partitions). docs/operations.md has the rule
-- or the reason of every table.

-- Since when the rows of a table are kept; null: all there ever were.
create or replace function retained_since(p_tabel text) returns timestamptz language sql stable as $$
  select now() - make_interval(months => r.bulan) from retention r where r.tabel = p_tabel
$$;

-- Lets go at most so many rows of each table; returns how many went.
create or replace function prune_rows(p_maks integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_n integer := 0;
  v_satu integer;
begin
  -- Journals name the session they were posted under, so sessions stay as long as journals do; the latest one shows the user's last sign-in.
  delete from app_session where id in (
    select s.id from app_session s
    where s.batas < retained_since('app_session') and s.batas < retained_since('journal')
      and exists (select from app_session n where n.id_user = s.id_user and n.id > s.id)
    order by s.id limit p_maks);
  get diagnostics v_satu = row_count; v_n := v_n + v_satu;
  -- One that was used is evidence of what it released.
  delete from override_grant where token in (
    select g.token from override_grant g where g.dipakai_pada is null and g.berlaku_sampai < retained_since('override_grant') limit p_maks);
  get diagnostics v_satu = row_count; v_n := v_n + v_satu;
  delete from identity_job where id in (select j.id from identity_job j where j.selesai_pada < retained_since('identity_job') order by j.id limit p_maks);
  get diagnostics v_satu = row_count; v_n := v_n + v_satu;
  delete from password_ticket where id in (
    select t.id from password_ticket t where greatest(t.berlaku_sampai, t.dipakai_pada) < retained_since('password_ticket') order by t.id limit p_maks);
  get diagnostics v_satu = row_count; v_n := v_n + v_satu;
  delete from daily_usage where (lingkup, kunci, tanggal, kelompok, kode_valuta) in (
    select d.lingkup, d.kunci, d.tanggal, d.kelompok, d.kode_valuta from daily_usage d
    where d.tanggal < retained_since('daily_usage')::date and d.tanggal < oldest_branch_day() limit p_maks);
  get diagnostics v_satu = row_count; v_n := v_n + v_satu;
  -- A file by which a list was put in force, or was asked to be, is evidence; its rows go with it.
  delete from name_import where id_impor in (
    select i.id_impor from name_import i
    where i.diunggah_pada < retained_since('name_import') and not exists (select from name_list l where l.id_impor = i.id_impor)
      and not exists (select from flow_instance f where f.objek = 'DAFTAR_NAMA:' || i.jenis || '/' || i.penerbit and f.flow_data ->> 'id_impor' = i.id_impor::text)
    limit p_maks);
  get diagnostics v_satu = row_count; v_n := v_n + v_satu;
  delete from report_job where id in (
    select r.id from report_job r where r.dibersihkan_pada < retained_since('report_job') order by r.dibuat_pada limit p_maks);
  get diagnostics v_satu = row_count; v_n := v_n + v_satu;
  -- Of a draft that was never filed the form goes; that there was one stays, as its steps are chained.
  update flow_instance set flow_data = '{}', keterangan = '', nama_nasabah = '', rekening = null
  where id_flow in (
    select f.id_flow from flow_instance f
    where f.flow_state in ('CANCELLED', 'EXPIRED') and f.flow_data <> '{}' and f.diubah_pada < retained_since('flow_instance')
      and not exists (select from flow_step t where t.id_flow = f.id_flow and t.ke not in ('DRAFT', 'CANCELLED', 'EXPIRED'))
    limit p_maks);
  get diagnostics v_satu = row_count;
  return v_n + v_satu;
end $$;
