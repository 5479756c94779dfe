-- Roles and menus are changed by two persons (data_effect). What a role already held keeps who gave it and who allowed it; only
-- what comes new carries the names of this change. Nobody stands behind a change of a role she holds, as maker or as checker.

-- The record is as it was seen, or the change is refused; the row is held until the change is through.
create function expect_version(p_objek text, p_ada integer, p_dilihat integer) returns void language plpgsql as $$
begin
  if p_ada is distinct from p_dilihat then perform refuse('DATA_CHANGED', jsonb_build_object('objek', p_objek)); end if;
end $$;

create function put_role_grants(e jsonb, p_user text, p_otorisasi text) returns void language plpgsql as $$
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

create function apply_data_role(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
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

-- Every entry hangs in one tree, and the screens without which nobody could mend access stay reachable.
create function check_menu_tree() returns void language plpgsql as $$
begin
  if exists (
    with recursive naik as (
      select menu_id as mulai, parent, 1 as tingkat from menu where parent <> ''
      union all
      select n.mulai, m.parent, n.tingkat + 1 from naik n join menu m on m.menu_id = n.parent where m.parent <> '' and n.tingkat < 20
    ) select from naik where tingkat >= 20 or parent = mulai)
    or exists (select from menu m where m.parent <> '' and not exists (select from menu p where p.menu_id = m.parent)) then
    perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', 'induk harus grup menu lain yang bukan bagian dari menu ini'));
  end if;
  if exists (
    with recursive naik as (
      select menu_id, parent, aktif from menu where menu_id in ('menunggu', 'pengguna', 'peran', 'menu-aplikasi')
      union
      select m.menu_id, m.parent, m.aktif from menu m join naik n on m.menu_id = n.parent
    ) select from naik where not aktif) then
    perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', 'menu ini diperlukan untuk mengatur akses dan harus tetap aktif'));
  end if;
end $$;

create function apply_data_menu(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
declare
  v_menu text := e ->> 'menu_id';
  v_versi integer;
begin
  -- One at a time: two moves that are each in order may make a ring together.
  perform pg_advisory_xact_lock(7311);
  if e ->> 'trans_code' <> '' and exists (select from menu where trans_code = e ->> 'trans_code' and menu_id <> v_menu) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', e ->> 'trans_code'));
  end if;
  if e ->> 'aksi' = 'BUAT' then
    insert into menu (menu_id, parent, title, icon, route, trans_code, urut, aktif, jenis, versi)
    values (v_menu, e ->> 'parent', e ->> 'title', e ->> 'icon', e ->> 'route', e ->> 'trans_code', (e ->> 'urut')::integer,
            (e ->> 'aktif')::boolean, 'MENU', 1) on conflict do nothing;
    if not found then perform refuse('DUPLICATE', jsonb_build_object('objek', v_menu)); end if;
  else
    select versi into v_versi from menu where menu_id = v_menu for update;
    perform expect_version(v_menu, v_versi, (e ->> 'versi')::integer);
    update menu set parent = e ->> 'parent', title = e ->> 'title', icon = e ->> 'icon', route = e ->> 'route',
      trans_code = e ->> 'trans_code', urut = (e ->> 'urut')::integer, aktif = (e ->> 'aktif')::boolean, versi = versi + 1
    where menu_id = v_menu;
  end if;
  perform check_menu_tree();
end $$;

-- Every core forgets what it remembers of its callers, every open screen asks anew what it may show.
create function rights_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('akses', '*');
  return null;
end $$;
create trigger role_access after update or delete on role for each statement execute function rights_changed();
create trigger role_limit_access after insert or update or delete on role_limit for each statement execute function rights_changed();
create trigger menu_access after insert or update or delete on menu for each statement execute function rights_changed();
