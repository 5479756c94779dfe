-- The bank's own facts: branches, calendar, chart of accounts, products, customers, accounts, users and their rights.
-- Amounts are BIGINT in minor units (sen for IDR). Static facts of an account and its moving state are two tables, so that
-- a posting rewrites a narrow row only.

create table currency (
  kode_valuta text primary key,
  digit smallint not null check (digit between 0 and 4)
);

create table branch (
  kode_cabang text primary key check (kode_cabang ~ '^\d{3}$'),
  nama_cabang text not null,
  kota text not null,
  jenis text not null check (jenis in ('HO', 'CABANG')),
  status text not null default 'TUTUP' check (status in ('BUKA', 'TUTUP')),
  accounting_date date not null
);

create table branch_day (
  kode_cabang text not null references branch,
  tanggal date not null,
  dibuka_oleh text not null,
  dibuka_pada timestamptz not null default now(),
  ditutup_oleh text,
  ditutup_pada timestamptz,
  primary key (kode_cabang, tanggal)
);

create table holiday (
  tanggal date primary key,
  nama text not null
);

create table denomination (
  kode_valuta text not null references currency,
  nominal bigint not null check (nominal > 0),
  jenis text not null check (jenis in ('K', 'L')),
  berlaku_sd date,
  primary key (kode_valuta, nominal)
);

create table gl_account (
  kode_gl text primary key check (kode_gl ~ '^\d{6}$'),
  nama_gl text not null,
  posisi text not null check (posisi in ('D', 'K')),
  tipe text not null check (tipe in ('A', 'A-', 'L', 'S', 'E', 'I', 'X', 'O', 'P')),
  -- What its lines must point at: a customer account, a till, the vault, or a sub-ledger of a later area; null: nothing.
  kontrol text check (kontrol in ('REKENING', 'KAS', 'WARKAT', 'PEMBIAYAAN'))
);

create table product (
  kode_produk text primary key check (kode_produk ~ '^\d{2}$'),
  nama_produk text not null,
  akad text not null,
  kode_gl text not null references gl_account,
  setoran_awal bigint not null,
  setoran_berikut bigint not null,
  saldo_minimum bigint not null
);

-- Bank parameters with the date from which each value holds.
create table parameter (
  nama text not null,
  berlaku_sejak date not null,
  nilai text not null,
  primary key (nama, berlaku_sejak)
);

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
  kode_cabang text not null references branch,
  kode_valuta text not null references currency,
  tanggal_buka date not null
);
create index account_customer on account (nomor_nasabah);
create index account_name on account (nama_normal text_pattern_ops, nomor_rekening);
create index account_branch on account (kode_cabang, nomor_rekening);

-- What a column alone may hold is said by its domain: it is proved when the column is set, while a check of the table is read
-- and proved again by each posting, whatever it sets.
create domain account_status as text check (value in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN', 'TUTUP'));
create domain account_block as text check (value in ('', 'D', 'K', 'T'));
create domain amount_not_negative as bigint check (value >= 0);
create domain amount_not_zero as bigint check (value <> 0);

create table account_state (
  nomor_rekening text primary key references account,
  status account_status not null default 'AKTIF',
  blokir account_block not null default '',
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

create table account_hold (
  id_blokir uuid primary key default gen_random_uuid(),
  nomor_rekening text not null references account,
  jumlah bigint not null check (jumlah > 0),
  alasan text not null,
  nomor_surat text not null default '',
  tanggal_awal date not null,
  tanggal_akhir date
);
create index account_hold_account on account_hold (nomor_rekening);

create table role (
  role_id text primary key,
  nama text not null
);
create table menu (
  menu_id text primary key,
  parent text not null default '',
  title text not null,
  route text not null default '',
  icon text not null default '',
  trans_code text not null default '',
  urut integer not null
);
create table role_menu (
  role_id text not null references role,
  menu_id text not null references menu,
  primary key (role_id, menu_id)
);
create table role_limit (
  role_id text not null references role,
  kelompok text not null check (kelompok in ('TUNAI', 'NON_TUNAI')),
  kode_valuta text not null references currency,
  entri bigint not null,
  setuju bigint not null,
  primary key (role_id, kelompok, kode_valuta)
);
create table app_user (
  id_user text primary key,
  nama_user text not null,
  kode_cabang text not null references branch,
  aktif boolean not null default true,
  -- The officer's own customer record: nobody approves for her own.
  nomor_nasabah text references customer
);
create table user_role (
  id_user text not null references app_user,
  role_id text not null references role,
  urut smallint not null default 0,
  primary key (id_user, role_id)
);

-- Tills and the vault. The stock maps a denomination in minor units to pieces.
create table cash_box (
  id_kas integer generated always as identity primary key,
  jenis text not null check (jenis in ('TELLER', 'KHASANAH')),
  kode_kas text not null,
  kode_cabang text not null references branch,
  kode_valuta text not null references currency,
  id_user text references app_user,
  status text not null default 'TUTUP' check (status in ('BUKA', 'TUTUP')),
  saldo bigint not null default 0 check (saldo >= 0),
  stok jsonb not null default '{}',
  nomor_urut integer not null default 0,
  batas bigint not null,
  tanggal date,
  dibuka_pada timestamptz,
  ditutup_pada timestamptz,
  unique (kode_cabang, kode_kas),
  check ((jenis = 'TELLER') = (id_user is not null))
) with (fillfactor = 40);
create unique index cash_box_user on cash_box (id_user, kode_valuta) where id_user is not null;
