-- Who stands behind an account, and what is held, blocked or not yet good of it: each a row with its reason, its days and whoever
-- asked for it. The state of the account (account_state) is what these rows say.

-- Who owns, signs for, guards or acts for an account, since and until when; the first owner is the account's own customer.
create table account_party (
  nomor_rekening text not null references account,
  nomor_nasabah text not null references customer,
  peran text not null check (peran in ('PEMILIK', 'PENANDA_TANGAN', 'WALI', 'KUASA')),
  mulai date not null,
  sampai date,
  primary key (nomor_rekening, nomor_nasabah, peran, mulai),
  check (sampai >= mulai)
);
create index account_party_customer on account_party (nomor_nasabah);

-- Who asked for a hold or a block, from the customer to an authority: only the same level or a higher one lifts it.
create domain request_level as text check (value in ('NASABAH', 'CABANG', 'PUSAT', 'BERWENANG'));

-- Funds held. What was released of one no longer counts; several on one account add up.
create table account_hold (
  id_blokir uuid primary key default gen_random_uuid(),
  nomor_rekening text not null references account,
  jenis text not null check (jenis in ('JAMINAN', 'SENGKETA', 'KLIRING', 'PORSI', 'KARTU', 'PAJAK', 'RESMI', 'LAINNYA')),
  tingkat request_level not null,
  jumlah bigint not null check (jumlah > 0),
  dilepas bigint not null default 0,
  alasan text not null,
  nomor_surat text not null default '',
  unit text not null default '',
  tanggal_awal date not null,
  tanggal_akhir date check (tanggal_akhir >= tanggal_awal),
  versi integer not null default 0,
  check (dilepas between 0 and jumlah)
);
create index account_hold_account on account_hold (nomor_rekening);
create index account_hold_end on account_hold (tanggal_akhir) where dilepas < jumlah;

-- Sides of an account that are shut: D takes no debit, K no credit, T neither.
create table account_blocking (
  id_blokir uuid primary key default gen_random_uuid(),
  nomor_rekening text not null references account,
  arah text not null check (arah in ('D', 'K', 'T')),
  tingkat request_level not null,
  alasan text not null,
  nomor_surat text not null default '',
  tanggal_awal date not null,
  tanggal_akhir date check (tanggal_akhir >= tanggal_awal),
  dicabut boolean not null default false,
  versi integer not null default 0
);
create index account_blocking_account on account_blocking (nomor_rekening) where not dicabut;

-- Credits that are in the ledger but not yet good funds.
create table account_float (
  id bigint generated always as identity primary key,
  nomor_rekening text not null references account,
  journal_id bigint not null,
  jumlah bigint not null check (jumlah > 0),
  tanggal_efektif date not null,
  efektif boolean not null default false
);
create index account_float_account on account_float (nomor_rekening) where not efektif;
create index account_float_due on account_float (tanggal_efektif) where not efektif;
