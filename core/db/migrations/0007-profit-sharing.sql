-- Profit sharing (domain: profit sharing). Rates of HI-1000 are millionths of a rupiah for 1,000 rupiah of funds in
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

-- The rate of a month as two persons of head office have set it, with all it was computed from. Set again only after the shares by it have
-- been reversed in full: `putaran` counts that.
create table hi1000 (
  pool text not null references pool,
  bulan date not null check (bulan = date_trunc('month', bulan)),
  putaran integer not null default 1 check (putaran >= 1),
  status text not null check (status in ('DITETAPKAN', 'DIBAGIKAN', 'DIBATALKAN')),
  hari integer not null check (hari between 28 and 31),
  -- The rate of the month's accruals, and the rate without and with the adjustments.
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

-- Adjustments by head office beside the plain division, each with its reason: into or out of the reserves that even out shares (PER, of all
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

-- Accruals: what accounts earn day by day until their shares are paid (docs/adr/0057-accruals-as-spans-of-days.md; domain: profit sharing, daily accrual).

-- The days that a branch's ends of day have accrued: every calendar day from `sejak` until `sampai`.
create table accrual_branch (
  kode_cabang text primary key references branch,
  sejak date not null,
  sampai date not null check (sampai >= sejak - 1)
);

-- The rate of balances of a product at a branch from a day until another of the same month: HI-1000 in millionths of a rupiah, the product's weight in
-- hundredths of a per cent, and whether days below the minimum count. `faktor` / `bawah` is both of 1,000 rupiah and of a day, without what they have in common.
create table accrual_rate (
  kode_cabang text not null references branch,
  kode_produk text not null references product,
  dari date not null,
  sampai date not null check (sampai >= dari and date_trunc('month', sampai::timestamp) = date_trunc('month', dari::timestamp)),
  hi bigint not null check (hi >= 0),
  bobot integer not null,
  di_bawah_minimum boolean not null,
  faktor bigint not null,
  bawah bigint not null,
  primary key (kode_cabang, kode_produk, dari)
);

-- The running accrual of an account: one row for each that earns, from a day on. Nothing of its month is in it, so that a month begins without writing any.
-- It has no foreign keys. Minor units; nisbah in hundredths of a per cent.
create table accrual_now (
  saldo bigint not null check (saldo >= 0),
  dari date not null,
  nisbah integer not null check (nisbah between 1 and 9999),
  nomor_rekening text primary key,
  kode_cabang text not null,
  kode_produk text not null
) with (fillfactor = 90);
create index accrual_now_since on accrual_now (kode_cabang, dari);

-- Past days on which an account had the same balance and share; partitioned by the month they ended in, so that a month is dropped whole.
create table accrual_span (
  saldo bigint not null check (saldo >= 0),
  dari date not null,
  sampai date not null check (sampai >= dari),
  nisbah integer not null check (nisbah between 1 and 9999),
  nomor_rekening text not null,
  kode_cabang text not null,
  kode_produk text not null,
  primary key (nomor_rekening, sampai)
) partition by range (sampai);
-- The end of day reads those that ended the day before: they are stored together.
create index accrual_span_ended on accrual_span using brin (sampai) with (pages_per_range = 16, autosummarize = on);

-- The accrual of a branch's accounts of a product on a day, and its journal; none where they earned zero.
create table accrual_day (
  kode_cabang text not null references branch,
  tanggal date not null,
  kode_produk text not null references product,
  rekening integer not null,
  saldo bigint not null,
  jumlah bigint not null check (jumlah >= 0),
  -- The accounting date of the end of day that accrued it, and its journal's.
  tanggal_buku date not null,
  journal_id bigint,
  primary key (kode_cabang, tanggal, kode_produk),
  check ((journal_id is null) = (jumlah = 0))
);

-- Changes of what is owed to an account beside its days: payments, the true-up by a final rate, a move to another branch.
-- Added to the sum of its days, this is what the branch still owes it in 202001 or 202002.
create table accrual_move (
  id bigint generated always as identity primary key,
  nomor_rekening text not null references account,
  jenis text not null check (jenis in ('TRUE_UP', 'BAYAR', 'TUTUP', 'PINDAH')),
  jumlah bigint not null check (jumlah <> 0),
  tanggal date not null,
  kode_cabang text not null references branch,
  kode_produk text not null references product,
  -- The transaction of its posting; all of one transaction are proved together.
  xid bigint not null default pg_current_xact_id()::text::bigint
);
create index accrual_move_account on accrual_move (nomor_rekening, tanggal);
create index accrual_move_xid on accrual_move using brin (xid) with (pages_per_range = 16, autosummarize = on);

-- The watermark of a branch's accruals. All lines of transactions below `horizon` are in them; null: scan all accounts. While a
-- day is accrued: since when it is, whether all accounts are scanned, and what the transaction that posts it has summed.
create table accrual_watermark (
  kode_cabang text primary key references branch,
  horizon bigint,
  hari date not null,
  dilihat bigint not null,
  semua boolean not null,
  jumlah jsonb,
  xid bigint
);

-- Accounts to scan, from a day on, for a change that is no line: a contract, a status, another branch.
create table accrual_touch (
  nomor_rekening text not null references account,
  hari date not null,
  xid bigint not null default pg_current_xact_id()::text::bigint,
  primary key (nomor_rekening, hari)
);

-- The share of an account for a month: its balances as they were locked before the rate was set, then the share. A share that was
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
  -- The account's last movement in its balances.
  seq integer not null,
  jumlah_saldo bigint not null,
  bobot integer not null,
  -- Null where the contract shares no income.
  nisbah integer check (nisbah between 1 and 9999),
  -- Is it paid by the month's run? A share that is due on days of its own, or was paid when the account was closed, is only counted.
  dibayar boolean not null,
  hi1000 bigint,
  -- The accrual, and the amount by the final rate, both to the sen; the account's part of what its branch owes for the month.
  akru bigint,
  bagian bigint,
  bruto bigint,
  pajak bigint,
  zakat bigint,
  neto bigint,
  -- All funds of the customer when it was posted, and why there was tax on it or none.
  dana bigint,
  sebab_pajak text check (sebab_pajak in ('KENA', 'BATAS', 'BEBAS')),
  -- The account that was credited; '' while it waits on 201007.
  tujuan text,
  tanggal date,
  journal_id bigint,
  -- The run was undone in full; of a share that was paid, the journal that took it back.
  journal_batal bigint,
  tanggal_batal date,
  -- A share that had waited on 201007 and was credited later: by which journal, on which day, to which account.
  susulan_journal bigint,
  susulan_tanggal date,
  susulan_ke text references account,
  -- The share of a month counts each day with the nisbah of its own contract: the sum of daily balances times the owner's share (minor units times hundredths of
  -- a per cent). `nisbah` is that of the contract on the last day.
  saldo_nisbah numeric(40),
  primary key (nomor_rekening, bulan, jenis, putaran),
  constraint profit_share_check1 check (status <> 'DIBAGIKAN' or bruto = 0 or journal_id is not null),
  constraint profit_share_check2 check (bruto = pajak + zakat + neto),
  constraint profit_share_check3 check (bruto % 100 = 0 and pajak % 100 = 0 and zakat % 100 = 0 and bruto >= 0 and pajak >= 0 and zakat >= 0),
  constraint profit_share_paid check (status <> 'DIBAGIKAN' or bruto is not null),
  constraint profit_share_undone check (status <> 'DIBATALKAN' or coalesce(bruto, 0) = 0 or journal_batal is not null),
  constraint profit_share_late check (num_nonnulls(susulan_journal, susulan_tanggal, susulan_ke) in (0, 3)),
  constraint profit_share_waited check (susulan_journal is null or tujuan = '' and neto > 0)
);
-- One share of an account for a month and kind is active at a time (domain: invariants, 21).
create unique index profit_share_once on profit_share (nomor_rekening, bulan, jenis) where status <> 'DIBATALKAN';
create index profit_share_branch on profit_share (bulan, kode_cabang, nomor_rekening);
create index profit_share_waits on profit_share (kode_cabang, nomor_rekening) where status = 'DIBAGIKAN' and tujuan = '' and neto > 0 and susulan_journal is null;
create index profit_share_late_journal on profit_share (susulan_journal) where susulan_journal is not null;
create index profit_share_late_month on profit_share (bulan) where susulan_journal is not null;

