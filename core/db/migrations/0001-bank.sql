-- The bank's own facts: branches, calendar, chart of accounts, products, parameters. Amounts are BIGINT in minor units (sen for IDR).

create table currency (
  kode_valuta text primary key,
  digit smallint not null check (digit between 0 and 4),
  -- What a role or a user may do in another currency is her rupiah limit divided by this: whole rupiah for a whole unit, no rate of any day.
  -- Without it she may do nothing in that currency.
  pembagi_batas bigint check (pembagi_batas > 0)
);

-- The bank's day and the days of its branches (ADR 0019): a branch goes TUTUP, PERSIAPAN, BUKA, CUT_OFF inside the day that head
-- office has opened. The bank's date is head office's own.
create table branch (
  kode_cabang text primary key check (kode_cabang ~ '^\d{3}$'),
  nama_cabang text not null,
  kota text not null,
  jenis text not null check (jenis in ('HO', 'CABANG')),
  status text not null default 'TUTUP' check (status in ('TUTUP', 'PERSIAPAN', 'BUKA', 'CUT_OFF')),
  accounting_date date not null
);
create unique index branch_head_office on branch (jenis) where jenis = 'HO';

create table branch_day (
  kode_cabang text not null references branch,
  tanggal date not null,
  dibuka_oleh text not null,
  dibuka_pada timestamptz not null default now(),
  ditutup_oleh text,
  ditutup_pada timestamptz,
  primary key (kode_cabang, tanggal)
);

-- Every move of a day: who, with whom, when, and why where a day was closed by force.
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

create table holiday (
  tanggal date primary key,
  nama text not null
);

create table denomination (
  kode_valuta text not null references currency,
  nominal bigint not null check (nominal > 0),
  jenis text not null check (jenis in ('K', 'L')),
  berlaku_sd date,
  -- A note and a coin of the same nominal are two.
  primary key (kode_valuta, nominal, jenis)
);

create table gl_account (
  kode_gl text primary key check (kode_gl ~ '^\d{6}$'),
  nama_gl text not null,
  posisi text not null check (posisi in ('D', 'K')),
  tipe text not null check (tipe in ('A', 'A-', 'L', 'S', 'E', 'I', 'X', 'O', 'P')),
  -- The sub-ledger its lines must point into: a customer account, a till or the vault, the teller a difference is hers, and so on;
  -- null: none. What kind of thing a line's sub-ledger id names is said here and nowhere else.
  kontrol text check (kontrol in ('REKENING', 'KAS', 'SELISIH_TELLER', 'WARKAT', 'TRANSFER', 'DEPOSITO', 'PEMBIAYAAN')),
  -- Kept by head office alone: what other branches settle over it goes through the inter-branch account.
  hanya_pusat boolean not null default false
);

create table product (
  kode_produk text primary key check (kode_produk ~ '^\d{2}$'),
  nama_produk text not null,
  akad text not null,
  kode_gl text not null references gl_account,
  kode_valuta text not null references currency
);

-- What a product asks and gives from a day on, in minor units. A contract takes its minimum balance and nisbah of the day it is made,
-- and later rows change nothing of them; what is asked of a deposit or withdrawal is asked by the terms of that day (domain: products).
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
  -- May the holder take out what is there whenever she likes? Haji savings are paid out at cancellation only.
  tarik_bebas boolean not null,
  versi integer not null default 0,
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

-- Bank parameters with the date from which each value holds.
create table parameter (
  nama text not null,
  berlaku_sejak date not null,
  nilai text not null,
  versi integer not null default 0,
  primary key (nama, berlaku_sejak)
);

-- The day's rates of a currency, in ten-thousandths of a rupiah for one whole unit of it: what the bank gives for it, what it asks, and
-- the middle at which the books keep its worth. A row is set by two persons (record kind `rate`) and never rewritten once its day has begun.
create table exchange_rate (
  kode_valuta text not null references currency,
  tanggal date not null,
  beli bigint not null check (beli > 0),
  tengah bigint not null,
  jual bigint not null,
  versi integer not null default 0,
  primary key (tanggal, kode_valuta),
  check (beli <= tengah and tengah <= jual)
);
