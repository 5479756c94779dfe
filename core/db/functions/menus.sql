-- Every entry hangs in one tree, and the screens without which nobody could mend access stay reachable.
create or replace function check_menu_tree() returns void language plpgsql as $$
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

create or replace function apply_data_menu(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
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
