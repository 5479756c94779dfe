-- Who may do what has changed: cores forget what they remember and tell the screens ('*': of everybody).
create or replace function user_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('akses', case when tg_op = 'DELETE' then old.id_user else new.id_user end);
  return null;
end $$;

create or replace trigger app_user_access after update or delete on app_user for each row execute function user_access_changed();

create or replace trigger user_role_access after insert or update or delete on user_role for each row execute function user_access_changed();

create or replace function role_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('akses', '*');
  return null;
end $$;

create or replace trigger role_menu_access after insert or update or delete on role_menu for each statement execute function role_access_changed();

-- Every core forgets what it remembers of its callers, every open screen asks anew what it may show.
create or replace function rights_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('akses', '*');
  return null;
end $$;

create or replace trigger role_access after update or delete on role for each statement execute function rights_changed();

create or replace trigger role_limit_access after insert or update or delete on role_limit for each statement execute function rights_changed();

create or replace trigger menu_access after insert or update or delete on menu for each statement execute function rights_changed();
