-- Statements that were made of accounts, each under a number by which the very same paper is found again, and every copy that was
-- made of a statement or a slip.

create table statement (
  nomor text primary key check (nomor ~ '^RK\d{9}[0-9A-HJKMNP-TV-Z]{8}$'),
  nomor_rekening text not null references account,
  tanggal_awal date not null,
  tanggal_akhir date not null check (tanggal_akhir >= tanggal_awal),
  -- Its lines: so many from this one on. What came later than seq_sampai was not known yet.
  seq_awal integer not null,
  jumlah_baris integer not null check (jumlah_baris >= 0),
  seq_sampai integer not null,
  baris_halaman integer not null check (baris_halaman between 1 and 200),
  halaman integer not null check (halaman >= 1),
  saldo_awal bigint not null,
  debet bigint not null check (debet >= 0),
  kredit bigint not null check (kredit >= 0),
  saldo_akhir bigint not null,
  -- SHA-256 over the prints of its pages.
  sidik bytea not null check (length(sidik) = 32),
  -- Its head as it was then: a name that changes later changes no paper.
  nama_rekening text not null,
  nama_produk text not null,
  kode_valuta text not null references currency,
  kode_cabang text not null references branch,
  nama_cabang text not null,
  -- Who made it, where and when; did she see the document of the account's customer?
  cabang_pembuat text not null references branch,
  id_user text not null,
  tanggal date not null,
  dibuat_pada timestamptz not null,
  identitas_dilihat boolean not null,
  -- What its pages cost, what was taken of it, and which free one of the account's month it is.
  biaya_penuh bigint not null check (biaya_penuh >= 0),
  biaya bigint not null check (biaya between 0 and biaya_penuh),
  gratis_ke integer check (gratis_ke >= 1),
  journal_id bigint,
  bulan date not null generated always as (tanggal - (extract(day from tanggal)::integer - 1)) stored,
  check (saldo_awal + kredit - debet = saldo_akhir),
  check ((biaya > 0) <= (journal_id is not null))
);
create index statement_account on statement (nomor_rekening, dibuat_pada);
create index statement_branch on statement (cabang_pembuat, dibuat_pada);
create unique index statement_free on statement (nomor_rekening, bulan, gratis_ke) where gratis_ke is not null;

create table printed_copy (
  -- A statement's number, or the reference number of a journal.
  nomor text not null,
  ke integer not null check (ke >= 1),
  bentuk text not null check (bentuk in ('KERTAS', 'PDF', 'XLSX')),
  id_user text not null,
  kode_cabang text not null references branch,
  dibuat_pada timestamptz not null,
  primary key (nomor, ke)
);
