-- The bank's own cheques and bilyet giro (docs/adr/0073-a-sheet-of-our-own.md; domain: warkat maintenance). Amounts are minor units.

-- A row for each book. STOCK_HO, SENT, STOCK_BR: blank, at head office, on its way, in a branch. ISSUED: handed to its customer. ACTIVE: her
-- receipt is back. SPOILED: destroyed. `kode_cabang` is in whose off-balance books it stands while it is blank, then who issued it.
create table warkat_book (
  id_bukuwarkat bigint generated always as identity primary key,
  jenis text not null check (jenis in ('CEK', 'BG')),
  nomor_awal text not null check (nomor_awal ~ '^[A-Z]{2}\d{6}$'),
  nomor_akhir text not null check (nomor_akhir ~ '^[A-Z]{2}\d{6}$' and nomor_akhir >= nomor_awal),
  lembar smallint not null check (lembar > 0),
  status text not null check (status in ('STOCK_HO', 'SENT', 'STOCK_BR', 'ISSUED', 'ACTIVE', 'SPOILED')),
  kode_cabang text not null references branch,
  cabang_tujuan text references branch,
  nomor_rekening text references account,
  tanggal_terima date not null,
  tanggal_terbit date,
  tanggal_aktif date,
  nomor_resi text not null default '',
  unique (jenis, nomor_awal),
  check ((status = 'SENT') = (cabang_tujuan is not null)),
  check ((status in ('ISSUED', 'ACTIVE')) = (nomor_rekening is not null)),
  check ((nomor_rekening is not null) = (tanggal_terbit is not null)),
  check ((status = 'ACTIVE') = (tanggal_aktif is not null))
);
create index warkat_book_account on warkat_book (nomor_rekening, tanggal_terbit) where nomor_rekening is not null;
create index warkat_book_stock on warkat_book (kode_cabang, jenis, nomor_awal) where status in ('STOCK_HO', 'SENT', 'STOCK_BR');

-- A row for each sheet; its states and their moves stand in allowed_move. What is presented of it says its date and its amount.
create table warkat_sheet (
  jenis text not null,
  nomor_warkat text not null check (nomor_warkat ~ '^[A-Z]{2}\d{6}$'),
  id_bukuwarkat bigint not null references warkat_book,
  status text not null check (status in ('STOCK_HO', 'STOCK_BR', 'ISSUED', 'ACTIVE', 'PAID', 'REJECTED', 'STOP', 'LOST', 'CANCELLED', 'EXPIRED', 'RETURNED', 'SPOILED')),
  -- When it came to this state, and by which journal, where something was posted.
  tanggal_status date not null,
  journal_id bigint,
  tanggal_warkat date,
  nominal bigint check (nominal > 0),
  alasan text not null default '',
  nomor_surat text not null default '',
  primary key (jenis, nomor_warkat),
  check (status <> 'PAID' or num_nulls(tanggal_warkat, nominal, journal_id) = 0)
);
create index warkat_sheet_book on warkat_sheet (id_bukuwarkat, nomor_warkat);
create index warkat_sheet_ageing on warkat_sheet (tanggal_warkat) where status in ('REJECTED', 'STOP');

-- What was done with books and sheets, a row for each operation: from which number, how many sheets, to which state, and who stood by.
create table warkat_act (
  id bigint generated always as identity primary key,
  operasi text not null,
  jenis text not null,
  nomor_awal text not null,
  jumlah integer not null check (jumlah > 0),
  ke text not null,
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint,                          -- none where nothing was posted
  pengguna text not null,
  saksi text not null check (saksi <> pengguna),
  rincian jsonb not null default '{}',
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index warkat_act_number on warkat_act (jenis, nomor_awal, id);
