-- The bank's own facts: branches, calendar, chart of accounts, products, parameters, and the tables that all modules share.
-- Amounts are BIGINT in minor units (sen for IDR).

-- One number for whatever the trail holds: journals take theirs from it and the trail's other rows too, so that the trail has
-- one order.
create sequence trail_id_seq cache 1;

-- Every session of the product sets this for itself (core/db/client.ts). The database keeps it for those that cannot: behind a pooler that drops
-- a session's settings, and at an operator's prompt. An owner of the schema alone may not change the database; then the sessions' own setting applies.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'the database keeps its own setting of jit: only its owner may change it';
end $$;

create table currency (
  kode_valuta text primary key,
  digit smallint not null check (digit between 0 and 4),
  -- A limit in another currency is the rupiah limit of the role or user divided by this: whole rupiah for a whole unit, no rate of any day.
  -- Without it nobody may do anything in that currency.
  pembagi_batas bigint check (pembagi_batas > 0)
);

-- The bank's day and the days of its branches (docs/adr/0019-one-bank-date-followed-by-the-branches.md): a branch goes TUTUP, PERSIAPAN, BUKA, CUT_OFF inside the day that head
-- office has opened. The bank's date is head office's own. Two persons of head office found a branch, which begins closed.
create table branch (
  kode_cabang text primary key check (kode_cabang ~ '^\d{3}$'),
  nama_cabang text not null,
  kota text not null,
  jenis text not null default 'CABANG' check (jenis in ('HO', 'CABANG')),
  status text not null default 'TUTUP' check (status in ('TUTUP', 'PERSIAPAN', 'BUKA', 'CUT_OFF')),
  accounting_date date not null,
  alamat text not null default '',
  versi integer not null default 0,
  -- Head office closes a branch for good: its last working day, and the branch that takes over its books and customers. The row stays with its history.
  tanggal_penutupan date,
  cabang_penerus text references branch,
  constraint branch_closed_with_successor check ((tanggal_penutupan is null) = (cabang_penerus is null) and cabang_penerus <> kode_cabang)
);
create unique index branch_head_office on branch (jenis) where jenis = 'HO';

-- Two persons of head office keep the calendar: the holidays of a year are one record, each with the decree that made it one.
create table calendar_year (
  tahun integer primary key check (tahun between 1900 and 2199),
  versi integer not null default 0
);

create table holiday (
  tanggal date primary key,
  nama text not null,
  tahun integer not null references calendar_year,
  dasar text not null default '',
  constraint holiday_year check (tahun = extract(year from tanggal)::integer),
  constraint holiday_of_year unique (tahun, tanggal)
);

-- Bank parameters with the date from which each value holds.
create table parameter (
  nama text not null,
  berlaku_sejak date not null,
  nilai text not null,
  versi integer not null default 0,
  primary key (nama, berlaku_sejak)
);

-- Code lists of the bank (occupations, countries, regions, risk weights): each code holds from a day on.
create table reference_code (
  kelompok text not null check (kelompok ~ '^[A-Z_]{3,30}$'),
  kode text not null check (kode ~ '^[A-Z0-9_]{1,20}$'),
  berlaku_sejak date not null,
  uraian text not null,
  uraian_en text not null,
  -- The code of another list under which it is offered: a regency's province.
  induk text not null default '',
  -- The points it adds to the risk of a customer, 0 to 100; of an indicator its weight; of a rating its lowest score.
  bobot integer not null default 0 check (bobot between 0 and 100),
  nilai text not null default '',
  urut integer not null default 0,
  -- The last day it is offered; what was chosen before stays as it is.
  berlaku_sampai date,
  versi integer not null default 0,
  primary key (kelompok, kode, berlaku_sejak),
  check (berlaku_sampai >= berlaku_sejak)
);

