-- The trail says from where something was done: the session and the addresses the call came by. They reach the row through
-- settings of the transaction, so that the posting function keeps its signature; core/audit/write-audit.ts sets them.

alter table audit_log add column sesi text;
alter table audit_log add column alamat text;
alter table audit_log alter column sesi set default nullif(current_setting('amanah.sesi', true), '');
alter table audit_log alter column alamat set default nullif(current_setting('amanah.alamat', true), '');

-- Rows from before have neither and keep their hash.
create or replace function audit_hash(p_sebelum bytea, a audit_log) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(p_sebelum || convert_to((jsonb_build_array(
    a.id, to_char(a.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.xid, a.id_user, a.kode_cabang, a.aksi, a.hasil, a.objek, a.korelasi, a.rincian)
    || case when a.sesi is null and a.alamat is null then '[]' else jsonb_build_array(a.sesi, a.alamat) end)::text, 'UTF8'))
$$;

-- A posting pays for each index on the trail, so what is searched by its exact value lies in block-range filters: they cost a
-- posting next to nothing, and a search reads a few megabytes of them and the few ranges that may hold the value.
create index audit_log_value on audit_log using brin
  (objek text_bloom_ops (n_distinct_per_range = 1500), korelasi uuid_bloom_ops (n_distinct_per_range = 1500), sesi text_bloom_ops (n_distinct_per_range = 200))
  with (pages_per_range = 64, autosummarize = on);
-- Names, unlike numbers, are also searched by how they begin. References and account numbers, which postings write, stay out.
create index audit_log_name on audit_log ((objek collate "C"), id) where (objek collate "C") > ':';
create index audit_log_refused on audit_log (id) where hasil <> '00';

-- Ids of the rows that hold a value, or whose object begins with a name. The planner believes that block-range filters of
-- random values exclude nothing and would read the whole trail, so here it has no other choice.
create function find_audit(p_kolom text, p_nilai text) returns setof bigint language plpgsql stable security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  case p_kolom
    when 'objek' then return query select l.id from audit_log l where l.objek = p_nilai;
    when 'korelasi' then return query select l.id from audit_log l where l.korelasi = p_nilai::uuid;
    when 'sesi' then return query select l.id from audit_log l where l.sesi = p_nilai;
    when 'nama' then
      return query select l.id from audit_log l
        where (l.objek collate "C") > ':' and (l.objek collate "C") >= p_nilai and (l.objek collate "C") < p_nilai || chr(1114111);
  end case;
end $$;

-- Checks the chain from a position on, over so many rows at most, so that a trail of any length is checked in short statements.
-- Answers where the part ended, the head at this moment, and the first row that does not fit, if any: like verify_audit, and
-- parts that follow each other prove the same. The link before the part is taken as it stands: the part before proved it.
create function verify_audit_part(p_dari bigint, p_maks integer)
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
    select c.hash, l.xid, l.id into v_hash, v_xid, v_id from audit_chain c join audit_log l on l.id = c.audit_id where c.posisi = v_awal - 1;
    if not found then sebab := 'rantai terputus'; return next; return; end if;
  end if;
  for r in select c.posisi as p, c.audit_id as i, c.hash as h, l as l, l.id is null as hilang
           from audit_chain c left join audit_log l on l.id = c.audit_id
           where c.posisi >= v_awal order by c.posisi limit p_maks loop
    audit_id := r.i;
    if r.p <> sampai + 1 then sampai := sampai + 1; sebab := 'rantai terputus'; return next; return; end if;
    sampai := r.p;
    if r.hilang then sebab := 'baris dihapus'; return next; return; end if;
    v_hash := audit_hash(v_hash, r.l);
    if v_hash <> r.h then sebab := 'baris diubah'; return next; return; end if;
  end loop;
  audit_id := null;
  if (sampai >= ujung or sampai < v_awal) and (sampai <> ujung or v_hash <> s.hash) then sebab := 'ujung rantai tidak cocok'; return next; return; end if;
  -- Between the part's first and last row nothing may stand that the chain does not know.
  select l.xid, l.id into s.xid, s.audit_id from audit_chain c join audit_log l on l.id = c.audit_id where c.posisi = sampai;
  select l.id, 'baris disisipkan' into audit_id, sebab from audit_log l
  where l.xid >= v_xid and l.xid <= s.xid and (l.xid, l.id) > (v_xid, v_id) and (l.xid, l.id) <= (s.xid, s.audit_id)
    and not exists (select from audit_chain c where c.audit_id = l.id)
  order by l.xid, l.id limit 1;
  return next;
end $$;

-- What opens an account for somebody who may not see its number: it names the account and tells nothing of it.
alter table account add column pegangan uuid not null default gen_random_uuid();
create unique index account_handle on account (pegangan);

grant execute on function find_audit(text, text), verify_audit_part(bigint, integer) to amanah_app;
