-- The second person of a change is proved for the record that is changed, not for any item of that kind: the item names the
-- record, it is about neither of the two, and both may still sign in when it counts. And a change of a role, like one of a
-- user, leaves two administrators.

-- What a change is about, as items name it; null for a change that this release does not know.
create function changed_object(e jsonb) returns text language sql immutable as $$
  select case e ->> 'efek'
    when 'data_user' then 'USER:' || (e #>> '{baris,id_user}')
    when 'data_user_delete' then 'USER:' || (e ->> 'id_user')
    when 'data_counter' then 'USER:' || (e ->> 'id_user')
    when 'data_role' then 'ROLE:' || (e ->> 'role_id')
    when 'data_menu' then 'MENU:' || (e ->> 'menu_id')
    when 'data_delegation' then 'DELEGASI:' || (e ->> 'ke')
  end
$$;

create or replace function data_effect(e jsonb, p_user text, p_cabang text) returns void language plpgsql as $$
declare
  v_objek text := changed_object(e);
  v_kedua text;
begin
  if e ->> 'id_flow' is not null then
    select f.pemeriksa[cardinality(f.pemeriksa)] into v_kedua from flow_instance f
    where f.id_flow = (e ->> 'id_flow')::uuid and f.jenis = 'DATA' and f.flow_state = 'APPROVED' and f.flow_code = e ->> 'operasi'
      and f.objek = v_objek and f.user_input = p_user and f.xmin = pg_current_xact_id()::xid;
  elsif e ->> 'token' is not null then
    select g.supervisor into v_kedua from override_grant g
    where g.token = (e ->> 'token')::uuid and g.xmin = pg_current_xact_id()::xid and g.dipakai_pada = now()
      and g.operasi = e ->> 'operasi' and g.pembuat = p_user;
  end if;
  if v_objek is null or v_kedua is null or v_kedua = p_user
    or (select count(*) from app_user u where u.id_user in (p_user, v_kedua) and u.aktif) < 2 then
    perform refuse('GRANT_INVALID');
  end if;
  if v_objek in ('USER:' || p_user, 'USER:' || v_kedua, 'DELEGASI:' || p_user, 'DELEGASI:' || v_kedua) then perform refuse('OWN_RECORD'); end if;
  execute format('select %I($1, $2, $3, $4)', 'apply_' || (e ->> 'efek')) using e, p_user, v_kedua, p_cabang;
end $$;

alter function apply_data_role(jsonb, text, text, text) rename to put_role;

create function apply_data_role(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
declare
  v_admin bigint;
begin
  perform lock_users();
  v_admin := active_admins();
  perform put_role(e, p_user, p_otorisasi, p_cabang);
  if active_admins() < least(v_admin, 2) then perform not_allowed('paling sedikit dua administrator harus tetap aktif'); end if;
end $$;
