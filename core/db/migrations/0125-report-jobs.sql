-- Files that take time to make: reports, a branch's day, extracts, packs (docs/adr/0107-a-report-is-made-beside-the-core.md).
create table report_job (
  id uuid primary key default gen_random_uuid(),
  jenis text not null check (jenis in ('LAPORAN', 'BUNDEL', 'EKSTRAK', 'PAKET')),
  kode text not null,
  -- What was asked, as its maker understood it.
  tanya jsonb not null check (jsonb_typeof(tanya) = 'object' and pg_column_size(tanya) <= 20000),
  bentuk text not null check (bentuk in ('PDF', 'XLSX', 'CSV', 'XML', 'JSON', 'TXT', 'ZIP')),
  kertas text not null default '' check (kertas in ('', 'A4', 'LETTER', 'KONTINU')),
  -- SHA-256 of kind, code, question, format and paper: the same is not made twice at once for the same reader.
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  -- Whose it is: a person's, or of those who hold one of the roles in the branch.
  id_user text,
  untuk_peran text[] not null default '{}',
  -- The branch it is about, in whose lists it stands; that of head office where it is about the whole bank.
  kode_cabang text not null references branch,
  nomor text not null unique,
  status text not null default 'ANTRE' check (status in ('ANTRE', 'JALAN', 'SIAP', 'GAGAL', 'BATAL', 'KEDALUWARSA')),
  -- Attempts so far, each of which would leave its own object; who makes it now.
  percobaan integer not null default 0,
  giliran uuid,
  baris bigint not null default 0,
  -- Rows that are expected; null where nobody knows.
  perkiraan bigint,
  -- Why it failed or waits, a code of lib/errors with what fills its sentence.
  sebab text not null default '',
  rincian jsonb not null default '{}',
  -- The moment whose books it shows, and whether a copy of the database was read.
  per timestamptz,
  cadangan boolean not null default false,
  ukuran bigint,
  sha256 bytea check (length(sha256) = 32),
  kunci text,
  dibuat_pada timestamptz not null default clock_timestamp(),
  mulai_pada timestamptz,
  selesai_pada timestamptz,
  -- Null: as long as the books.
  disimpan_sampai timestamptz,
  -- The objects of a job that is over are gone.
  dibersihkan_pada timestamptz,
  -- When its reader was last told how far it is.
  dikabari_pada timestamptz,
  check ((status in ('SIAP', 'KEDALUWARSA')) = (sha256 is not null)),
  check ((status in ('ANTRE', 'JALAN')) = (selesai_pada is null)),
  check ((id_user is null) = (cardinality(untuk_peran) > 0))
);
create unique index report_job_once on report_job (coalesce(id_user, ''), kode_cabang, sidik) where status in ('ANTRE', 'JALAN');
create index report_job_user on report_job (id_user, dibuat_pada);
create index report_job_branch on report_job (kode_cabang, dibuat_pada) where id_user is null;
create index report_job_over on report_job (disimpan_sampai) where status in ('SIAP', 'GAGAL', 'BATAL') and dibersihkan_pada is null;

insert into retention (tabel, bulan) values ('report_job', 120);

-- The queue knows one more kind of work.
drop policy application on graphile_worker._private_tasks;
create policy application on graphile_worker._private_tasks to amanah_app using (true)
  with check (identifier in ('identity', 'evening', 'payroll', 'report') or identifier like 'periodic:%');
