-- The evening of a branch: from the end of its counters to the close of its day, in steps and parts that are each done once (ADR 0056).
-- Written by functions only; what is finished does not change any more.
create table evening (
  run uuid primary key default gen_random_uuid(),
  kode_cabang text not null,
  tanggal date not null,
  -- The calendar days it covers: from `dari` until the day before `berikut`.
  dari date not null,
  berikut date not null,
  id_user text not null,
  disetujui_oleh text check (disetujui_oleh <> id_user),
  -- Head office closes a branch that stayed behind: what would keep the branch from closing does not stop this evening.
  paksa boolean not null default false check (not paksa or disetujui_oleh is not null),
  alasan text not null default '',
  status text not null default 'BERJALAN' check (status in ('BERJALAN', 'TERTAHAN', 'GAGAL', 'SELESAI')),
  -- Where the books stood when the counters had stopped: transaction, write-ahead log, head of the chain.
  titik jsonb,
  mulai timestamptz not null default clock_timestamp(),
  selesai timestamptz,
  unique (kode_cabang, tanggal),
  foreign key (kode_cabang, tanggal) references branch_day,
  check (dari <= tanggal and tanggal < berikut),
  check ((status = 'SELESAI') = (selesai is not null))
);
create index evening_open on evening (kode_cabang) where status <> 'SELESAI';
create index evening_by_day on evening (tanggal, kode_cabang);

create table evening_step (
  run uuid not null references evening,
  urut smallint not null check (urut > 0),
  kode text not null,
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'BERJALAN', 'TERTAHAN', 'GAGAL', 'SELESAI')),
  mulai timestamptz,
  selesai timestamptz,
  bagian integer not null default 0,
  baris bigint not null default 0,
  -- How often it was taken up again after it had stopped.
  ulang integer not null default 0,
  sidik bytea,
  primary key (run, urut),
  unique (run, kode),
  check ((status = 'SELESAI') = (selesai is not null and sidik is not null)),
  check ((status = 'MENUNGGU') = (mulai is null))
);

create table evening_chunk (
  run uuid not null,
  urut smallint not null,
  nomor integer not null check (nomor > 0),
  dari text not null,
  sampai text not null,
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'TERTAHAN', 'GAGAL', 'SELESAI')),
  selesai timestamptz,
  baris bigint not null default 0,
  sidik bytea,
  primary key (run, urut, nomor),
  foreign key (run, urut) references evening_step,
  check ((status = 'SELESAI') = (selesai is not null and sidik is not null))
);

-- What a part could not do: about which record and why. What stops the evening goes when it is mended and the part was done again.
create table evening_finding (
  id bigint generated always as identity primary key,
  run uuid not null,
  urut smallint not null,
  -- Null: the step could not be divided into parts.
  nomor integer,
  rekaman text not null,
  nama text not null,
  sebab text not null,
  nominal bigint not null,
  menghalangi boolean not null,
  waktu timestamptz not null default clock_timestamp(),
  foreign key (run, urut, nomor) references evening_chunk
);
create index evening_finding_of on evening_finding (run, urut, id);

-- A core says by itself which kinds of work it knows.
drop policy application on graphile_worker._private_tasks;
create policy application on graphile_worker._private_tasks to amanah_app using (true)
  with check (identifier in ('identity', 'evening') or identifier like 'periodic:%');

-- Both count now what they did; a function's answer is not changed in its place.
drop function if exists turn_account_rows(text, date, date);
