-- The chain over all that the bank did. A link is the hash of the link before it and of the canonical content of one thing that
-- happened: a row of the trail, a journal, a step of the workflow, a version of a record, the versions of rows that one statement changed. Columns without a value do not stand in
-- the content, so a column that a later release adds changes no hash. Times are in UTC. Who asks for content sets the zone, and
-- that it is planned once and not for each link: planning over all months costs more than reading one row.

-- A journal is all that was posted with it: head, lines in their order, movements of cash, the journal it undoes, what was handed
-- over, the item that was approved with everybody who stood behind it, and whose cash it was.
create or replace function journal_content(j journal) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_array(
    to_jsonb(j),
    (select jsonb_agg(to_jsonb(l) order by l.urut) from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal),
    (select jsonb_agg(to_jsonb(m) order by m.id_kas, m.seq) from cash_movement m where m.journal_id = j.id),
    (select to_jsonb(r) from journal_reversal r where r.reversal_id = j.id),
    (select jsonb_build_array(h.id_serah_terima, h.arah, h.asal, h.tujuan, h.nominal, h.kode_valuta, h.pecahan, h.user_pengirim, h.dikirim_pada)
     from handover h where h.journal_kirim = j.id),
    (select jsonb_build_array(h.id_serah_terima, h.status, h.user_penerima, h.diterima_pada) from handover h where h.journal_terima = j.id),
    (select jsonb_build_array(f.flow_code, f.kode_cabang, f.user_input, f.flow_data, encode(f.sidik, 'hex'), f.nominal, f.kode_valuta, f.rekening,
       f.alasan, f.tingkat, f.pemeriksa, f.persetujuan_perlu) from flow_instance f where f.id_flow = j.id_flow))
    -- Journals of before keys had prints were chained without whose cash they moved.
    || case when j.sidik_kunci is null then '[]' else jsonb_build_array((
      select jsonb_agg(to_jsonb(x) order by x.pihak) from cash_entry x where x.tanggal = j.tanggal and x.journal_id = j.id)) end)
$$;

-- The canonical content of one link; null where what it is about is gone.
create or replace function chained_content(p_jenis "char", p_id bigint, p_waktu timestamptz) returns jsonb
language sql stable as $$
  select case p_jenis
    when 'A' then (select jsonb_strip_nulls(to_jsonb(l)) from audit_log l where l.id = p_id and l.waktu = p_waktu)
    when 'J' then (select journal_content(j) from journal j where j.id = p_id and j.dibuat_pada = p_waktu)
    when 'S' then (select jsonb_strip_nulls(to_jsonb(s)) from flow_step s where s.id = p_id and s.waktu = p_waktu)
    when 'V' then (select jsonb_strip_nulls(to_jsonb(v)) from record_version v where v.id = p_id and v.dicatat_pada = p_waktu)
    when 'R' then (select jsonb_strip_nulls(to_jsonb(r)) from row_version r where r.id = p_id and r.waktu = p_waktu)
  end
$$;

-- The print of a content (docs/adr/0009-asynchronous-audit-hash-chain.md): of what stands around its texts, and of each text with a salt of its own, which nobody can work
-- out from another's. Numbers stand around. A text is what is between two quotes and is no key; a backslash and a quote inside of one are written as \x01 and \x02 before.
-- Versions of rows hold nothing but prints, and no proof of them leaves the bank: they have no salt.
create or replace function content_print(p_isi jsonb, p_garam bytea) returns bytea language sql immutable as $$
  select sha256(sha256(convert_to(string_agg(case when x.teks then E'\x03' else x.s end, '"' order by x.i), 'UTF8'))
    || coalesce(string_agg(case when x.teks then sha256(substring(sha256(p_garam || int4send(x.i)) for 16) || convert_to(x.s, 'UTF8')) end, ''::bytea order by x.i), ''))
  from (
    select u.s, u.i::integer as i, u.i % 2 = 0 and not coalesce(starts_with(lead(u.s) over (order by u.i), ':'), false) as teks
    from unnest(string_to_array(replace(replace(p_isi::text, '\\', E'\x01'), '\"', E'\x02'), '"')) with ordinality u(s, i)) x
$$;

create or replace function link_hash(p_sebelum bytea, p_isi jsonb, p_garam bytea) returns bytea language sql immutable as $$
  select sha256(p_sebelum || case when p_garam is null then sha256(convert_to(p_isi::text, 'UTF8')) else content_print(p_isi, p_garam) end)
$$;

