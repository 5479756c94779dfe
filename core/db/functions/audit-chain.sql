-- Rows from before have neither and keep their hash.
create or replace function audit_hash(p_sebelum bytea, a audit_log) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(p_sebelum || convert_to((jsonb_build_array(
    a.id, to_char(a.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.xid, a.id_user, a.kode_cabang, a.aksi, a.hasil, a.objek, a.korelasi, a.rincian)
    || case when a.sesi is null and a.alamat is null then '[]' else jsonb_build_array(a.sesi, a.alamat) end)::text, 'UTF8'))
$$;

-- Chains up to p_maks finished rows in the order (xid, id); answers how many. A transaction id below the snapshot's xmin can
-- write no more, so the order is final when it is sealed.
create or replace function seal_audit(p_maks integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s audit_seal_state;
  a audit_log;
  v_sampai bigint;
  v_n integer := 0;
begin
  if not pg_try_advisory_xact_lock(7302) then return 0; end if;
  select * into s from audit_seal_state for update;
  v_sampai := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  for a in
    select l.* from audit_log l
    where l.xid >= s.xid and l.xid < v_sampai and (l.xid, l.id) > (s.xid, s.audit_id)
    order by l.xid, l.id limit p_maks
  loop
    s.posisi := s.posisi + 1;
    s.hash := audit_hash(s.hash, a);
    s.xid := a.xid;
    s.audit_id := a.id;
    insert into audit_chain (posisi, audit_id, waktu, hash) values (s.posisi, a.id, a.waktu, s.hash);
    v_n := v_n + 1;
  end loop;
  if v_n > 0 then
    update audit_seal_state set xid = s.xid, audit_id = s.audit_id, posisi = s.posisi, hash = s.hash;
  end if;
  return v_n;
end $$;

-- What became of a row that is not where the chain says: removed, or there under another time.
create or replace function missing_row(p_id bigint) returns text language sql stable as $$
  select case when exists (select from audit_log l where l.id = p_id) then 'baris diubah' else 'baris dihapus' end
$$;

-- Walks the chain; answers the first row that does not fit: changed, missing, or slipped in after sealing. None: all is well.
create or replace function verify_audit() returns table (posisi bigint, audit_id bigint, sebab text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  r record;
  v_hash bytea := '\x00';
  v_harap bigint := 0;
begin
  for r in select c.posisi as p, c.audit_id as i, c.hash as h, l as l, l.id is null as hilang
           from audit_chain c left join audit_log l on l.id = c.audit_id and l.waktu = c.waktu order by c.posisi loop
    v_harap := v_harap + 1;
    if r.p <> v_harap then return query select v_harap, r.i, 'rantai terputus'; return; end if;
    if r.hilang then return query select r.p, r.i, missing_row(r.i); return; end if;
    v_hash := audit_hash(v_hash, r.l);
    if v_hash <> r.h then return query select r.p, r.i, 'baris diubah'; return; end if;
  end loop;
  if (select s.posisi from audit_seal_state s) <> v_harap or (select s.hash from audit_seal_state s) <> v_hash then
    return query select v_harap, null::bigint, 'ujung rantai tidak cocok'; return;
  end if;
  return query
    select null::bigint, l.id, 'baris disisipkan' from audit_log l, audit_seal_state s
    where (l.xid, l.id) <= (s.xid, s.audit_id) and not exists (select from audit_chain c where c.audit_id = l.id and c.waktu = l.waktu)
    order by l.id limit 1;
end $$;

-- Checks the chain from a position on, over so many rows at most, so that a trail of any length is checked in short statements.
-- Answers where the part ended, the head at this moment, and the first row that does not fit, if any: like verify_audit, and
-- parts that follow each other prove the same. The link before the part is taken as it stands: the part before proved it.
create or replace function verify_audit_part(p_dari bigint, p_maks integer)
returns table (sampai bigint, ujung bigint, kepala text, audit_id bigint, sebab text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  r record;
  s audit_seal_state;
  v_awal bigint := greatest(p_dari, 1);
  v_hash bytea := '\x00';
  v_xid bigint := 0;
  v_id bigint := 0;
begin
  select * into s from audit_seal_state;
  sampai := v_awal - 1;
  ujung := s.posisi;
  kepala := encode(s.hash, 'hex');
  if v_awal > 1 then
    select c.hash, l.xid, l.id into v_hash, v_xid, v_id from audit_chain c join audit_log l on l.id = c.audit_id and l.waktu = c.waktu where c.posisi = v_awal - 1;
    if not found then sebab := 'rantai terputus'; return next; return; end if;
  end if;
  for r in select c.posisi as p, c.audit_id as i, c.hash as h, l as l, l.id is null as hilang
           from audit_chain c left join audit_log l on l.id = c.audit_id and l.waktu = c.waktu
           where c.posisi >= v_awal order by c.posisi limit p_maks loop
    audit_id := r.i;
    if r.p <> sampai + 1 then sampai := sampai + 1; sebab := 'rantai terputus'; return next; return; end if;
    sampai := r.p;
    if r.hilang then sebab := missing_row(r.i); return next; return; end if;
    v_hash := audit_hash(v_hash, r.l);
    if v_hash <> r.h then sebab := 'baris diubah'; return next; return; end if;
  end loop;
  audit_id := null;
  if (sampai >= ujung or sampai < v_awal) and (sampai <> ujung or v_hash <> s.hash) then sebab := 'ujung rantai tidak cocok'; return next; return; end if;
  -- Between the part's first and last row nothing may stand that the chain does not know.
  select l.xid, l.id into s.xid, s.audit_id from audit_chain c join audit_log l on l.id = c.audit_id and l.waktu = c.waktu where c.posisi = sampai;
  select l.id, 'baris disisipkan' into audit_id, sebab from audit_log l
  where l.xid >= v_xid and l.xid <= s.xid and (l.xid, l.id) > (v_xid, v_id) and (l.xid, l.id) <= (s.xid, s.audit_id)
    and not exists (select from audit_chain c where c.audit_id = l.id and c.waktu = l.waktu)
  order by l.xid, l.id limit 1;
  return next;
end $$;
