-- Users as data that two persons change: what a new or changed user leaves in the tables, what the identity provider has to be
-- told of it, and when somebody may be removed at all.

-- The provider knows one person by one address; a counter has one number in its branch.
create unique index app_user_email on app_user (lower(email)) where email <> '';
create unique index app_user_counter on app_user (kode_cabang, loket) where loket <> '' and aktif;

-- A release asked for on another's screen names its record too, so that nobody is offered one of her own; it is no waiting change.
drop index flow_one_change;
create unique index flow_one_change on flow_instance (objek) where flow_state = 'WAITING' and objek <> '' and jenis = 'DATA';

-- Has this user left a trace? Everything anybody does leaves a row of the trail in her name; what others wrote down of her are
-- items she made, releases and authority she gave or got, passwords she asked for, sessions and a till.
create function user_has_history(p_id_user text) returns boolean language sql stable as $$
  select exists (select from audit_log a where a.id_user = p_id_user)
    or exists (select from flow_instance f where f.user_input = p_id_user)
    or exists (select from cash_box k where k.id_user = p_id_user)
    or exists (select from app_session s where s.id_user = p_id_user)
    or exists (select from delegation d where p_id_user in (d.dari, d.ke))
    or exists (select from override_grant g where g.supervisor = p_id_user or g.pembuat = p_id_user)
    or exists (select from password_ticket t where t.pembuat = p_id_user and t.id_user <> p_id_user)
$$;
grant execute on function user_has_history(text) to amanah_app;

create function active_admins() returns bigint language sql stable as $$
  select count(distinct u.id_user) from app_user u join user_role r using (id_user) join role o using (role_id)
  where u.aktif and o.tingkat = 'ADMIN'
$$;

-- Changes of users come one after another: how many administrators remain is counted over all of them.
create function lock_users() returns void language sql as $$ select pg_advisory_xact_lock(7320) $$;

create function not_allowed(p_sebab text) returns void language plpgsql as $$
begin
  perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', p_sebab));
end $$;

-- The row of a user as the form saw it, locked.
create function user_for_change(p_id_user text, p_versi integer) returns app_user language plpgsql as $$
declare
  u app_user;
begin
  select * into u from app_user where id_user = p_id_user for update;
  if not found then perform refuse('NOT_FOUND'); end if;
  if u.versi <> p_versi then perform refuse('DATA_CHANGED', jsonb_build_object('objek', p_id_user)); end if;
  return u;
end $$;

-- An older password that was never fetched is not to be had any more.
create function new_password_ticket(p_id_user text, p_pembuat text, p_flow uuid) returns void language plpgsql as $$
begin
  update password_ticket set berlaku_sampai = now() where id_user = p_id_user and dipakai_pada is null and berlaku_sampai > now();
  if p_pembuat is not null then
    insert into password_ticket (id_user, pembuat, id_flow) values (p_id_user, p_pembuat, p_flow);
  end if;
end $$;

create function apply_data_user(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
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
create function apply_data_user_delete(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
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

-- Nobody works with this till, nothing lies in it and nothing is on its way to or from it.
create function till_is_idle(k cash_box) returns boolean language sql stable as $$
  select k.status = 'TUTUP' and k.saldo = 0
    and not exists (select from handover h where h.status = 'DIKIRIM' and k.id_kas in (h.asal, h.tujuan))
$$;
grant execute on function till_is_idle(cash_box) to amanah_app;

-- Counter and till of a user. The till is a new one, a free one or an idle one of somebody else in the branch.
create function apply_data_counter(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
declare
  v_id text := e ->> 'id_user';
  v_kode text := e ->> 'kode_kas';
  v_batas bigint := (e ->> 'batas')::bigint;
  u app_user;
  k cash_box;
begin
  perform lock_users();
  u := user_for_change(v_id, (e ->> 'versi')::integer);
  if e ->> 'loket' <> '' and exists (
    select from app_user a where a.kode_cabang = u.kode_cabang and a.loket = e ->> 'loket' and a.aktif and a.id_user <> v_id) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', 'Loket ' || (e ->> 'loket')));
  end if;
  update app_user set loket = e ->> 'loket', versi = versi + 1 where id_user = v_id;
  perform from cash_box c where c.id_user = v_id or (c.kode_cabang = u.kode_cabang and c.kode_kas = v_kode) order by c.id_kas for update;
  for k in select * from cash_box c where c.id_user = v_id and c.kode_kas <> v_kode order by c.id_kas loop
    if not till_is_idle(k) then perform not_allowed('kas teller pengguna ini masih terbuka, berisi, atau ada kas dalam perjalanan'); end if;
    update cash_box set id_user = null where id_kas = k.id_kas;
  end loop;
  if v_kode = '' then return; end if;
  select * into k from cash_box c where c.kode_cabang = u.kode_cabang and c.kode_kas = v_kode;
  if not found then
    insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, batas) values ('TELLER', v_kode, u.kode_cabang, 'IDR', v_id, v_batas);
    return;
  end if;
  if k.jenis <> 'TELLER' then perform not_allowed('kode itu bukan kas teller'); end if;
  if k.id_user = v_id and k.batas = v_batas then return; end if;
  if not till_is_idle(k) then perform not_allowed('kas teller itu masih terbuka, berisi, atau ada kas dalam perjalanan'); end if;
  if k.id_user <> v_id then update app_user set versi = versi + 1 where id_user = k.id_user; end if;
  update cash_box set id_user = v_id, batas = v_batas where id_kas = k.id_kas;
end $$;

-- A one-time password is fetched by whoever asked for it, once. Answers the ticket, marked used; null where there is none.
create function take_password_ticket(p_id_user text, p_pembuat text, p_cabang text, p_korelasi uuid) returns bigint
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
create function return_password_ticket(p_id bigint, p_pembuat text, p_cabang text, p_korelasi uuid) returns void
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

grant execute on function take_password_ticket(text, text, text, uuid), return_password_ticket(bigint, text, text, uuid) to amanah_app;
