-- A role is changed by two persons. What it already held keeps who gave it and who allowed it; only what comes new carries the
-- names of this change. Nobody stands behind a change of a role she holds, as maker or as checker.

create or replace function put_role_grants(e jsonb, p_user text, p_otorisasi text) returns void language plpgsql as $$
declare
  v_role text := e ->> 'role_id';
  v_flow uuid := (e ->> 'id_flow')::uuid;
begin
  delete from role_menu where role_id = v_role and not (e -> 'menu_id') ? menu_id;
  insert into role_menu (role_id, menu_id, diberikan_oleh, disetujui_oleh, id_flow)
  select v_role, m, p_user, p_otorisasi, v_flow from jsonb_array_elements_text(e -> 'menu_id') m on conflict do nothing;
  delete from role_limit l where role_id = v_role and not exists (
    select from jsonb_to_recordset(e -> 'limit') as x(kelompok text, kode_valuta text)
    where x.kelompok = l.kelompok and x.kode_valuta = l.kode_valuta);
  insert into role_limit as l (role_id, kelompok, kode_valuta, entri, setuju, diberikan_oleh, disetujui_oleh, id_flow)
  select v_role, x.kelompok, x.kode_valuta, x.entri, x.setuju, p_user, p_otorisasi, v_flow
  from jsonb_to_recordset(e -> 'limit') as x(kelompok text, kode_valuta text, entri bigint, setuju bigint)
  on conflict (role_id, kelompok, kode_valuta) do update set
    entri = excluded.entri, setuju = excluded.setuju, diberikan_pada = now(), diberikan_oleh = excluded.diberikan_oleh,
    disetujui_oleh = excluded.disetujui_oleh, id_flow = excluded.id_flow
    where (l.entri, l.setuju) is distinct from (excluded.entri, excluded.setuju);
end $$;

create or replace function write_role(e jsonb, p_user text, p_otorisasi text) returns void language plpgsql as $$
declare
  v_role text := e ->> 'role_id';
  v_versi integer;
begin
  if e ->> 'aksi' = 'BUAT' then
    insert into role (role_id, nama, keterangan, tingkat, kantor_pusat, versi)
    values (v_role, e ->> 'nama', e ->> 'keterangan', e ->> 'tingkat', (e ->> 'kantor_pusat')::boolean, 1) on conflict do nothing;
    if not found then perform refuse('DUPLICATE', jsonb_build_object('objek', v_role)); end if;
    perform put_role_grants(e, p_user, p_otorisasi);
    return;
  end if;
  -- Whoever is being given this role waits for this lock, and is then seen or finds the role gone.
  select versi into v_versi from role where role_id = v_role for update;
  perform expect_version(v_role, v_versi, (e ->> 'versi')::integer);
  if exists (select from user_role where role_id = v_role and id_user in (p_user, p_otorisasi)) then perform refuse('OWN_RECORD'); end if;
  if e ->> 'aksi' = 'HAPUS' then
    if exists (select from user_role where role_id = v_role) then
      perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', 'peran ini masih dipegang pengguna'));
    end if;
    delete from role_menu where role_id = v_role;
    delete from role_limit where role_id = v_role;
    delete from role where role_id = v_role;
    return;
  end if;
  update role set nama = e ->> 'nama', keterangan = e ->> 'keterangan', tingkat = e ->> 'tingkat',
    kantor_pusat = (e ->> 'kantor_pusat')::boolean, versi = versi + 1 where role_id = v_role;
  perform put_role_grants(e, p_user, p_otorisasi);
end $$;

-- A change of a role, like one of a user, leaves two administrators.
create or replace function apply_data_role(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
declare
  v_admin bigint;
begin
  perform lock_users();
  v_admin := active_admins();
  perform write_role(e, p_user, p_otorisasi);
  if active_admins() < least(v_admin, 2) then perform not_allowed('paling sedikit dua administrator harus tetap aktif'); end if;
end $$;
