-- What an auditor takes along of the chain: a link with all that proves it, its content letter for letter as it was hashed.

-- Links of these ids, of one kind; what is not chained yet is not among them.
create or replace function chained_proofs(p_jenis "char", p_ids bigint[])
returns table (id bigint, posisi bigint, sebelum text, hash text, garam text, isi text)
language sql stable security definer set search_path = public, pg_temp
  set timezone = 'UTC' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  select c.audit_id, c.posisi, encode(coalesce(b.hash, '\x00'), 'hex'), encode(c.hash, 'hex'), encode(c.garam, 'hex'), chained_content(c.jenis, c.audit_id, c.waktu)::text
  from unnest(p_ids) x(id) join audit_chain c on c.audit_id = x.id and c.jenis = p_jenis
  left join audit_chain b on b.posisi = c.posisi - 1
$$;

-- Where a journal stands in a sample that is drawn by a seed: whoever knows the seed finds the same order.
create or replace function drawn_place(p_benih text, p_id bigint) returns bytea language sql immutable as $$
  select sha256(convert_to(p_benih || ':' || p_id, 'UTF8'))
$$;

-- Writes into the trail which list a file goes out with, before it is closed: the link of that row goes into the file. Answers the row's number; null where it is no longer its turn.
create or replace function bind_report(p_id uuid, p_giliran uuid, p_isi jsonb) returns bigint language sql security definer set search_path = public, pg_temp as $$
  select write_audit(r.siapa, r.kode_cabang, 'LAPORAN_DIIKAT', '00', 'LAPORAN:' || r.nomor, null, p_isi)
  from (select x.*, coalesce(x.id_user, 'SISTEM') as siapa from report_job x where x.id = p_id and x.giliran = p_giliran and x.status = 'BERJALAN') r
$$;