-- The chart of accounts. A ledger account is a record of two persons: it begins on a day, takes nothing from the day of its closing on, and each
-- change of it leaves a version.
create table gl_account (
  kode_gl text primary key check (kode_gl ~ '^\d{6}$'),
  nama_gl text not null,
  posisi text not null check (posisi in ('D', 'K')),
  tipe text not null check (tipe in ('A', 'A-', 'L', 'S', 'E', 'I', 'X', 'O', 'P')),
  -- The sub-ledger its lines must point into: a customer account, a till or the vault, the teller who answers for a difference, and so on;
  -- null: none. Only this column says what a line's sub-ledger id names.
  kontrol text check (kontrol in ('REKENING', 'KAS', 'SELISIH_TELLER', 'WARKAT', 'TRANSFER', 'DEPOSITO', 'PEMBIAYAAN')),
  -- Kept by head office alone: what other branches settle over it goes through the inter-branch account.
  hanya_pusat boolean not null default false,
  -- The part of the bank that moves the account, so that nobody enters anything on it by hand; null: people may. A control account
  -- has its sub-ledger for that.
  dikelola text check (dikelola in ('RAK', 'KAS', 'KLIRING', 'TRANSFER', 'BAGI_HASIL', 'DEPOSITO', 'VALAS', 'LABA', 'BLANGKO', 'GAJI')),
  -- From this day on nothing is entered on it by hand; null: open.
  ditutup_sejak date,
  dibuka_sejak date,
  -- The product posts to it by itself, so that it is never closed; loaded with the chart of each release.
  otomatis boolean not null default false,
  versi integer not null default 0,
  constraint gl_account_days check (ditutup_sejak > dibuka_sejak)
);

create table product (
  kode_produk text primary key check (kode_produk ~ '^\d{2}$'),
  nama_produk text not null,
  akad text not null,
  kode_gl text not null references gl_account,
  kode_valuta text not null references currency,
  -- The kind of product, its customers (P persons, B entities, PB both), and whether a passbook comes with it.
  jenis text not null default 'TABUNGAN' check (jenis in ('TABUNGAN', 'HAJI', 'GIRO', 'DEPOSITO')),
  nasabah text not null default 'PB' check (nasabah in ('P', 'B', 'PB')),
  buku boolean not null default true
);

-- The terms of a product from a day on, in minor units. A contract takes its minimum balance and nisbah of the day it is made,
-- and later rows change nothing of them; a deposit or withdrawal follows the terms of its day (domain: products).
create table product_term (
  kode_produk text not null references product,
  berlaku_sejak date not null,
  setoran_awal bigint not null check (setoran_awal >= 0),
  setoran_berikut bigint not null check (setoran_berikut >= 0),
  saldo_minimum bigint not null check (saldo_minimum >= 0),
  biaya_bulanan bigint not null check (biaya_bulanan >= 0),
  biaya_di_bawah_minimum bigint not null check (biaya_di_bawah_minimum >= 0),
  biaya_penutupan bigint not null check (biaya_penutupan >= 0),
  biaya_reaktivasi bigint not null check (biaya_reaktivasi >= 0),
  -- May the holder withdraw the balance at any time? Haji savings are paid out at cancellation only.
  tarik_bebas boolean not null,
  versi integer not null default 0,
  -- Is the product offered by these terms? One that is not offered any more keeps its accounts and gets no new ones.
  ditawarkan boolean not null default true,
  -- The terms for an entity where they differ from those for a person (domain: products); null: the same.
  setoran_awal_badan bigint check (setoran_awal_badan >= 0),
  saldo_minimum_badan bigint check (saldo_minimum_badan >= 0),
  -- Do days below the minimum that an account's contract keeps count in its average balance?
  hitung_di_bawah_minimum boolean not null default true,
  primary key (kode_produk, berlaku_sejak)
);

-- The customer's share of the income by tenor in months (0: no tenor), in hundredths of a per cent.
create table product_nisbah (
  kode_produk text not null,
  berlaku_sejak date not null,
  tenor smallint not null check (tenor >= 0),
  nisbah_nasabah integer not null check (nisbah_nasabah between 1 and 9999),
  primary key (kode_produk, berlaku_sejak, tenor),
  foreign key (kode_produk, berlaku_sejak) references product_term
);