-- All that can be chained, of the transactions from one on up to another.
create or replace function to_be_chained(p_dari bigint, p_sampai bigint) returns table (jenis "char", id bigint, xid bigint, waktu timestamptz)
language sql stable rows 2000 as $$
  select 'A'::"char", l.id, l.xid, l.waktu from audit_log l where l.xid >= p_dari and l.xid < p_sampai
  union all select 'J', j.id, j.xid, j.dibuat_pada from journal j where j.xid >= p_dari and j.xid < p_sampai
  union all select 'S', s.id, s.xid, s.waktu from flow_step s where s.xid >= p_dari and s.xid < p_sampai
  union all select 'V', v.id, v.xid, v.dicatat_pada from record_version v where v.xid >= p_dari and v.xid < p_sampai
  union all select 'R', r.id, r.xid, r.waktu from row_version r where r.xid >= p_dari and r.xid < p_sampai
$$;

-- Chains up to p_maks finished things in the order (xid, id); returns how many. A transaction id below the snapshot's xmin can
-- write no more, so the order is final when it is chained.
create or replace function append_audit_chain(p_maks integer) returns integer language plpgsql security definer set search_path = public, pg_temp
  set timezone = 'UTC' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  s audit_chain_head;
  r record;
  v_sampai bigint;
  v_n integer := 0;
begin
  if not pg_try_advisory_xact_lock(7302) then return 0; end if;
  select * into s from audit_chain_head for update;
  v_sampai := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  for r in
    select x.jenis, x.id, x.xid, x.waktu, chained_content(x.jenis, x.id, x.waktu) as isi, case when x.jenis <> 'R' then uuid_send(gen_random_uuid()) end as garam
    from (select c.* from to_be_chained(s.xid, v_sampai) c where (c.xid, c.id) > (s.xid, s.audit_id) order by c.xid, c.id limit p_maks) x
    order by x.xid, x.id
  loop
    s.posisi := s.posisi + 1;
    s.hash := link_hash(s.hash, r.isi, r.garam);
    s.xid := r.xid;
    s.audit_id := r.id;
    insert into audit_chain (posisi, jenis, audit_id, waktu, hash, garam) values (s.posisi, r.jenis, r.id, r.waktu, s.hash, r.garam);
    v_n := v_n + 1;
  end loop;
  if v_n > 0 then
    update audit_chain_head set xid = s.xid, audit_id = s.audit_id, posisi = s.posisi, hash = s.hash;
  end if;
  return v_n;
end $$;

-- One hash over the journals of a branch's day, in the order of their numbers.
create or replace function day_hash(p_cabang text, p_tanggal date, out jumlah bigint, out sidik bytea) language sql stable
  set timezone = 'UTC' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  select count(*), sha256(coalesce(string_agg(sha256(convert_to(journal_content(j)::text, 'UTF8')), ''::bytea order by j.id), ''))
  from journal j where j.kode_cabang = p_cabang and j.tanggal = p_tanggal
$$;

-- Fixes the days that are closed and whose journals are all chained; returns how many. The days are found before any is hashed: in one
-- statement the planner may hash every closed day of the bank to keep none, each second.
create or replace function append_day_hashes() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d record;
  v_n integer := 0;
begin
  if not pg_try_advisory_xact_lock(7303) then return 0; end if;
  for d in
    select b.kode_cabang, b.tanggal from branch_day b
    where b.ditutup_pada is not null and not exists (select from audit_day_hash s where (s.kode_cabang, s.tanggal) = (b.kode_cabang, b.tanggal))
      and not exists (select from journal j cross join audit_chain_head a where (j.kode_cabang, j.tanggal) = (b.kode_cabang, b.tanggal) and (j.xid, j.id) > (a.xid, a.audit_id))
  loop
    insert into audit_day_hash (kode_cabang, tanggal, jumlah, sidik)
    select d.kode_cabang, d.tanggal, h.jumlah, h.sidik from day_hash(d.kode_cabang, d.tanggal) h;
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;

-- Returns what became of something that is not where the chain says: removed, or there under another time.
create or replace function missing_link(p_jenis "char", p_id bigint) returns text language sql stable as $$
  select case when case p_jenis
    when 'A' then exists (select from audit_log l where l.id = p_id)
    when 'J' then exists (select from journal j where j.id = p_id)
    when 'S' then exists (select from flow_step s where s.id = p_id)
    when 'R' then exists (select from row_version r where r.id = p_id)
    else exists (select from record_version v where v.id = p_id) end then 'UBAH' else 'HAPUS' end
$$;

-- Checks the chain from a position on, over so many links at most, so that a chain of any length is checked in short statements.
-- Returns where the part ended, the head at this moment, and the first thing that does not fit, if any: UBAH changed, HAPUS removed,
-- SISIP slipped in, PUTUS a link missing, UJUNG another end. Parts that follow each other prove the whole: the link before the part
-- is taken as it stands, the part before proved it.
create or replace function verify_audit_part(p_dari bigint, p_maks integer)
returns table (sampai bigint, ujung bigint, kepala text, jenis "char", audit_id bigint, sebab text)
language plpgsql stable security definer set search_path = public, pg_temp
  set timezone = 'UTC' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  r record;
  s audit_chain_head;
  v_awal bigint := greatest(p_dari, 1);
  v_hash bytea := '\x00';
  v_xid bigint := 0;
  v_id bigint := 0;
  v_akhir bigint := 0;
