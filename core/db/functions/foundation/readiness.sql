-- Proves that the database can be written, and that there is room: returns the moment of the row it leaves. Each row fills a page, and the
-- pages of earlier ones are given back all at once, before anything makes them free for the next: so each proof asks for a new one.
create or replace function prove_write() returns timestamptz language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v write_probe;
begin
  insert into write_probe (isi) values (repeat(md5(random()::text), 200)) returning * into v;
  delete from write_probe where id < v.id - 3;
  if v.id % 256 = 0 then truncate write_probe; end if;
  return v.pada;
end $$;

-- Stands at the end of a posting: what comes after the moment at which its caller gave up is undone as a whole. null: no limit.
create or replace function in_time(p_batas timestamptz) returns boolean language plpgsql as $$
begin
  if clock_timestamp() > p_batas then perform refuse('LATE'); end if;
  return true;
end $$;

-- The newest tokens of a session, and whether the caller has the turn to refresh them. A turn that is not given back ends by itself.
create or replace function claim_session_token(p_sid text, out isi text, out giliran boolean) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from session_token t where t.diubah_pada < clock_timestamp() - interval '12 hours';
  insert into session_token (sid) values (p_sid) on conflict (sid) do nothing;
  update session_token t set giliran_sampai = clock_timestamp() + interval '12 seconds'
  where t.sid = p_sid and (t.giliran_sampai is null or t.giliran_sampai < clock_timestamp());
  giliran := found;
  select t.isi into isi from session_token t where t.sid = p_sid;
end $$;

-- Gives the turn back, with the new tokens where there are any ('': none).
create or replace function store_session_token(p_sid text, p_isi text) returns void language sql security definer set search_path = public, pg_temp as $$
  update session_token t set isi = case when p_isi = '' then t.isi else p_isi end, giliran_sampai = null, diubah_pada = clock_timestamp() where t.sid = p_sid
$$;
