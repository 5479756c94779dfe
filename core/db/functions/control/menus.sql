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
    perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', 'MENU_INDUK'));
  end if;
  if exists (
    with recursive naik as (
      select menu_id, parent, aktif from menu where menu_id in ('menunggu', 'pengguna', 'peran', 'menu-aplikasi')
      union
      select m.menu_id, m.parent, m.aktif from menu m join naik n on m.menu_id = n.parent
    ) select from naik where not aktif) then
    perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', 'MENU_WAJIB'));
  end if;
end $$;

-- One at a time: two moves that are each in order may make a ring together.
create or replace function before_menu(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7311);
  if e #>> '{baris,trans_code}' <> ''
    and exists (select from menu where trans_code = e #>> '{baris,trans_code}' and menu_id <> e #>> '{baris,menu_id}') then
    perform refuse('DUPLICATE', jsonb_build_object('objek', e #>> '{baris,trans_code}'));
  end if;
  return null;
end $$;

create or replace function after_menu(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
begin
  perform check_menu_tree();
end $$;