begin
  select * into s from audit_chain_head;
  sampai := v_awal - 1;
  ujung := s.posisi;
  kepala := encode(s.hash, 'hex');
  if v_awal > 1 then
    select c.hash, x.xid, x.id into v_hash, v_xid, v_id from audit_chain c cross join lateral chained_at(c.jenis, c.audit_id, c.waktu) x where c.posisi = v_awal - 1;
    if not found then sebab := 'PUTUS'; return next; return; end if;
  end if;
  for r in select c.posisi as p, c.jenis as j, c.audit_id as i, c.hash as h, c.garam as g, chained_content(c.jenis, c.audit_id, c.waktu) as isi
           from audit_chain c where c.posisi >= v_awal order by c.posisi limit p_maks loop
    jenis := r.j;
    audit_id := r.i;
    if r.p <> sampai + 1 then sampai := sampai + 1; sebab := 'PUTUS'; return next; return; end if;
    sampai := r.p;
    if r.isi is null then sebab := missing_link(r.j, r.i); return next; return; end if;
    v_hash := link_hash(v_hash, r.isi, r.g);
    if v_hash <> r.h then sebab := 'UBAH'; return next; return; end if;
  end loop;
  jenis := null;
  audit_id := null;
  if (sampai >= ujung or sampai < v_awal) and (sampai <> ujung or v_hash <> s.hash) then sebab := 'UJUNG'; return next; return; end if;
  -- Between the part's first and last link nothing may stand that the chain does not know.
  select x.xid, x.id into v_akhir, s.audit_id from audit_chain c cross join lateral chained_at(c.jenis, c.audit_id, c.waktu) x where c.posisi = sampai;
  select t.jenis, t.id, 'SISIP' into jenis, audit_id, sebab from to_be_chained(v_xid, coalesce(v_akhir, 0) + 1) t
  where (t.xid, t.id) > (v_xid, v_id) and (t.xid, t.id) <= (v_akhir, s.audit_id)
    and not exists (select from audit_chain c where c.audit_id = t.id and c.waktu = t.waktu)
  order by t.xid, t.id limit 1;
  return next;
end $$;

-- Returns the place of something chained in the order of the chain.
create or replace function chained_at(p_jenis "char", p_id bigint, p_waktu timestamptz) returns table (xid bigint, id bigint) language sql stable rows 1 as $$
  select l.xid, l.id from audit_log l where p_jenis = 'A' and l.id = p_id and l.waktu = p_waktu
  union all select j.xid, j.id from journal j where p_jenis = 'J' and j.id = p_id and j.dibuat_pada = p_waktu
  union all select s.xid, s.id from flow_step s where p_jenis = 'S' and s.id = p_id and s.waktu = p_waktu
  union all select v.xid, v.id from record_version v where p_jenis = 'V' and v.id = p_id and v.dicatat_pada = p_waktu
  union all select r.xid, r.id from row_version r where p_jenis = 'R' and r.id = p_id and r.waktu = p_waktu
$$;

-- Walks the whole chain and the day hashes; returns the first that does not fit. None: all is well.
create or replace function verify_audit() returns table (posisi bigint, jenis "char", audit_id bigint, sebab text, nama text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_dari bigint := 1;
  r record;
begin
  loop
    select * into r from verify_audit_part(v_dari, 20000);
    if r.sebab is not null then
      return query select nullif(r.sampai, 0), r.jenis, r.audit_id, r.sebab, chained_name(r.jenis, r.audit_id);
      return;
    end if;
    exit when r.sampai >= r.ujung;
    v_dari := r.sampai + 1;
  end loop;
  return query
    select null::bigint, 'H'::"char", null::bigint, 'UBAH', s.kode_cabang || ' ' || s.tanggal
    from audit_day_hash s cross join lateral day_hash(s.kode_cabang, s.tanggal) h
    where s.sidik <> h.sidik or s.jumlah <> h.jumlah order by s.tanggal, s.kode_cabang limit 1;
end $$;

-- Returns the name that people call it by: a reference number, an item and its step, a record and its version, a row.
create or replace function chained_name(p_jenis "char", p_id bigint) returns text language sql stable as $$
  select case p_jenis
    when 'J' then (select reference_number(j.kode_cabang, j.tanggal, j.id) from journal j where j.id = p_id)
    when 'S' then (select s.id_flow || ' ' || s.urut from flow_step s where s.id = p_id)
    when 'V' then (select v.jenis || ' ' || v.kunci || ' ' || v.versi from record_version v where v.id = p_id)
    when 'R' then (select r.tabel || ' ' || r.kunci[1] from row_version r where r.id = p_id)
    else (select l.aksi || ' ' || l.objek from audit_log l where l.id = p_id)
  end
$$;
