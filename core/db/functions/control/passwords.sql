-- A one-time password is handed out in two halves (docs/adr/0030-first-passwords-in-two-halves.md): each of the two who made the user, or asked for a
-- new password, fetches an own half, once. The first of them to ask has the whole set at the provider by the core, and the half that is not
-- the caller's waits in the other's row; the whole is kept nowhere.

-- Takes the half of p_pemegang. An empty `paruh` means that p_pemegang is the first: p_lain is stored for the other one. No row: nothing waits for
-- p_pemegang. Two who ask at the same instant come one after another.
create or replace function fetch_password_half(p_id_user text, p_pemegang text, p_lain text, p_cabang text, p_korelasi uuid)
returns table (tiket bigint, bagian smallint, paruh text, pasangan text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t password_ticket;
begin
  perform from password_ticket x where x.id_user = p_id_user and x.berlaku_sampai > now() order by x.id for update;
  select x.* into t from password_ticket x join app_user u using (id_user)
  where x.id_user = p_id_user and x.pemegang = p_pemegang and x.dipakai_pada is null and x.berlaku_sampai > now() and u.aktif
  order by x.id desc limit 1;
  if not found then return; end if;
  update password_ticket x set dipakai_pada = now(), isi = '' where x.id = t.id;
  if t.isi = '' then
    update password_ticket x set isi = p_lain where x.serah = t.serah and x.id <> t.id;
  end if;
  perform write_audit(p_pemegang, p_cabang, 'KATA_SANDI_SEKALI_PAKAI', '00', 'USER:' || p_id_user, p_korelasi,
    jsonb_build_object('tiket', t.id, 'bagian', t.bagian));
  -- From here on the two are tied (password_ties), which is part of what either may do.
  perform pg_notify('akses', p_pemegang), pg_notify('akses', p_id_user);
  return query select t.id, t.bagian, t.isi, (select x.pemegang from password_ticket x where x.serah = t.serah and x.id <> t.id);
end $$;

-- The provider did not take the password: both halves are to be had again, also one that was fetched at the same instant and is
-- worth nothing.
create or replace function return_password_half(p_id bigint, p_pemegang text, p_cabang text, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t password_ticket;
begin
  select * into t from password_ticket x where x.id = p_id and x.pemegang = p_pemegang and x.dipakai_pada > now() - interval '1 minute';
  if not found then return; end if;
  perform from password_ticket x where x.serah = t.serah order by x.id for update;
  update password_ticket x set dipakai_pada = null, isi = '' where x.serah = t.serah;
  perform write_audit(p_pemegang, p_cabang, 'KATA_SANDI_SEKALI_PAKAI', '91', 'USER:' || t.id_user, p_korelasi,
    jsonb_build_object('tiket', p_id, 'bagian', t.bagian));
end $$;

-- The users who do not count as another person for a while: who handed this user a password, and whom this user handed one.
create or replace function password_ties(p_user text) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct case t.id_user when p_user then t.pemegang else t.id_user end), '{}')
  from password_ticket t
  where p_user in (t.id_user, t.pemegang)
    and t.dipakai_pada > now() - make_interval(hours => parameter_on('jeda_kata_sandi_jam', (select max(b.accounting_date) from branch b))::integer)
$$;

-- The first sign-in with a password that was handed out. Of an administrator's all administrators are notified, and those who handed it out.
create or replace function record_first_sign_in(p_user text, p_cabang text) returns void language plpgsql as $$
declare
  v_dari text[];
begin
  with masuk as (
    update password_ticket set masuk_pada = now() where id_user = p_user and dipakai_pada is not null and masuk_pada is null returning pemegang)
  select array_agg(pemegang order by pemegang) into v_dari from masuk;
  if v_dari is null or not exists (select from user_role r join role o using (role_id) where r.id_user = p_user and o.tingkat = 'ADMIN') then return; end if;
  perform write_audit(p_user, p_cabang, 'MASUK_PERTAMA_ADMIN', '00', 'USER:' || p_user, null, jsonb_build_object('kata_sandi_dari', v_dari));
  perform notify_branch('MASUK_PERTAMA_ADMIN', p_cabang, p_user);
end $$;