-- Records with a history: what a record is (a row for each literal of core/db/reference/records.ts) and every version of each, with
-- from when it is true and from when the bank knew it.
create table record_kind (
  jenis text primary key,
  tabel text not null,
  kunci text[] not null,
  kolom text[] not null,
  peka text[] not null,
  bagian jsonb not null,
  awalan text not null unique,
  objek text[] not null,
  tanda jsonb not null,
  sebelum text not null,
  sesudah text not null,
  sejak text not null,
  -- A kind whose records are numbered when they are written, and what a new one is called until then.
  nomor text not null default '',
  objek_baru text[] not null default '{}',
  -- Columns of a record's row that other operations change, as the business day changes a branch: no version holds them.
  bergerak text[] not null default '{}'
);

create table record_version (
  jenis text not null references record_kind,
  kunci text not null,
  versi integer not null,
  -- AWAL: as it stood before anybody changed it. AKHIR: ended by a person who may end it alone (a lent authority revoked).
  -- LOKET: a walk-in customer, registered by the teller alone. SENDIRI: a record that only its owner uses.
  aksi text not null check (aksi in ('AWAL', 'BUAT', 'UBAH', 'HAPUS', 'AKHIR', 'LOKET', 'SENDIRI')),
  isi jsonb check ((isi is null) = (aksi = 'HAPUS')),
  berlaku_sejak date not null,
  diketahui_sejak timestamptz not null default clock_timestamp(),
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  id bigint not null default nextval('trail_id_seq'),
  dicatat_pada timestamptz not null default clock_timestamp(),
  pembuat text,
  disetujui_oleh text check (disetujui_oleh <> pembuat),
  id_flow uuid,
  primary key (jenis, kunci, versi),
  -- The audit chain is appended in the order of transactions.
  unique (xid, id),
  constraint record_version_check2 check (aksi = 'AWAL' or pembuat is not null and (aksi in ('AKHIR', 'LOKET', 'SENDIRI') or disetujui_oleh is not null))
);
-- The changes of a day, for its list.
create index record_version_blocks on record_version (berlaku_sejak, id) where jenis in ('hold', 'block');

-- The hash of each row of evidence after each change (docs/adr/0187-every-row-has-a-version.md). A change of many rows is one entry: keys and
-- hashes have the same order, a hash that is null means that the row was deleted. Entries are chained at their own commit like journals.
create table row_version (
  id bigint primary key default nextval('trail_id_seq'),
  xid bigint not null default pg_current_xact_id()::text::bigint,
  waktu timestamptz not null default clock_timestamp(),
  tabel text not null,
  -- The number of columns that the table had: a column of a later release is no change of an older row.
  bentuk smallint not null,
  -- The program of the owner that wrote it; null for the bank's own operations.
  asal text,
  kunci text[] not null,
  sidik bytea[] not null,
  check (cardinality(kunci) = cardinality(sidik))
);
create index row_version_chain on row_version (xid, id);
create index row_version_table on row_version (tabel, id);

-- The operations that the posting function accepts, and who may send them (docs/adr/0188-the-posting-function-knows-its-operations.md). Each release loads it from the operation definitions.
create table operation_definition (
  operasi text primary key,
  -- A person posts it, a run of the bank, or the installation.
  orang boolean not null,
  bank boolean not null,
  pasang boolean not null,
  -- Any of these menus lets a person make it; null: it is about an item or an override, whose own operation is asked for.
  menu text[],
  -- A second person always approves it.
  berdua boolean not null,
  -- The identity that an operation with customers' cash asks for: the presenter's, that of the bearer of a cheque (the cash is the
  -- bearer's and not the drawer's), the holder's, or nobody's; null where no customer's cash moves.
  identitas text check (identitas in ('PRESENTER', 'BEARER', 'HOLDER', 'NONE')),
  -- The accounts of the general ledger that an operation may debit and credit, by code or, of a whole class, by
  -- its first digit; null: any. `cermin`: a reversal may move the accounts of its journal too, each on its other side.
  debet text[],
  kredit text[],
  cermin boolean not null default false,
  check (orang or bank or pasang),
  check ((debet is null) = (kredit is null) and (debet is not null or not cermin))
);

