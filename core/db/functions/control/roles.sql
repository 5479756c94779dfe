-- A role is changed by two persons, and nobody makes or checks a change of an own role. A change of a role,
-- like one of a user, leaves two administrators.

-- Whoever is being given the role waits for its row, and is then seen here or finds the role gone.
create or replace function before_role(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  v_role text := e #>> '{baris,role_id}';
begin
  perform lock_users();
  perform from role where role_id = v_role for update;
  if exists (select from user_role where role_id = v_role and id_user in (p_user, p_kedua)) then perform refuse('OWN_RECORD'); end if;
  if e ->> 'aksi' = 'HAPUS' and exists (select from user_role where role_id = v_role) then perform not_allowed('PERAN_DIPEGANG'); end if;
  return to_jsonb(active_admins());
end $$;

create or replace function after_role(e jsonb, p_lama jsonb, p_baru jsonb, p_admin jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
begin
  if active_admins() < least((p_admin #>> '{}')::bigint, 2) then perform not_allowed('ADMIN_TERAKHIR'); end if;
end $$;
