-- Ends one session that is still open; every core hears of it, forgets what it remembers and closes its streams.
create or replace function finish_session(p_sid text, p_sebab text, p_korelasi uuid) returns boolean language plpgsql as $$
declare
  s app_session;
begin
  update app_session set berakhir_pada = clock_timestamp(), sebab = p_sebab where sid = p_sid and berakhir_pada is null returning * into s;
  if not found then return false; end if;
  perform write_audit(s.id_user, s.kode_cabang, case p_sebab when 'KELUAR' then 'KELUAR' else 'SESI_BERAKHIR' end, '00', s.sid, p_korelasi,
    jsonb_build_object('sebab', p_sebab));
  perform pg_notify('sesi', s.sid);
  return true;
end $$;

-- Is this the person the bank knows by this name? Who signs in for the first time is bound to the account at the provider (issuer and
-- subject); from then on the name alone, on another account, is refused and recorded in the trail, once a minute for each name. False for one
-- of somebody else.
create or replace function is_bound_identity(p_user text, p_penerbit text, p_subjek text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cabang text;
  i user_identity;
  v_siapa jsonb := jsonb_build_object('penerbit', p_penerbit, 'subjek', p_subjek);
begin
  select kode_cabang into v_cabang from app_user where id_user = p_user and aktif;
  if not found then return false; end if;
  -- A subject that is bound under another name leaves no row here, and so is refused below.
  insert into user_identity (id_user, penerbit, subjek) values (p_user, p_penerbit, p_subjek) on conflict do nothing;
  if not found then
    update user_identity set penerbit = p_penerbit where id_user = p_user and penerbit = '' and subjek = p_subjek
      and not exists (select from user_identity a where (a.penerbit, a.subjek) = (p_penerbit, p_subjek));
  end if;
  if found then
    perform write_audit(p_user, v_cabang, 'IKAT_IDENTITAS', '00', 'USER:' || p_user, null, v_siapa);
    return true;
  end if;
  select * into i from user_identity where id_user = p_user;
  if (i.penerbit, i.subjek) = (p_penerbit, p_subjek) then return true; end if;
  if not exists (select from audit_log where (objek collate "C") = 'USER:' || p_user and (objek collate "C") > ':'
      and waktu > now() - interval '1 minute' and aksi = 'IDENTITAS_DITOLAK') then
    perform write_audit('-', v_cabang, 'IDENTITAS_DITOLAK', '97', 'USER:' || p_user, null, v_siapa);
  end if;
  return false;
end $$;

-- The accounts of a provider that the bank has left: whoever was bound there is bound anew at the next sign-in. For the owner alone.
create or replace function forget_identities(p_penerbit text) returns integer language plpgsql as $$
declare
  v_jumlah integer;
begin
  delete from user_identity where penerbit = p_penerbit;
  get diagnostics v_jumlah = row_count;
  if v_jumlah > 0 then
    perform write_audit('sistem', '000', 'LEPAS_IDENTITAS', '00', 'PENYEDIA', null, jsonb_build_object('penerbit', p_penerbit, 'jumlah', v_jumlah));
  end if;
  return v_jumlah;
end $$;

-- A session seen for the first time; false where its person is not the one the bank knows by this name. A teller with a till works in one place: older sessions end with this one. The
-- user's row puts two sign-ins of the same moment in order.
create or replace function open_session(p_sid text, p_penerbit text, p_subjek text, p_user text, p_cabang text, p_batas timestamptz, p_alamat text, p_peramban text)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_lama text;
begin
  perform from app_user u where u.id_user = p_user and u.aktif for no key update;
  if not found then perform refuse('UNAUTHENTICATED'); end if;
  perform set_config('amanah.sesi', p_sid, true), set_config('amanah.alamat', p_alamat, true);
  if not is_bound_identity(p_user, p_penerbit, p_subjek) then return false; end if;
  insert into app_session (sid, subjek, id_user, kode_cabang, batas, alamat, peramban)
  values (p_sid, p_subjek, p_user, p_cabang, p_batas, left(p_alamat, 200), left(p_peramban, 200)) on conflict (sid) do nothing;
  if not found then return true; end if;
  perform write_audit(p_user, p_cabang, 'MASUK', '00', p_sid, null,
    jsonb_build_object('alamat', left(p_alamat, 200), 'peramban', left(p_peramban, 200)));
  perform record_first_sign_in(p_user, p_cabang);
  if exists (select from user_role r join role_menu m using (role_id) where r.id_user = p_user and m.menu_id = 'kas-teller') then
    for v_lama in select s.sid from app_session s where s.id_user = p_user and s.berakhir_pada is null and s.sid <> p_sid order by s.id loop
      perform finish_session(v_lama, 'DIGANTI', null);
    end loop;
  end if;
  return true;
end $$;

-- Records that a hand is at work in the session (p_tangan). One that saw none for longer than p_diam is locked instead, whatever asks: a
-- browser that was closed or asleep has locked nothing by itself, and a script that goes on asking is no hand.
create or replace function touch_session(p_sid text, p_diam interval, p_tangan boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s app_session;
begin
  select * into s from app_session a where a.sid = p_sid and a.berakhir_pada is null and a.dikunci_pada is null for update;
  if not found then return; end if;
  if s.terakhir < clock_timestamp() - p_diam then
    update app_session set dikunci_pada = clock_timestamp() where sid = p_sid;
    perform set_config('amanah.sesi', p_sid, true), set_config('amanah.alamat', s.alamat, true);
    perform write_audit(s.id_user, s.kode_cabang, 'KUNCI', '00', p_sid, null, '{"sebab": "DIAM"}');
    perform pg_notify('sesi', p_sid);
  elsif p_tangan then
    update app_session set terakhir = clock_timestamp() where sid = p_sid;
  end if;
end $$;

-- Locks (true) or unlocks the screen of a session; what is so already stays and leaves no second row in the trail.
create or replace function lock_session(p_sid text, p_user text, p_kunci boolean, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s app_session;
begin
  update app_session set dikunci_pada = case when p_kunci then clock_timestamp() end, terakhir = clock_timestamp()
  where sid = p_sid and id_user = p_user and berakhir_pada is null and (dikunci_pada is null) = p_kunci returning * into s;
  if not found then return; end if;
  perform write_audit(p_user, s.kode_cabang, case when p_kunci then 'KUNCI' else 'BUKA_KUNCI' end, '00', p_sid, p_korelasi, null);
  perform pg_notify('sesi', p_sid);
end $$;

-- Ends sessions of one user: the listed ones or, without a list, all but p_kecuali. Returns how many.
create or replace function end_sessions(p_user text, p_id bigint[], p_kecuali text, p_sebab text, p_korelasi uuid) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sid text;
  v_n integer := 0;
begin
  if p_sebab not in ('KELUAR', 'DIAKHIRI', 'WAKTU') then raise exception 'no reason of the application: %', p_sebab; end if;
  for v_sid in
    select s.sid from app_session s
    where s.id_user = p_user and s.berakhir_pada is null and s.sid <> p_kecuali and (p_id is null or s.id = any (p_id)) order by s.id
  loop
    if finish_session(v_sid, p_sebab, p_korelasi) then v_n := v_n + 1; end if;
  end loop;
  return v_n;
end $$;

-- Obeys a sign-out message of the provider, once. It names a session, or a user and so all of that user's. Returns how many ended,
-- or null for a message that was obeyed before.
create or replace function end_sessions_of_provider(p_jti text, p_sid text, p_subjek text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sid text;
  v_n integer := 0;
begin
  -- A message is believed for two minutes, so what is older cannot come again.
  delete from logout_token where diterima_pada < now() - interval '1 day';
  insert into logout_token (jti) values (p_jti) on conflict do nothing;
  if not found then return null; end if;
  for v_sid in
    select s.sid from app_session s
    where s.berakhir_pada is null
      and case when p_sid <> '' then s.sid = p_sid and p_subjek in ('', s.subjek) else p_subjek <> '' and s.subjek = p_subjek end order by s.id
  loop
    if finish_session(v_sid, 'PENYEDIA', null) then v_n := v_n + 1; end if;
  end loop;
  return v_n;
end $$;

-- A user who is switched off has no session any more, whoever did it.
create or replace function user_switched_off() returns trigger language plpgsql as $$
declare
  v_sid text;
begin
  for v_sid in select s.sid from app_session s where s.id_user = new.id_user and s.berakhir_pada is null order by s.id loop
    perform finish_session(v_sid, 'NONAKTIF', null);
  end loop;
  return null;
end $$;

create or replace trigger app_user_switched_off after update of aktif on app_user for each row when (old.aktif and not new.aktif)
  execute function user_switched_off();
