create table branch_day (
  kode_cabang text not null references branch,
  tanggal date not null,
  dibuka_oleh text not null,
  dibuka_pada timestamptz not null default now(),
  ditutup_oleh text,
  ditutup_pada timestamptz,
  primary key (kode_cabang, tanggal)
);

-- Every change of a day's status: who, with whom, when, and the reason where a day was closed by force.
create table branch_day_step (
  kode_cabang text not null,
  tanggal date not null,
  urut smallint not null,
  dari text not null,
  ke text not null,
  id_user text not null,
  disetujui_oleh text check (disetujui_oleh <> id_user),
  waktu timestamptz not null default clock_timestamp(),
  alasan text not null default '',
  primary key (kode_cabang, tanggal, urut),
  foreign key (kode_cabang, tanggal) references branch_day
);

-- The end of day of a branch: from the end of its counters to the close of its day, in steps and parts that are each done once (docs/adr/0056-end-of-day-as-resumable-steps.md).
-- Written by functions only; what is finished does not change any more.
create table eod_run (
  run uuid primary key default gen_random_uuid(),
  kode_cabang text not null,
  tanggal date not null,
  -- The calendar days it covers: from `dari` until the day before `berikut`.
  dari date not null,
  berikut date not null,
  id_user text not null,
  disetujui_oleh text check (disetujui_oleh <> id_user),
  -- Head office closes a branch that stayed behind: what would block the branch from closing does not stop this end of day.
  paksa boolean not null default false check (not paksa or disetujui_oleh is not null),
  alasan text not null default '',
  status text not null default 'BERJALAN' check (status in ('BERJALAN', 'TERTAHAN', 'GAGAL', 'SELESAI')),
  -- The position of the books when the counters had stopped: transaction, write-ahead log, head of the chain.
  titik jsonb,
  mulai timestamptz not null default clock_timestamp(),
  selesai timestamptz,
  -- The hash of the branch's trial balance at the end of the day, and how many rows it has. The rows themselves are the ledger's, which no day that is
  -- closed changes any more.
  neraca bytea,
  neraca_baris integer,
  unique (kode_cabang, tanggal),
  foreign key (kode_cabang, tanggal) references branch_day,
  check (dari <= tanggal and tanggal < berikut),
  check ((status = 'SELESAI') = (selesai is not null)),
  check ((neraca is null) = (neraca_baris is null))
);
create index eod_run_open on eod_run (kode_cabang) where status <> 'SELESAI';
create index eod_run_by_day on eod_run (tanggal, kode_cabang);

create table eod_step (
  run uuid not null references eod_run,
  urut smallint not null check (urut > 0),
  kode text not null,
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'BERJALAN', 'TERTAHAN', 'GAGAL', 'SELESAI')),
  mulai timestamptz,
  selesai timestamptz,
  bagian integer not null default 0,
  baris bigint not null default 0,
  -- The number of resumptions after it had stopped.
  ulang integer not null default 0,
  sidik bytea,
  primary key (run, urut),
  unique (run, kode),
  check ((status = 'SELESAI') = (selesai is not null and sidik is not null)),
  check ((status = 'MENUNGGU') = (mulai is null))
);

create table eod_chunk (
  run uuid not null,
  urut smallint not null,
  nomor integer not null check (nomor > 0),
  dari text not null,
  sampai text not null,
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'TERTAHAN', 'GAGAL', 'SELESAI')),
  selesai timestamptz,
  baris bigint not null default 0,
  sidik bytea,
  -- The transaction that works at the chunk: the bulk posting function tells a branch's own run from everything else that posts.
  xid bigint,
  primary key (run, urut, nomor),
  foreign key (run, urut) references eod_step,
  check ((status = 'SELESAI') = (selesai is not null and sidik is not null))
);
create index eod_chunk_at_work on eod_chunk (xid) where status = 'MENUNGGU' and xid is not null;

-- A record that a chunk could not process, and why. A finding that stops the end of day is deleted when the chunk was done again.
create table eod_finding (
  id bigint generated always as identity primary key,
  run uuid not null,
  urut smallint not null,
  -- Null: the step could not be divided into chunks.
  nomor integer,
  rekaman text not null,
  nama text not null,
  sebab text not null,
  nominal bigint not null,
  menghalangi boolean not null,
  waktu timestamptz not null default clock_timestamp(),
  -- The kind of the record (REKENING, KAS, CABANG …), so that a link opens it; '': nothing to open.
  jenis text not null default '',
  -- The values of the sentence that explains the finding.
  rincian jsonb not null default '{}',
  foreign key (run, urut, nomor) references eod_chunk
);
create index eod_finding_of on eod_finding (run, urut, id);

-- A branch's day as one file: the job that makes it, the day, and whether the day was still open then. The bundle of a closed day is
-- made once for each paper, with slips or without, and retained as long as the books.
create table day_bundle (
  id uuid primary key references report_job on delete cascade,
  kode_cabang text not null,
  tanggal date not null,
  slip boolean not null,
  kertas text not null check (kertas in ('A4', 'LETTER', 'KONTINU')),
  sementara boolean not null,
  -- The user who asked for it first.
  diminta_oleh text not null references app_user,
  foreign key (kode_cabang, tanggal) references branch_day
);
create unique index day_bundle_final on day_bundle (kode_cabang, tanggal, slip, kertas) where not sementara;
create index day_bundle_day on day_bundle (kode_cabang, tanggal, id);

-- The year end of a branch: its result, carried over to 403001 by this journal of its last business day; none where the classes were empty. Written by functions only and never changed.
create table year_end (
  tahun integer not null,
  kode_cabang text not null references branch,
  tanggal date not null,
  -- Minor units of the books' currency; a loss is negative.
  hasil bigint not null,
  journal_id bigint,
  primary key (tahun, kode_cabang),
  constraint year_end_check1 check (journal_id is not null or hasil = 0),
  -- A year whose last business day was worked as an ordinary one (a holiday declared late) ends with the branch's next end of day, which books on its own date.
  constraint year_end_of_its_year check (extract(year from tanggal) between tahun and tahun + 1)
);