-- The rows that a posting may move from one state to another, a row for each literal of core/db/reference/moves.ts.
create table allowed_move (
  tabel text not null,
  dari text not null,
  ke text not null,
  keadaan text not null,
  kunci text[] not null,
  kolom text[] not null,
  cap jsonb not null,
  milik jsonb not null,
  tolak text not null,
  primary key (tabel, dari, ke)
);

-- Documents and pictures: a row for each object in the storage. Its type was detected by its content; the
-- key is random and known to the bank alone. A file belongs to nothing until a record that names it is in force.
create table stored_file (
  id_berkas uuid primary key default gen_random_uuid(),
  kunci text not null unique check (kunci ~ '^berkas/[0-9a-f]{64}$'),
  -- The request it came with: sent again it is the same file.
  permintaan uuid not null unique,
  jenis text not null check (jenis in ('KTP', 'PASPOR', 'NPWP', 'FOTO', 'TANDA_TANGAN', 'AKTA', 'IZIN', 'LAINNYA')),
  nama text not null check (nama !~ '[[:cntrl:]/\\]' and length(nama) between 1 and 120),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'application/pdf')),
  ukuran integer not null check (ukuran between 1 and 26214400),
  sha256 bytea not null check (length(sha256) = 32),
  pindai text not null check (pindai in ('BERSIH', 'TIDAK_DIPINDAI')),
  id_user text not null,
  kode_cabang text not null references branch,
  dibuat_pada timestamptz not null default clock_timestamp(),
  -- Since when the object lies under its key; a file without one can be part of nothing.
  tersimpan_pada timestamptz,
  -- The record it is part of, as its history calls it; null while no record is.
  pemilik text check (length(pemilik) between 3 and 120),
  -- Given up: its object is being removed, and the row after it.
  dibuang_pada timestamptz,
  check (pemilik is null or (tersimpan_pada is not null and dibuang_pada is null))
);
create index stored_file_owner on stored_file (pemilik) where pemilik is not null;
create index stored_file_loose on stored_file (dibuat_pada) where pemilik is null;

-- The number of months for which rows of a table are retained; null: for ever.
create table retention (
  tabel text primary key,
  bulan integer check (bulan > 0)
);
-- Tables that only grow and on which nothing of the books depends. The bank may change the values.
insert into retention (tabel, bulan) values
  ('idempotency', 13), ('inbox_event', 13), ('app_session', 13), ('override_grant', 13), ('identity_job', 3), ('password_ticket', 13),
  ('daily_usage', 3), ('flow_instance', 3), ('name_import', 3), ('report_job', 120);

-- graphile-worker runs background work (core/jobs, docs/adr/0018-graphile-worker-runs-background-jobs.md); `migrate` creates its schema before this file. The queue knows
-- when a job is due and who works at it; the bank keeps what was decided and what became of it.

-- Cores that work, and when each was last heard of.
create table job_worker (
  id text primary key,
  dilihat_pada timestamptz not null
);

-- Readiness writes here to prove that writing is possible. A row fills a page, so that a full disk is noticed here and not at the
-- first posting; the newest few are kept.
create table write_probe (
  id bigint generated always as identity primary key,
  pada timestamptz not null default clock_timestamp(),
  isi text not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
alter table write_probe alter column isi set storage plain;

-- The library closes its tables by row level security. The application's role sees all rows; its grants and guard_job limit what it
-- writes there, and a core states which kinds of work it knows.
create policy application on graphile_worker._private_job_queues to amanah_app using (true) with check (true);

create policy application on graphile_worker._private_known_crontabs to amanah_app using (true) with check (true);

create policy application on graphile_worker._private_jobs to amanah_app using (true) with check (true);

create policy application on graphile_worker._private_tasks to amanah_app using (true)
  with check (identifier in ('identity', 'end_of_day', 'payroll', 'report') or identifier like 'periodic:%');
