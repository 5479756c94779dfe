-- The audit trail and its hash chain. A posting pays for each index on the trail, so what is searched by its exact value lies in
-- block-range filters: they cost a posting next to nothing, and a search reads a few megabytes of them and the few ranges that
-- may hold the value.

create table audit_log (
  id bigint not null default nextval('trail_id_seq'),
  waktu timestamptz not null default clock_timestamp(),
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  id_user text not null,
  kode_cabang text not null,
  aksi text not null,
  hasil text not null,
  objek text not null default '',
  korelasi uuid,
  rincian jsonb,
  -- From where: set for the transaction by core/audit/write-audit.ts.
  sesi text default nullif(current_setting('amanah.sesi', true), ''),
  alamat text default nullif(current_setting('amanah.alamat', true), ''),
  primary key (id, waktu)
) partition by range (waktu);
create index audit_log_user on audit_log (id_user, id);
-- For the sealer, which goes by transaction, and for the auditor, who asks for a time.
create index audit_log_span on audit_log using brin (xid, waktu) with (pages_per_range = 16, autosummarize = on);
create index audit_log_value on audit_log using brin
  (objek text_bloom_ops (n_distinct_per_range = 1500), korelasi uuid_bloom_ops (n_distinct_per_range = 1500), sesi text_bloom_ops (n_distinct_per_range = 200))
  with (pages_per_range = 64, autosummarize = on);
-- Names, unlike numbers, are also searched by how they begin. References and account numbers, which postings write, stay out.
create index audit_log_name on audit_log ((objek collate "C"), id) where (objek collate "C") > ':';
create index audit_log_refused on audit_log (id) where hasil <> '00';

-- The chain stands beside what it vouches for: rows of the trail (A), journals with their lines, movements and approvals (J), steps of
-- the workflow (S), versions of records (V). hash(n) covers the canonical content of its row and hash(n - 1).
create table audit_chain (
  posisi bigint not null,
  jenis "char" not null,
  audit_id bigint not null,
  waktu timestamptz not null,                 -- of its entry
  hash bytea not null,
  primary key (posisi, waktu),
  unique (audit_id, waktu)
) partition by range (waktu);
-- The last sealed row, in the order (xid, id), and the head of the chain.
create table audit_seal_state (
  satu boolean primary key default true check (satu),
  xid bigint not null,
  audit_id bigint not null,
  posisi bigint not null,
  hash bytea not null
);
insert into audit_seal_state (xid, audit_id, posisi, hash) values (0, 0, 0, '\x00');

-- What a closed day of a branch holds, fixed when the last of its journals was chained: how many journals, and one hash over all.
create table day_seal (
  kode_cabang text not null references branch,
  tanggal date not null,
  jumlah bigint not null,
  sidik bytea not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  primary key (kode_cabang, tanggal)
);
