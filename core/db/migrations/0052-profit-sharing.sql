-- Profit sharing (docs/adr/0058-a-run-is-a-document.md; domain: profit sharing). Rates of HI-1000 are millionths of a rupiah for 1,000 rupiah of funds in
-- a month, before the customer's share; amounts are minor units of the books' currency.

-- Funds that are put to work together: whose accounts are in it, which income is theirs, and which assets they finance.
create table pool (
  pool text primary key check (pool ~ '^[A-Z0-9_]{2,20}$'),
  nama text not null
);
create table pool_member (
  -- A product is in one pool at most.
  kode_produk text primary key references product,
  pool text not null references pool,
  -- The part of its funds that is put to work, in hundredths of a per cent.
  bobot integer not null default 10000 check (bobot between 1 and 10000)
);
create index pool_member_pool on pool_member (pool);
create table pool_gl (
  pool text not null references pool,
  guna text not null check (guna in ('PENDAPATAN', 'ASET')),
  kode_gl text not null references gl_account,
  primary key (pool, guna, kode_gl)
);

-- The rate of a month as two persons of head office have set it, with all it was computed from. Set again only after what was shared by it has
-- been reversed in full: `putaran` counts that.
create table hi1000 (
  pool text not null references pool,
  bulan date not null check (bulan = date_trunc('month', bulan)),
  putaran integer not null default 1 check (putaran >= 1),
  status text not null check (status in ('DITETAPKAN', 'DIBAGIKAN', 'DIBATALKAN')),
  hari integer not null check (hari between 28 and 31),
  -- At what the month's accruals were reckoned, and what it came to without and with the adjustments.
  indikatif bigint not null check (indikatif >= 0),
  dasar bigint not null check (dasar >= 0),
  final bigint not null check (final >= 0),
  pendapatan bigint not null,
  pendapatan_dpk bigint not null,
  -- Sums over the days of the month: of the members' balances, each times its product's weight in hundredths of a per cent, and of the financed
  -- assets.
  jumlah_dpk numeric(30) not null check (jumlah_dpk > 0),
  jumlah_aset numeric(30) not null check (jumlah_aset >= 0),
  keterangan text not null default '',
  versi integer not null default 0,
  primary key (pool, bulan)
);
create table hi1000_income (
  pool text not null,
  bulan date not null,
  kode_gl text not null references gl_account,
  jumlah bigint not null,
  primary key (pool, bulan, kode_gl),
  foreign key (pool, bulan) references hi1000
);
create table hi1000_product (
  pool text not null,
  bulan date not null,
  kode_produk text not null references product,
  kode_gl text not null references gl_account,
  rekening integer not null,
  jumlah_saldo numeric(30) not null,
  -- The balances times the weight, and those times what their owners get of the income, each in hundredths of a per cent.
  jumlah_dpk numeric(30) not null,
  jumlah_bagian numeric(30) not null,
  primary key (pool, bulan, kode_produk, kode_gl),
  foreign key (pool, bulan) references hi1000
);
-- What head office gives or keeps beside the plain division, each with its reason: into or out of the reserves that even out shares (PER, of all
-- income) and that bear losses (IRR, of the customers' share), and what the bank gives away of its own share (HIBAH).
create table hi1000_adjustment (
  pool text not null,
  bulan date not null,
  jenis text not null check (jenis in ('PER_BENTUK', 'PER_LEPAS', 'IRR_BENTUK', 'IRR_LEPAS', 'HIBAH')),
  jumlah bigint not null check (jumlah > 0),
  alasan text not null check (alasan <> ''),
  primary key (pool, bulan, jenis),
  foreign key (pool, bulan) references hi1000
);

-- What an account got for a month, and from what: its balances as they were locked before the rate was set, then its share. A share that was
-- reversed stays as it was, and the next one is a row of its own.
create table profit_share (
  nomor_rekening text not null references account,
  bulan date not null check (bulan = date_trunc('month', bulan)),
  jenis text not null check (jenis in ('BAGI_HASIL', 'BONUS')),
  putaran integer not null default 1,
  status text not null check (status in ('RATA_RATA', 'DIBAGIKAN', 'DIBATALKAN')),
  pool text references pool,
  kode_cabang text not null references branch,
  kode_produk text not null references product,
  kode_gl text not null references gl_account,
  -- The account's last movement that its balances know of.
  seq integer not null,
  jumlah_saldo bigint not null,
  bobot integer not null,
  -- Null where the contract shares no income.
  nisbah integer check (nisbah between 1 and 9999),
  -- Is it paid by the month's run? What is due on days of its own, or was paid when the account was closed, is only counted.
  dibayar boolean not null,
  hi1000 bigint,
  -- What had been accrued, and what the final rate makes of it, both to the sen; the account's part of what its branch owes for the month.
  akru bigint,
  bagian bigint,
  bruto bigint,
  pajak bigint,
  zakat bigint,
  neto bigint,
  -- All funds of the customer when it was posted, and why there was tax on it or none.
  dana bigint,
  sebab_pajak text check (sebab_pajak in ('KENA', 'BATAS', 'BEBAS')),
  -- Where it went: an account, or '' for what waits on 201007.
  tujuan text,
  tanggal date,
  journal_id bigint,
  primary key (nomor_rekening, bulan, jenis, putaran),
  check (status = 'RATA_RATA' or bruto is not null),
  check (status <> 'DIBAGIKAN' or bruto = 0 or journal_id is not null),
  check (bruto = pajak + zakat + neto),
  check (bruto % 100 = 0 and pajak % 100 = 0 and zakat % 100 = 0 and bruto >= 0 and pajak >= 0 and zakat >= 0)
);
-- One share of an account for a month and kind stands at a time (domain: invariants, 21).
create unique index profit_share_once on profit_share (nomor_rekening, bulan, jenis) where status <> 'DIBATALKAN';
create index profit_share_branch on profit_share (bulan, kode_cabang, nomor_rekening);

-- What a branch's evening did of a month's run, for each account that shares are owed on (202001, 202002).
create table profit_branch (
  bulan date not null,
  putaran integer not null,
  kode_cabang text not null references branch,
  kode_gl text not null references gl_account,
  -- What had been accrued, what the final rate makes of it, and what was posted to bring it there.
  akru bigint not null,
  bagian bigint not null,
  selisih_akru bigint not null,
  journal_akru bigint,
  -- The sum of the whole shares that were paid, and what rounding left.
  dibagikan bigint,
  pembulatan bigint,
  journal_pembulatan bigint,
  tanggal date not null,
  primary key (bulan, putaran, kode_cabang, kode_gl)
);