-- The part of a month's run that a branch's end of day has posted, for each account that shares are owed on (202001, 202002).
create table profit_branch (
  bulan date not null,
  putaran integer not null,
  kode_cabang text not null references branch,
  kode_gl text not null references gl_account,
  -- The accrual, the amount by the final rate, and the posted difference.
  akru bigint not null,
  bagian bigint not null,
  selisih_akru bigint not null,
  journal_akru bigint,
  -- The sum of the shares that were paid, and the rounding difference.
  dibagikan bigint,
  pembulatan bigint,
  journal_pembulatan bigint,
  tanggal date not null,
  -- The runs of the bulk posting function by which a branch's end of day has posted its part, and the day it was undone.
  korelasi uuid[] not null default '{}',
  dibatalkan date,
  primary key (bulan, putaran, kode_cabang, kode_gl)
);

-- The journals of head office's adjustments of a month. Head office's next end of day posts an adjustment that has none.
create table profit_reserve (
  pool text not null,
  bulan date not null,
  putaran integer not null,
  jenis text not null check (jenis in ('PER_BENTUK', 'PER_LEPAS', 'IRR_BENTUK', 'IRR_LEPAS', 'HIBAH')),
  jumlah bigint not null check (jumlah > 0),
  tanggal date not null,
  journal_id bigint not null,
  -- The day it was undone with the month's shares.
  dibatalkan date,
  primary key (pool, bulan, putaran, jenis),
  foreign key (pool, bulan) references hi1000
);

