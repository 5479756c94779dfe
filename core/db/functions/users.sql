-- Has this user left a trace? Everything anybody does leaves a row of the trail in her name; what others wrote down of her are
-- items she made, releases and authority she gave or got, passwords she asked for, sessions and a till.
create or replace function user_has_history(p_id_user text) returns boolean language sql stable as $$
  select exists (select from audit_log a where a.id_user = p_id_user)
    or exists (select from flow_instance f where f.user_input = p_id_user)
    or exists (select from cash_box k where k.id_user = p_id_user)
    or exists (select from app_session s where s.id_user = p_id_user)
    or exists (select from delegation d where p_id_user in (d.dari, d.ke))
    or exists (select from override_grant g where g.supervisor = p_id_user or g.pembuat = p_id_user)
    or exists (select from password_ticket t where t.pembuat = p_id_user and t.id_user <> p_id_user)
$$;

create or replace function active_admins() returns bigint language sql stable as $$
  select count(distinct u.id_user) from app_user u join user_role r using (id_user) join role o using (role_id)
  where u.aktif and o.tingkat = 'ADMIN'
$$;

-- Changes of users come one after another: how many administrators remain is counted over all of them.
create or replace function lock_users() returns void language sql as $$ select pg_advisory_xact_lock(7320) $$;

-- The row of a user as the form saw it, locked.
create or replace function user_for_change(p_id_user text, p_versi integer) returns app_user language plpgsql as $$
declare
  u app_user;
begin
  select * into u from app_user where id_user = p_id_user for update;
  if not found then perform refuse('NOT_FOUND'); end if;
  if u.versi <> p_versi then perform refuse('DATA_CHANGED', jsonb_build_object('objek', p_id_user)); end if;
  return u;
end $$;

-- An older password that was never fetched is not to be had any more.
create or replace function new_password_ticket(p_id_user text, p_pembuat text, p_flow uuid) returns void language plpgsql as $$
begin
  update password_ticket set berlaku_sampai = now() where id_user = p_id_user and dipakai_pada is null and berlaku_sampai > now();
  if p_pembuat is not null then
    insert into password_ticket (id_user, pembuat, id_flow) values (p_id_user, p_pembuat, p_flow);
  end if;
end $$;

create or replace function apply_data_user(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_id text := b ->> 'id_user';
  v_flow uuid := (e ->> 'id_flow')::uuid;
  v_aktif boolean := (b ->> 'aktif') = 'T';
  v_role text[] := array(select jsonb_array_elements_text(b -> 'role_id'));
  v_lama text[];
  v_admin bigint;
  u app_user;
begin
  perform lock_users();
  v_admin := active_admins();
  if exists (select from app_user a where lower(a.email) = lower(b ->> 'email') and a.email <> '' and a.id_user <> v_id) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', b ->> 'email'));
  end if;
  if e ->> 'aksi' = 'BUAT' then
    if exists (select from app_user a where a.id_user = v_id) then perform refuse('DUPLICATE', jsonb_build_object('objek', v_id)); end if;
    insert into app_user (id_user, nama_user, kode_cabang, email, nomor_nasabah)
    values (v_id, b ->> 'nama_user', b ->> 'kode_cabang', b ->> 'email', nullif(b ->> 'nomor_nasabah', ''));
    insert into identity_job (id_user, aksi) values (v_id, 'BUAT');
  else
    u := user_for_change(v_id, (e ->> 'versi')::integer);
    if u.kode_cabang <> b ->> 'kode_cabang' then
      if exists (select from cash_box k where k.id_user = v_id) then perform not_allowed('pengguna masih memegang kas teller'); end if;
      if exists (select from flow_instance f where f.user_input = v_id and f.flow_state in ('DRAFT', 'WAITING', 'RETURNED')) then
        perform not_allowed('pengguna masih mempunyai draf atau transaksi yang belum selesai');
      end if;
    end if;
    if v_aktif and u.loket <> '' and exists (select from app_user a where a.kode_cabang = b ->> 'kode_cabang' and a.loket = u.loket and a.aktif and a.id_user <> v_id) then
      perform refuse('DUPLICATE', jsonb_build_object('objek', 'Loket ' || u.loket));
    end if;
    v_lama := array(select r.role_id from user_role r where r.id_user = v_id order by r.urut, r.role_id);
    update app_user set nama_user = b ->> 'nama_user', kode_cabang = b ->> 'kode_cabang', email = b ->> 'email',
      nomor_nasabah = nullif(b ->> 'nomor_nasabah', ''), aktif = v_aktif, versi = versi + 1
    where id_user = v_id;
    if v_lama <> v_role or (u.nama_user, u.kode_cabang, u.email) is distinct from (b ->> 'nama_user', b ->> 'kode_cabang', b ->> 'email') then
      insert into identity_job (id_user, aksi) values (v_id, 'UBAH');
    end if;
    if u.aktif <> v_aktif then
      insert into identity_job (id_user, aksi) values (v_id, case when v_aktif then 'AKTIF' else 'NONAKTIF' end);
    end if;
    if b ->> 'reset_masuk' = 'T' then insert into identity_job (id_user, aksi) values (v_id, 'RESET_MASUK'); end if;
  end if;

  -- A role that stays keeps who gave it and when.
  delete from user_role r where r.id_user = v_id and r.role_id <> all (v_role);
  insert into user_role (id_user, role_id, urut, diberikan_oleh, disetujui_oleh, id_flow)
  select v_id, x.role_id, x.urut - 1, p_user, p_otorisasi, v_flow from unnest(v_role) with ordinality as x(role_id, urut)
  on conflict (id_user, role_id) do update set urut = excluded.urut where user_role.urut <> excluded.urut;
  delete from user_limit l where l.id_user = v_id;
  insert into user_limit (id_user, kelompok, kode_valuta, entri, setuju)
  select v_id, x.kelompok, x.kode_valuta, x.entri, x.setuju
  from jsonb_to_recordset(b -> 'limit') as x(kelompok text, kode_valuta text, entri bigint, setuju bigint);

  if e ->> 'aksi' = 'BUAT' or b ->> 'reset_sandi' = 'T' then
    perform new_password_ticket(v_id, p_user, v_flow);
  elsif not v_aktif then
    perform new_password_ticket(v_id, null, null);
  end if;
  if active_admins() < least(v_admin, 2) then perform not_allowed('paling sedikit dua administrator harus tetap aktif'); end if;
end $$;

-- Removes a user who never did anything; one with a history is only switched off. The effect says which of the two was shown.
create or replace function apply_data_user_delete(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
declare
  v_id text := e ->> 'id_user';
  v_admin bigint;
  u app_user;
begin
  perform lock_users();
  v_admin := active_admins();
  u := user_for_change(v_id, (e ->> 'versi')::integer);
  if user_has_history(v_id) <> (e ->> 'cara' = 'NONAKTIF') then perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_id)); end if;
  if e ->> 'cara' = 'NONAKTIF' then
    update app_user set aktif = false, versi = versi + 1 where id_user = v_id;
    perform new_password_ticket(v_id, null, null);
    insert into identity_job (id_user, aksi) values (v_id, 'NONAKTIF');
  else
    delete from password_ticket where id_user = v_id;
    delete from user_limit where id_user = v_id;
    delete from user_role where id_user = v_id;
    delete from app_user where id_user = v_id;
    insert into identity_job (id_user, aksi) values (v_id, 'HAPUS');
  end if;
  if active_admins() < least(v_admin, 2) then perform not_allowed('paling sedikit dua administrator harus tetap aktif'); end if;
end $$;
