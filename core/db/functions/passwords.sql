-- A one-time password is fetched by whoever asked for it, once. Answers the ticket, marked used; null where there is none.
create or replace function take_password_ticket(p_id_user text, p_pembuat text, p_cabang text, p_korelasi uuid) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  update password_ticket set dipakai_pada = now()
  where id = (select t.id from password_ticket t join app_user u using (id_user)
              where t.id_user = p_id_user and t.pembuat = p_pembuat and t.dipakai_pada is null and t.berlaku_sampai > now() and u.aktif
              order by t.id desc limit 1 for update of t)
  returning id into v_id;
  if v_id is not null then
    perform write_audit(p_pembuat, p_cabang, 'KATA_SANDI_SEKALI_PAKAI', '00', 'USER:' || p_id_user, p_korelasi, jsonb_build_object('tiket', v_id));
  end if;
  return v_id;
end $$;

-- The provider did not take the password: the ticket is good again.
create or replace function return_password_ticket(p_id bigint, p_pembuat text, p_cabang text, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id_user text;
begin
  update password_ticket set dipakai_pada = null where id = p_id and pembuat = p_pembuat and dipakai_pada is not null
    and dipakai_pada > now() - interval '1 minute' returning id_user into v_id_user;
  if found then
    perform write_audit(p_pembuat, p_cabang, 'KATA_SANDI_SEKALI_PAKAI', '91', 'USER:' || v_id_user, p_korelasi, jsonb_build_object('tiket', p_id));
  end if;
end $$;