-- A run that was undone: by whom, why, and through which run of the bulk posting function.
create table sharing_reversal (
  bulan date not null check (bulan = date_trunc('month', bulan)),
  putaran integer not null,
  alasan text not null check (alasan <> ''),
  pembuat text not null references app_user,
  penyetuju text not null references app_user check (penyetuju <> pembuat),
  tanggal date not null,
  run uuid not null unique,
  jurnal integer not null default 0,
  xid bigint not null default pg_current_xact_id()::text::bigint,
  primary key (bulan, putaran)
);

-- Each journal of that run, and its mirror.
create table sharing_undone (
  journal_id bigint primary key,
  tanggal date not null,
  run uuid not null references sharing_reversal (run),
  journal_batal bigint not null unique,
  tanggal_batal date not null
);
create index sharing_undone_run on sharing_undone (run);

-- The bonus that the board gives for a month to the holders of a wadiah product: millionths of a rupiah for 1,000 rupiah of average balance.
create table wadiah_bonus (
  kode_produk text not null references product,
  bulan date not null check (bulan = date_trunc('month', bulan)),
  tarif bigint not null check (tarif > 0),
  status text not null check (status in ('DITETAPKAN', 'DIBAGIKAN')),
  keterangan text not null check (keterangan <> ''),
  versi integer not null default 0,
  primary key (kode_produk, bulan)
);

-- The bonus that each branch's end of day has paid.
create table wadiah_bonus_branch (
  kode_produk text not null,
  bulan date not null,
  kode_cabang text not null references branch,
  rekening integer not null,
  bruto bigint not null,
  pajak bigint not null,
  zakat bigint not null,
  tanggal date not null,
  primary key (kode_produk, bulan, kode_cabang),
  foreign key (kode_produk, bulan) references wadiah_bonus
);
