-- Has this user left a trace? Everything anybody does leaves a row of the trail under that name; others leave
-- items, releases and authority given or received, password requests, sessions and a till.
create or replace function user_has_history(p_id_user text) returns boolean language sql stable as $$
  select exists (select from audit_log a where a.id_user = p_id_user)
    or exists (select from journal j where j.id_user = p_id_user)
    or exists (select from flow_instance f where f.user_input = p_id_user)
    or exists (select from cash_box k where k.id_user = p_id_user)
    or exists (select from app_session s where s.id_user = p_id_user)
    or exists (select from delegation d where p_id_user in (d.dari, d.ke))
    or exists (select from override_grant g where g.supervisor = p_id_user or g.pembuat = p_id_user)
    or exists (select from password_ticket t where t.pemegang = p_id_user)
$$;

create or replace function active_admins() returns bigint language sql stable as $$
  select count(distinct u.id_user) from app_user u join user_role r using (id_user) join role o using (role_id)
  where u.aktif and o.tingkat = 'ADMIN'
$$;

-- Changes of users come one after another: how many administrators remain is counted over all of them.
create or replace function lock_users() returns void language sql as $$ select pg_advisory_xact_lock(7320) $$;

-- A new password, a half for each of the two who asked for it. Older halves that were never fetched are not to be had any more, and
-- none lies in the table beyond its time.
create or replace function new_password_ticket(p_id_user text, p_pemegang text[], p_flow uuid) returns void language plpgsql as $$
declare
  v_serah uuid := gen_random_uuid();
begin
  update password_ticket set berlaku_sampai = now() where id_user = p_id_user and dipakai_pada is null and berlaku_sampai > now();
  update password_ticket set isi = '' where isi <> '' and berlaku_sampai <= now();
  insert into password_ticket (serah, id_user, pemegang, bagian, id_flow)
  select v_serah, p_id_user, p.nama, p.urut, p_flow from unnest(p_pemegang) with ordinality as p(nama, urut);
end $$;

-- Before a user is written (write_record). How many administrators there were is counted before, under the lock that all changes of users take.
create or replace function before_user(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_id text := b ->> 'id_user';
  v_cabang text;
  v_loket text;
  u app_user;
begin
  perform lock_users();
  select * into u from app_user where id_user = v_id for update;
  if exists (select from app_user a where lower(a.email) = lower(b ->> 'email') and a.email <> '' and a.id_user <> v_id) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', b ->> 'email'));
  end if;
  v_cabang := coalesce(b ->> 'kode_cabang', u.kode_cabang);
  v_loket := coalesce(b ->> 'loket', u.loket, '');
  -- Nobody comes to work in a branch that is closed for good; its closing waits for what is under way here, and sees it.
  if coalesce((b ->> 'aktif')::boolean, u.aktif, true) then
    perform pg_advisory_xact_lock_shared(7310, v_cabang::integer);
    if exists (select from branch c where c.kode_cabang = v_cabang and c.tanggal_penutupan is not null) then
      perform refuse('BRANCH_CLOSED', jsonb_build_object('cabang', v_cabang));
    end if;
  end if;
  if v_loket <> '' and coalesce((b ->> 'aktif')::boolean, u.aktif, true)
    and exists (select from app_user a where a.kode_cabang = v_cabang and a.loket = v_loket and a.aktif and a.id_user <> v_id) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', 'LOKET:' || v_loket));
  end if;
  if u.kode_cabang <> v_cabang then
    if exists (select from cash_box k where k.id_user = v_id) then perform not_allowed('PENGGUNA_MASIH_PUNYA_KAS'); end if;
    if exists (select from flow_instance f where f.user_input = v_id and f.flow_state in ('DRAFT', 'WAITING', 'RETURNED')) then
      perform not_allowed('PENGGUNA_BELUM_SELESAI');
    end if;
  end if;
  -- Whoever was shown a removal gets no mere switching off, and the other way round.
  if e #>> '{rincian,cara}' is not null and user_has_history(v_id) <> (e #>> '{rincian,cara}' = 'NONAKTIF') then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_id));
  end if;
  if e ->> 'aksi' = 'HAPUS' then delete from password_ticket where id_user = v_id; end if;
  return to_jsonb(active_admins());
end $$;

-- Changes to report to the identity provider, and the one-time password that a new or locked-out user needs.
create or replace function after_user(e jsonb, p_lama jsonb, p_baru jsonb, p_admin jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  v_id text := e #>> '{baris,id_user}';
  v_aktif boolean := (p_baru ->> 'aktif')::boolean;
  v_sid text;
begin
  if p_lama is null then
    insert into identity_job (id_user, aksi) values (v_id, 'BUAT');
  elsif p_baru is null then
    insert into identity_job (id_user, aksi) values (v_id, 'HAPUS');
  else
    if (p_lama -> 'user_role', p_lama -> 'nama_user', p_lama -> 'kode_cabang', p_lama -> 'email')
      is distinct from (p_baru -> 'user_role', p_baru -> 'nama_user', p_baru -> 'kode_cabang', p_baru -> 'email') then
      insert into identity_job (id_user, aksi) values (v_id, 'UBAH');
    end if;
    if p_lama -> 'aktif' <> p_baru -> 'aktif' then insert into identity_job (id_user, aksi) values (v_id, case when v_aktif then 'AKTIF' else 'NONAKTIF' end); end if;
    -- The account at the provider is another one from now on: sessions of the old one end, and the next sign-in is bound anew.
    if e #>> '{rincian,lepas_identitas}' = 'T' then
      delete from user_identity where id_user = v_id;
      for v_sid in select s.sid from app_session s where s.id_user = v_id and s.berakhir_pada is null order by s.id loop
        perform finish_session(v_sid, 'DIAKHIRI', null);
      end loop;
    end if;
    if e #>> '{rincian,reset_masuk}' = 'T' then insert into identity_job (id_user, aksi) values (v_id, 'RESET_MASUK'); end if;
  end if;
  if p_lama is null or e #>> '{rincian,reset_sandi}' = 'T' then
    perform new_password_ticket(v_id, array[p_user, p_kedua], (e ->> 'id_flow')::uuid);
  elsif not v_aktif then
    perform new_password_ticket(v_id, '{}', null);
  end if;
  if active_admins() < least((p_admin #>> '{}')::bigint, 2) then perform not_allowed('ADMIN_TERAKHIR'); end if;
end $$;
