-- Customers and their accounts. Static facts of an account and its moving state are two tables, so that a posting rewrites a
-- narrow row only.

create table customer (
  nomor_nasabah text primary key,
  jenis text not null check (jenis in ('P', 'B')),
  nama_nasabah text not null,
  nama_normal text not null,
  nomor_identitas text,
  nomor_npwp text,
  tempat_lahir text,
  tanggal_lahir date,
  jenis_kelamin text check (jenis_kelamin in ('L', 'P')),
  nama_ibu_kandung text,
  alamat text not null default '',
  kota text not null default '',
  telepon text not null default '',
  kode_cabang text not null references branch
);
create index customer_name on customer (nama_normal text_pattern_ops, nomor_nasabah);

create table account (
  nomor_rekening text primary key check (nomor_rekening ~ '^\d{12}$'),
  nomor_nasabah text not null references customer,
  nama_rekening text not null,
  nama_normal text not null,
  kode_produk text not null references product,
  -- Where it is kept in the ledger: given by the product when it is opened, its own from then on.
  kode_gl text not null references gl_account,
  kode_cabang text not null references branch,
  kode_valuta text not null references currency,
  tanggal_buka date not null,
  -- The customer's share of the income as agreed, in hundredths of a per cent: no later change of the product touches it.
  nisbah_nasabah integer check (nisbah_nasabah between 1 and 9999),
  -- How its owners sign: one alone, all together, any of them.
  cara_tanda_tangan text not null default 'SENDIRI' check (cara_tanda_tangan in ('SENDIRI', 'DAN', 'ATAU')),
  versi integer not null default 0,
  -- What opens an account for somebody who may not see its number: it names the account and tells nothing of it.
  pegangan uuid not null default gen_random_uuid()
);
create unique index account_handle on account (pegangan);
create index account_customer on account (nomor_nasabah);
create index account_branch on account (kode_cabang, nomor_rekening);
-- A list of accounts in the order of their names walks an index instead of sorting the branch.
create index account_by_name on account (nama_normal, nomor_rekening);
-- A name is found by the beginnings of its words.
create index account_name_words on account using gin (to_tsvector('simple', nama_normal));

-- What a column alone may hold is said by its domain: it is proved when the column is set, while a check of the table is read
-- and proved again by each posting, whatever it sets.
create domain account_status as text check (value in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN', 'TUTUP'));
create domain account_block as text check (value in ('', 'D', 'K', 'T'));
create domain amount_not_negative as bigint check (value >= 0);

create table account_state (
  nomor_rekening text primary key references account,
  status account_status not null default 'AKTIF',
  -- What the rows of account_block say together, and what those of an authority say alone: no override lifts the latter.
  blokir account_block not null default '',
  blokir_resmi account_block not null default '',
  dana_belum_efektif amount_not_negative not null default 0,
  saldo_ditahan amount_not_negative not null default 0,
  saldo_minimum amount_not_negative not null default 0,
  plafon amount_not_negative not null default 0,
  debet_menunggu amount_not_negative not null default 0,
  -- What a posting changes stands together at the end: only that part of the row goes to the write-ahead log.
  saldo_buku bigint not null default 0,
  seq integer not null default 0,
  tanggal_aktivitas date not null,
  check (saldo_buku + plafon >= 0)
) with (fillfactor = 60);

-- An account that slept and was waked: what it was until then, and what was seen of who asked for it. Taken away when the journal it
-- came with is undone, and the account sleeps again.
create table account_reactivation (
  nomor_rekening text not null references account,
  tanggal date not null,
  status_lama account_status not null check (status_lama in ('TIDAK_AKTIF', 'DORMAN')),
  aktivitas_terakhir date not null,
  nomor_identitas text not null,
  keterangan text not null,
  versi integer not null default 0,
  primary key (nomor_rekening, tanggal)
);

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
