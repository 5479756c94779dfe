-- Defines a trigger unless it stands as it should: whoever defines one waits for all that write to its table and holds up those who come meanwhile. The
-- trigger's comment keeps the print of its definition, and trigger_defined, a temporary table of the transaction, which triggers the release has.
create or replace function define_trigger(p_tabel regclass, p_nama text, p_perintah text) returns void language plpgsql as $$
declare
  v_sidik text := md5(p_perintah);
begin
  if to_regclass('pg_temp.trigger_defined') is null then
    create temporary table trigger_defined (tabel oid, nama text) on commit drop;
  end if;
  if not exists (
    select from pg_trigger t where t.tgrelid = p_tabel and t.tgname = p_nama and obj_description(t.oid, 'pg_trigger') = v_sidik
  ) then
    execute p_perintah;
    execute format('comment on trigger %I on %s is %L', p_nama, p_tabel, v_sidik);
  end if;
  insert into trigger_defined (tabel, nama) values (p_tabel, p_nama);
end $$;
