-- Time deposits. A deposit is an account (docs/adr/0059-a-deposit-is-an-account.md): its number, parties, contract, ledger and value dates are
-- those of any account. What is its own stands here: how long, what happens at the end, where it is in its life, and the certificate on paper.

-- One row for each deposit, as it stands. Amounts are minor units.
create table deposit (
  nomor_rekening text primary key references account,
  -- REGISTERED: agreed, its source held, not funded. ACTIVE: funded, its bilyet handed over. MATURED: at its end, waiting in 201006 for whoever
  -- fetches it. CLOSED: paid out. BROKEN: paid out before its end. CANCELLED: never funded by the close of its day.
  status text not null default 'REGISTERED' check (status in ('REGISTERED', 'ACTIVE', 'MATURED', 'CLOSED', 'BROKEN', 'CANCELLED')),
  tenor smallint not null check (tenor in (1, 3, 6, 12)),
  perpanjangan text not null check (perpanjangan in ('NON_ARO', 'ARO', 'ARO_PLUS')),
  nominal bigint not null check (nominal > 0),
  sumber text not null check (sumber in ('REKENING', 'TUNAI', 'KIRIMAN')),
  rekening_sumber text references account,
  id_blokir uuid,                              -- the hold on its source until it is funded
  -- What breaking it before its end costs, as agreed: a fee, a penalty, nothing for the running period, or shares anew at the tenor reached.
  aturan_dini text not null check (aturan_dini in ('BIAYA', 'DENDA', 'TANPA_BAGI_HASIL', 'HITUNG_ULANG')),
  nominal_dini bigint not null check (nominal_dini >= 0),
  tarik_kembali boolean not null,              -- shares paid may be taken back in part
  tanggal_daftar date not null,
  urut smallint not null default 0,            -- which term runs; 0 before the first
  nisbah integer check (nisbah between 1 and 9999), -- the customer's share in the running term, hundredths of a per cent
  tanggal_valuta date,                         -- of the first term: all due days are counted from it
  mulai date,
  jatuh_tempo date,
  bagi_hasil_sampai date,                      -- shares are given for the days before it
  selesai date,
  versi integer not null default 1,
  constraint deposit_source check ((rekening_sumber is not null) = (sumber = 'REKENING')),
  constraint deposit_begun check ((urut > 0) = (mulai is not null) and (urut > 0) = (jatuh_tempo is not null) and (urut > 0) = (nisbah is not null)
    and (urut > 0) = (status in ('ACTIVE', 'MATURED', 'CLOSED', 'BROKEN'))),
  constraint deposit_ended check ((selesai is not null) = (status in ('CLOSED', 'BROKEN', 'CANCELLED')))
);
create index deposit_due on deposit (jatuh_tempo, nomor_rekening) where status in ('ACTIVE', 'MATURED');
create index deposit_waiting on deposit (tanggal_daftar, nomor_rekening) where status = 'REGISTERED';

-- The terms of a deposit, one after the other.
create table deposit_term (
  nomor_rekening text not null references deposit,
  urut smallint not null check (urut > 0),
  mulai date not null,
  jatuh_tempo date not null check (jatuh_tempo > mulai),
  nominal bigint not null check (nominal > 0),
  nisbah integer not null,
  perpanjangan text not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'ROLLED', 'MATURED', 'CLOSED', 'BROKEN')),
  primary key (nomor_rekening, urut)
);

-- Profit shares given, a row for each period [dari, sampai).
create table deposit_share (
  nomor_rekening text not null references deposit,
  dari date not null,
  sampai date not null check (sampai > dari),
  urut smallint not null,
  nominal bigint not null,
  nisbah integer not null,
  bagi_hasil bigint not null check (bagi_hasil >= 0),
  pajak bigint not null check (pajak >= 0),
  zakat bigint not null check (zakat >= 0),
  bersih bigint not null check (bersih >= 0),
  tujuan text not null,                        -- an account's number, or 201007
  tanggal date not null,                       -- booked
  journal_id bigint not null,
  rincian jsonb not null,                      -- month by month: days, days of the month, HI-1000, share
  primary key (nomor_rekening, dari),
  constraint deposit_share_adds_up check (bagi_hasil = bersih + pajak + zakat)
);

-- How a deposit was paid out.
create table deposit_payout (
  nomor_rekening text primary key references deposit,
  tanggal date not null,
  journal_id bigint not null,
  dini boolean not null,
  cara_bayar text not null check (cara_bayar in ('TUNAI', 'REKENING')),
  rekening_tujuan text references account,
  nominal bigint not null,
  biaya bigint not null default 0 check (biaya >= 0),
  denda bigint not null default 0 check (denda >= 0),
  ditarik_kembali bigint not null default 0 check (ditarik_kembali >= 0),
  dibayar bigint not null check (dibayar >= 0),
  check (dibayar <= nominal)
);

-- Certificates with a printed number. STOCK: in the branch's safe. BRANCH: blank, in the hand of one of its people. PRINTED: the live one of a
-- deposit. RETURNED: handed in. LOST, SPOILED: out of use.
create table bilyet (
  nomor_bilyet text primary key check (nomor_bilyet ~ '^[A-Z]{1,3}\d{8}$'),
  kode_cabang text not null references branch,
  status text not null default 'STOCK' check (status in ('STOCK', 'BRANCH', 'PRINTED', 'SPOILED', 'LOST', 'RETURNED')),
  pemegang text references app_user,
  nomor_rekening text references account,
  sebelumnya text references bilyet,
  cetak integer not null default 0,            -- how often it came out of a printer
  tanggal_terima date not null,
  tanggal_terbit date,
  constraint bilyet_blank check ((pemegang is not null) = (status = 'BRANCH') and (nomor_rekening is not null or status in ('STOCK', 'BRANCH', 'SPOILED')))
);
create unique index bilyet_live on bilyet (nomor_rekening) where status = 'PRINTED';
create index bilyet_account on bilyet (nomor_rekening) where nomor_rekening is not null;
create index bilyet_stock on bilyet (kode_cabang, nomor_bilyet);

-- What was done with them, a row for each operation.
create table bilyet_act (
  id bigint generated always as identity primary key,
  operasi text not null,
  nomor_bilyet text not null references bilyet,
  jumlah integer not null default 1 check (jumlah > 0),
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint,
  pengguna text not null,
  saksi text check (saksi <> pengguna),
  rincian jsonb not null default '{}',
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index bilyet_act_number on bilyet_act (nomor_bilyet, id);
