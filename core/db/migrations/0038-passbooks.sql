-- Passbooks: books with a printed number, from the branch's stock to an account, and what was printed into each. A book is paper, not the
-- ledger (domain: passbook): it keeps where its next line is and which movement was the last one printed.

create table passbook (
  nomor_seri text primary key check (nomor_seri ~ '^[A-Z]{0,3}\d{6,10}$'),
  kode_cabang text not null references branch,
  -- STOK: blank. AKTIF: in use. PENUH: its last line is printed. DIGANTI: a full one that the next book follows. HILANG, RUSAK: lost or
  -- spoiled in use. BATAL: a blank that was spoiled and destroyed.
  status text not null default 'STOK' check (status in ('STOK', 'AKTIF', 'PENUH', 'DIGANTI', 'HILANG', 'RUSAK', 'BATAL')),
  pemegang text references app_user,          -- who holds a blank one; null: it lies in the branch's stock
  nomor_rekening text references account,
  sebelumnya text references passbook,        -- the account's book before it
  baris_per_halaman smallint not null default 24 check (baris_per_halaman between 4 and 60),
  jumlah_halaman smallint not null default 14 check (jumlah_halaman between 1 and 60),
  halaman smallint not null default 1,
  baris smallint not null default 1,
  seq_awal integer not null default 0,        -- of the last movement before it begins
  saldo_awal bigint not null default 0,
  seq_cetak integer not null default 0,       -- of the last movement printed
  saldo_cetak bigint not null default 0,      -- what the account stood at after it, minor units
  urut_cetak integer not null default 0,      -- lines printed so far
  sampul_dicetak boolean not null default false,
  tanggal_terima date not null,
  tanggal_terbit date,
  constraint passbook_place check (baris between 1 and baris_per_halaman and halaman between 1 and jumlah_halaman),
  constraint passbook_grows check (seq_cetak >= seq_awal),
  constraint passbook_blank check ((nomor_rekening is null) = (status in ('STOK', 'BATAL')) and (pemegang is null or status = 'STOK'))
) with (fillfactor = 80);
-- An account has one book at a time.
create unique index passbook_in_use on passbook (nomor_rekening) where status in ('AKTIF', 'PENUH');
create index passbook_account on passbook (nomor_rekening) where nomor_rekening is not null;
create index passbook_stock on passbook (kode_cabang, nomor_seri);

-- What was done with books, a row for each operation: received, handed over, issued, replaced, printed, set by hand, destroyed.
create table passbook_act (
  id bigint generated always as identity primary key,
  operasi text not null,
  nomor_seri text not null references passbook,
  jumlah integer not null default 1 check (jumlah > 0),
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint,
  pengguna text not null,
  saksi text check (saksi <> pengguna),       -- the second person, where there was one
  rincian jsonb not null default '{}',
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index passbook_act_book on passbook_act (nomor_seri, id);

-- The lines as they were printed, in the order of printing. Where the next line was set back by hand a later one stands over an older.
create table passbook_line (
  nomor_seri text not null references passbook,
  urut integer not null,
  halaman smallint not null,
  baris smallint not null,
  jenis text not null check (jenis in ('MUTASI', 'REKAP', 'PINDAHAN', 'DIPINDAHKAN')),
  seq integer not null,
  tanggal date check ((tanggal is null) = (jenis in ('PINDAHAN', 'DIPINDAHKAN'))),
  kode text not null,
  debet bigint not null check (debet >= 0),
  kredit bigint not null check (kredit >= 0),
  saldo bigint not null,
  petugas text not null,
  id_cetak bigint not null references passbook_act,
  primary key (nomor_seri, urut)
);
create index passbook_line_page on passbook_line (nomor_seri, halaman, urut);
