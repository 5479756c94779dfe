-- Accounts. Static facts of an account and its moving state are two tables, so that a posting rewrites a narrow row only.

create table account (
  nomor_rekening text primary key check (nomor_rekening ~ '^\d{12}$'),
  nomor_nasabah text not null references customer,
  nama_rekening text not null,
  nama_normal text not null,
  kode_produk text not null references product,
  -- Its ledger account: the product's when it is opened, its own from then on.
  kode_gl text not null references gl_account,
  kode_cabang text not null references branch,
  kode_valuta text not null references currency,
  tanggal_buka date not null,
  -- The signing rule: one alone, all together, any of them; of an entity also two of three.
  cara_tanda_tangan text not null default 'SENDIRI' check (cara_tanda_tangan in ('SENDIRI', 'DAN', 'ATAU', 'DUA_DARI_TIGA')),
  versi integer not null default 0,
  -- The handle by which a user who may not see the number opens the account: it names the account and discloses nothing.
  pegangan uuid not null default gen_random_uuid(),
  -- Purpose and source of funds, codes of the lists TUJUAN and SUMBER_DANA; '' where nobody asked yet.
  tujuan text not null default '',
  sumber_dana text not null default '',
  -- A statement is made when it is asked for or each month, and is fetched at the counter or sent by mail.
  rekening_koran text not null default 'DIMINTA' check (rekening_koran in ('DIMINTA', 'BULANAN')),
  kirim_koran text not null default 'LOKET' check (kirim_koran in ('LOKET', 'SUREL')),
  buku_tabungan boolean not null default true,
  -- The holder gives zakat of each profit share.
  zakat boolean not null default false,
  -- The letter that exempts the holder from tax on profit shares, and its last day.
  skb_nomor text not null default '',
  skb_sampai date,
  constraint account_exemption check ((skb_nomor = '') = (skb_sampai is null))
);
create unique index account_handle on account (pegangan);
create index account_customer on account (nomor_nasabah);
create index account_branch on account (kode_cabang, nomor_rekening);
-- A list of accounts in the order of their names pages through an index instead of sorting the branch.
create index account_by_name on account (nama_normal, nomor_rekening);
-- A name is found by the beginnings of its words.
create index account_name_words on account using gin (to_tsvector('simple', nama_normal));
-- Accounts of a branch in the order in which they were opened, the latest first: customer service reads it after an opening.
create index account_opened on account (kode_cabang, tanggal_buka, pegangan);

-- A domain constrains a single column: it is checked when the column is set, while a check of the table is read and checked again by
-- each posting, whatever it sets. PENUTUPAN: from the day two persons have agreed to close an account until it is paid out it is neither open
-- nor closed, and only the pay-out moves it.
create domain account_status as text check (value in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN', 'PENUTUPAN', 'TUTUP'));

create domain account_block as text check (value in ('', 'D', 'K', 'T'));

create domain amount_not_negative as bigint check (value >= 0);

create table account_state (
  nomor_rekening text primary key references account,
  status account_status not null default 'AKTIF',
  -- The sum of the rows of account_blocking, and of those of an authority alone: no override lifts the latter.
  blokir account_block not null default '',
  blokir_resmi account_block not null default '',
  dana_belum_efektif amount_not_negative not null default 0,
  saldo_ditahan amount_not_negative not null default 0,
  saldo_minimum amount_not_negative not null default 0,
  plafon amount_not_negative not null default 0,
  debet_menunggu amount_not_negative not null default 0,
  -- The columns that a posting changes are together at the end: only that part of the row goes to the write-ahead log.
  saldo_buku bigint not null default 0,
  seq integer not null default 0,
  tanggal_aktivitas date not null,
  -- Somebody behind the account has an open hit of a list that stops: debits are shut until compliance has decided. `blokir` and `blokir_resmi` count it as a
  -- block of debits (sum_up_account).
  kepatuhan boolean not null default false,
  check (saldo_buku + plafon >= 0)
) with (fillfactor = 60);

-- The last activity that an account was imported with, or that a program of the owner has set: no journal, inquiry or reactivation shows it.
create table account_activity_start (
  nomor_rekening text primary key references account,
  tanggal date not null,
  -- Activity before this moment is in `tanggal`; later activity is in the books.
  dicatat_pada timestamptz not null default clock_timestamp()
);

-- The reactivation of a dormant account: its status until then, and the document of who asked for it. Deleted when its journal is undone,
-- and the account is dormant again.
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

-- Owners, signers, guardians and proxies of an account, since and until when; the first owner is the account's own customer.
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
-- The end of day looks up who no longer acts for an account from that day on.
create index account_party_end on account_party (sampai) where sampai is not null;

-- The requester of a hold or a block, from the customer to an authority: only the same level or a higher one lifts it.
create domain request_level as text check (value in ('NASABAH', 'CABANG', 'PUSAT', 'BERWENANG'));

-- Funds held. The released part of one no longer counts; several on one account add up.
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
create index account_hold_begun on account_hold (tanggal_awal, id_blokir);

-- Blocked sides of an account: D takes no debit, K no credit, T neither. account_state holds the sum of holds, blocks and floats.
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
  versi integer not null default 0,
  -- The cause as a code beside the sentence: lists of blocks go by it.
  sebab text not null default 'LAINNYA'
    check (sebab in ('PERMINTAAN', 'KEHILANGAN', 'DATA', 'SENGKETA', 'PAJAK', 'PENEGAK_HUKUM', 'PENUNDAAN', 'LAINNYA'))
);
create index account_blocking_account on account_blocking (nomor_rekening) where not dicabut;
create index account_blocking_begun on account_blocking (tanggal_awal, id_blokir);

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
-- Funds that are not good yet, and those that became so today.
create index account_float_day on account_float (tanggal_efektif);

-- Serials given out by the branch that opens, for each product; none is given twice, whatever becomes of the account.
create table account_serial (
  kode_cabang text not null,
  kode_produk text not null,
  terakhir integer not null check (terakhir between 0 and 999999),
  primary key (kode_cabang, kode_produk)
);

-- The contract, from a day on: the first row is the opening's. A later agreement is a row of its own; none is ever rewritten, and no
-- change of the product touches one. Amounts are minor units of the account's currency.
create table account_contract (
  nomor_rekening text not null references account,
  berlaku_sejak date not null,
  akad text not null,
  -- The terms of the product that it was made by.
  syarat_sejak date not null,
  -- The customer's share of the income in hundredths of a per cent; null where the contract shares none. A special one differs from the
  -- terms by a manager's approval.
  nisbah_nasabah integer check (nisbah_nasabah between 1 and 9999),
  nisbah_khusus boolean not null default false,
  setoran_awal bigint not null check (setoran_awal >= 0),
  setoran_berikut bigint not null check (setoran_berikut >= 0),
  saldo_minimum bigint not null check (saldo_minimum >= 0),
  biaya_bulanan bigint not null check (biaya_bulanan >= 0),
  biaya_di_bawah_minimum bigint not null check (biaya_di_bawah_minimum >= 0),
  biaya_penutupan bigint not null check (biaya_penutupan >= 0),
  biaya_reaktivasi bigint not null check (biaya_reaktivasi >= 0),
  tarik_bebas boolean not null,
  -- The letter by which the customer agreed to a lower share of the income; null where no consent was needed.
  persetujuan text,
  primary key (nomor_rekening, berlaku_sejak),
  check (nisbah_nasabah is not null or not nisbah_khusus)
);
-- The end of day finds the contracts that begin on its days without reading those of all accounts.
create index account_contract_since on account_contract (berlaku_sejak);

-- The account that takes the profit share, and the one that takes the rest at the closing.
create table account_link (
  nomor_rekening text not null references account,
  guna text not null check (guna in ('BAGI_HASIL', 'PENUTUPAN')),
  rekening_lain text not null references account,
  primary key (nomor_rekening, guna),
  check (rekening_lain <> nomor_rekening)
);
create index account_link_other on account_link (rekening_lain);

-- Each change of an account's status, made by the end of day, a person or a posting. An account without one has always had its present
-- status; before its first one it had the status that this one left.
create table account_status_step (
  id bigint generated always as identity primary key,
  nomor_rekening text not null references account,
  -- The day of the branch that kept it.
  tanggal date not null,
  dari text not null,
  ke text not null,
  dicatat_pada timestamptz not null default now()
);
create index account_status_step_account on account_status_step (nomor_rekening, tanggal, id);
-- The daily lists of a branch read their day, and not all days there ever were.
create index account_status_step_day on account_status_step (tanggal, nomor_rekening);

-- Fees that the end of day took from accounts by their contracts, once a month for each kind. Written by functions only and never
-- changed. Minor units of the books' currency.
create table account_fee (
  nomor_rekening text not null references account,
  -- BIAYA: its balance was below the minimum; BIAYA_BULANAN: the monthly fee.
  kode text not null check (kode in ('BIAYA', 'BIAYA_BULANAN')),
  bulan date not null check (bulan = date_trunc('month', bulan)),
  tanggal date not null,
  kode_cabang text not null references branch,
  diminta bigint not null,
  diambil bigint not null check (diambil between 0 and diminta),
  -- Why less was taken than was asked.
  sebab text not null check (sebab in ('', 'FEE_SHORT', 'ACCOUNT_BLOCKED')),
  journal_id bigint,
  -- The waived part of a month's fee, minor units; diminta excludes it.
  dibebaskan bigint not null default 0 check (dibebaskan >= 0),
  primary key (nomor_rekening, kode, bulan),
  check ((diambil > 0) = (journal_id is not null)),
  check ((diambil = diminta) = (sebab = '')),
  constraint account_fee_asked check (diminta >= 0 and diminta + dibebaskan > 0)
);

-- Waivers: fees of the end of day that the bank waives for one account, in whole or in part, from day to day. A record of two persons.
create table fee_waiver (
  id_pembebasan uuid primary key,
  nomor_rekening text not null references account,
  kode text not null check (kode in ('BIAYA', 'BIAYA_BULANAN')),
  mulai date not null,
  sampai date not null,
  -- Hundredths of a per cent of the fee that is waived.
  persen integer not null check (persen between 1 and 10000),
  alasan text not null,
  -- Ended by two persons before its last day.
  dicabut boolean not null default false,
  versi integer not null default 0,
  check (sampai >= mulai)
);
create index fee_waiver_account on fee_waiver (nomor_rekening, kode);

-- ATM cards. A card's number is never kept: its token stands for it, a keyed hash, beside its last four digits. No PIN is stored either, only
-- the number of the mailer it was handed over in.
create table card_product (
  kode_produk_kartu text primary key check (kode_produk_kartu ~ '^[A-Z0-9]{2,10}$'),
  nama text not null,
  -- The products of accounts that it is given to.
  produk text[] not null,
  -- Whether new cards of it are asked for.
  ditawarkan boolean not null default true,
  -- Minor units of the books' currency: what it costs, and the most a card of it moves in a day.
  biaya_terbit bigint not null check (biaya_terbit >= 0),
  biaya_ganti bigint not null check (biaya_ganti >= 0),
  limit_tarik bigint not null check (limit_tarik >= 0),
  limit_belanja bigint not null check (limit_belanja >= 0),
  limit_transfer bigint not null check (limit_transfer >= 0),
  versi integer not null default 0
);
insert into card_product (kode_produk_kartu, nama, produk, biaya_terbit, biaya_ganti, limit_tarik, limit_belanja, limit_transfer) values
  ('SILVER', 'Debit Silver', '{01,11,12}', 1500000, 2500000, 500000000, 1000000000, 1000000000),
  ('GOLD', 'Debit Gold', '{01,11,12}', 2500000, 3500000, 1000000000, 2500000000, 2500000000);

-- Blank cards in the drawer of a branch, each by the serial printed on its envelope.
create table card_stock (
  nomor_seri text primary key check (nomor_seri ~ '^[A-Z0-9]{6,20}$'),
  kode_produk_kartu text not null references card_product,
  kode_cabang text not null references branch,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  empat text not null check (empat ~ '^[0-9]{4}$'),
  -- The last day of the month printed on it.
  berlaku_sampai date not null,
  versi integer not null default 0,
  hilang boolean not null default false
);
create index card_stock_branch on card_stock (kode_cabang, kode_produk_kartu);

create table card (
  id_kartu uuid primary key,
  nomor_rekening text not null references account,
  kode_produk_kartu text not null references card_product,
  nama_cetak text not null,
  status text not null default 'DIMINTA' check (status in ('DIMINTA', 'TERBIT', 'AKTIF', 'BLOKIR', 'TUTUP')),
  sebab text not null check (sebab in ('BARU', 'HILANG', 'RUSAK', 'HABIS')),
  -- The card it takes the place of, closed when this one is issued.
  pengganti_dari uuid references card,
  nomor_seri text unique references card_stock,
  tanggal_minta date not null,
  tanggal_serah date,
  penerima text not null default '',
  nomor_pin text not null default '',
  -- The holder's own limits for a day; null: those of the card product.
  limit_tarik bigint check (limit_tarik >= 0),
  limit_belanja bigint check (limit_belanja >= 0),
  limit_transfer bigint check (limit_transfer >= 0),
  versi integer not null default 0,
  check ((status in ('TERBIT', 'AKTIF', 'BLOKIR')) <= (nomor_seri is not null)),
  check (status <> 'AKTIF' or tanggal_serah is not null)
);
create index card_account on card (nomor_rekening);
create index card_asked on card (tanggal_minta, id_kartu);
-- Customer service sees on its home what it can hand over: few rows among all there ever were.
create index card_unfetched on card (nomor_rekening) where status = 'TERBIT';
-- A mailer is handed over once.
create unique index card_pin on card (nomor_pin) where nomor_pin <> '';

-- Each blocking of a card, by whom and how the caller was identified; never changed.
create table card_block (
  id bigint generated always as identity primary key,
  id_kartu uuid not null references card,
  tanggal date not null,
  pada timestamptz not null default now(),
  kode_cabang text not null references branch,
  id_user text not null,
  sebab text not null check (sebab in ('HILANG', 'DICURI', 'CURIGA')),
  cara text not null check (cara in ('LOKET', 'TELEPON')),
  pelapor text not null check (pelapor <> ''),
  diperiksa text[] not null check (cardinality(diperiksa) > 0),
  alasan text not null
);
create index card_block_card on card_block (id_kartu, id);

-- The closing of an account: agreed and waiting for its pay-out, done, or withdrawn. One row for an account; its versions keep
-- a closing that was withdrawn and asked for again. Amounts are minor units of the account's currency.
create table account_closing (
  nomor_rekening text primary key references account,
  status text not null check (status in ('DISETUJUI', 'SELESAI', 'DIBATALKAN')),
  -- The day it was agreed upon, and the day the account was empty.
  tanggal date not null,
  selesai date,
  sebab text not null,
  keterangan text not null default '',
  -- The document of the person who asked for it.
  nomor_identitas text not null,
  cara_bayar text not null check (cara_bayar in ('TUNAI', 'PINDAH', 'KHUSUS')),
  rekening_tujuan text references account,
  bebas_biaya boolean not null,
  -- The status of the account before, for a withdrawal or reversal.
  status_lama account_status not null check (status_lama in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN')),
  -- The agreed amounts; once it is done the posted ones.
  saldo bigint not null check (saldo >= 0),
  bagi_hasil bigint not null check (bagi_hasil >= 0),
  pajak bigint not null check (pajak >= 0),
  zakat bigint not null check (zakat >= 0),
  biaya bigint not null check (biaya >= 0),
  nominal bigint not null check (nominal >= 0),
  -- Of a payment in cash: the rest below the smallest coin, donated with the customer's consent.
  sisa bigint not null default 0 check (sisa >= 0),
  versi integer not null default 0,
  check (nominal = saldo + bagi_hasil - pajak - zakat - biaya and sisa <= nominal),
  check ((selesai is not null) = (status = 'SELESAI')),
  check (status = 'DIBATALKAN' or (rekening_tujuan is not null) = (cara_bayar = 'PINDAH')),
  check (rekening_tujuan <> nomor_rekening)
);
create index account_closing_waiting on account_closing (tanggal, nomor_rekening) where status = 'DISETUJUI';

-- Balance inquiries at a counter: with which document, which balance was shown, and how long the customer had been silent. A row is never changed.
create table balance_inquiry (
  nomor uuid primary key,
  nomor_rekening text not null references account,
  kode_cabang text not null references branch,
  tanggal date not null,
  dibuat_pada timestamptz not null,
  id_user text not null references app_user,
  disetujui_oleh text references app_user,
  nomor_identitas text not null,
  keterangan text not null,
  status_lama text not null check (status_lama in ('AKTIF', 'TIDAK_AKTIF')),
  aktivitas_lama date not null,
  -- Days since the customer's last activity: from a number of them on a second person approves.
  hari_diam integer not null,
  saldo_buku bigint not null,
  saldo_tersedia bigint not null,
  check (disetujui_oleh <> id_user)
);
create index balance_inquiry_branch on balance_inquiry (kode_cabang, dibuat_pada, nomor);

-- Statements that were made of accounts, each under a number by which the very same paper is found again, and every copy that was
-- made of a statement or a slip.
create table statement (
  nomor text primary key check (nomor ~ '^RK\d{9}[0-9A-HJKMNP-TV-Z]{8}$'),
  nomor_rekening text not null references account,
  tanggal_awal date not null,
  tanggal_akhir date not null check (tanggal_akhir >= tanggal_awal),
  -- Its lines: so many from this one on. Lines after seq_sampai came later.
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
  -- Maker, branch and time; was the document of the account's customer seen?
  cabang_pembuat text not null references branch,
  id_user text not null,
  tanggal date not null,
  dibuat_pada timestamptz not null,
  identitas_dilihat boolean not null,
  -- The price of its pages, the fee that was taken, and which free one of the account's month it is.
  biaya_penuh bigint not null check (biaya_penuh >= 0),
  biaya bigint not null check (biaya between 0 and biaya_penuh),
  gratis_ke integer check (gratis_ke >= 1),
  journal_id bigint,
  bulan date not null generated always as (tanggal - (extract(day from tanggal)::integer - 1)) stored,
  -- The address of the customer when it was made: one who moves later changes no paper.
  alamat text not null default '',
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
  -- The hash of the file that left the bank; null on paper, which the codes of its pages prove.
  sidik bytea check (length(sidik) = 32),
  ukuran bigint check (ukuran > 0),
  primary key (nomor, ke),
  constraint printed_copy_file check ((sidik is null) = (ukuran is null) and (sidik is null or bentuk <> 'KERTAS'))
);
create index printed_copy_print on printed_copy (sidik) where sidik is not null;

-- Passbooks: books with a printed number, from the branch's stock to an account, and what was printed into each. A book is paper, not the
-- ledger (domain: passbook): it keeps where its next line is and which movement was the last one printed.
create table passbook (
  nomor_seri text primary key check (nomor_seri ~ '^[A-Z]{0,3}\d{6,10}$'),
  kode_cabang text not null references branch,
  -- STOK: blank. AKTIF: in use. PENUH: its last line is printed. DIGANTI: a full one that the next book follows. HILANG, RUSAK: lost or
  -- spoiled in use. BATAL: a blank that was spoiled and destroyed.
  status text not null default 'STOK' check (status in ('STOK', 'AKTIF', 'PENUH', 'DIGANTI', 'HILANG', 'RUSAK', 'BATAL')),
  pemegang text references app_user, -- who holds a blank one; null: it lies in the branch's stock
  nomor_rekening text references account,
  sebelumnya text references passbook, -- the account's book before it
  baris_per_halaman smallint not null default 24 check (baris_per_halaman between 4 and 60),
  jumlah_halaman smallint not null default 14 check (jumlah_halaman between 1 and 60),
  halaman smallint not null default 1,
  baris smallint not null default 1,
  seq_awal integer not null default 0, -- of the last movement before it begins
  saldo_awal bigint not null default 0,
  seq_cetak integer not null default 0, -- of the last movement printed
  saldo_cetak bigint not null default 0, -- balance of the account after it, minor units
  urut_cetak integer not null default 0, -- lines printed so far
  sampul_dicetak boolean not null default false,
  tanggal_terima date not null,
  tanggal_terbit date,
  constraint passbook_place check (baris >= 1 and baris <= baris_per_halaman and halaman between 1 and jumlah_halaman),
  constraint passbook_grows check (seq_cetak >= seq_awal),
  -- A blank that is missing has no account.
  constraint passbook_unissued check (
    (nomor_rekening is null or status not in ('STOK', 'BATAL')) and (nomor_rekening is not null or status in ('STOK', 'BATAL', 'HILANG')) and (pemegang is null or status = 'STOK'))
) with (fillfactor = 80);
-- An account has one book at a time.
create unique index passbook_in_use on passbook (nomor_rekening) where status in ('AKTIF', 'PENUH');
create index passbook_account on passbook (nomor_rekening) where nomor_rekening is not null;
create index passbook_stock on passbook (kode_cabang, nomor_seri);
create index passbook_without_cover on passbook (kode_cabang) where status = 'AKTIF' and not sampul_dicetak;

-- A row for each operation on passbooks: received, handed over, issued, replaced, printed, set by hand, destroyed.
create table passbook_act (
  id bigint generated always as identity primary key,
  operasi text not null,
  nomor_seri text not null references passbook,
  jumlah integer not null default 1 check (jumlah > 0),
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint,
  pengguna text not null,
  saksi text check (saksi <> pengguna), -- the second person, where there was one
  rincian jsonb not null default '{}',
  dibuat_pada timestamptz not null default clock_timestamp(),
  id_flow uuid
);
create index passbook_act_book on passbook_act (nomor_seri, id);
create index passbook_act_day on passbook_act (kode_cabang, tanggal, id);

-- The lines as they were printed, in the order of printing. Where the next line was set back by hand a later one overprints an older.
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

-- Standing orders and automatic transfers. The order is a record of two persons; the ends of day write its due dates into tables of their own. Amounts are minor units of the accounts' currency.
create sequence standing_order_serial;

create table standing_order (
  nomor_perintah text primary key,
  golongan text not null check (golongan in ('SI', 'ATS')),
  jenis text not null check (jenis in ('TETAP', 'SAPU_MASUK', 'SAPU_KELUAR', 'RENTANG', 'VARIABEL')),
  rekening_sumber text not null references account,
  -- Of a sweep in and of a range the account that is kept within bounds; null where the order pays to another bank.
  rekening_tujuan text references account,
  nominal bigint check (nominal > 0),
  -- Hundredths of a per cent of what the source has available.
  persen integer check (persen between 1 and 10000),
  batas_bawah bigint check (batas_bawah > 0),
  batas_atas bigint check (batas_atas > 0),
  kelipatan bigint not null default 1 check (kelipatan > 0),
  periode text not null check (periode in ('HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN')),
  setiap integer not null default 1 check (setiap between 1 and 12),
  -- 1 Monday … 7 Sunday of a week, the anchor day of a month; 0 where the period has none.
  hari integer not null default 0,
  mulai date not null,
  -- Its last day, or how often it falls due in all; neither: until somebody ends it.
  sampai date,
  kali integer check (kali between 1 and 999),
  hari_libur text not null check (hari_libur in ('SEBELUM', 'SESUDAH', 'LEWATI')),
  prioritas integer not null check (prioritas between 1 and 99),
  -- The number of retries of a due date after its first attempt, and business days between.
  coba_ulang integer not null check (coba_ulang between 0 and 5),
  jeda_ulang integer not null default 1 check (jeda_ulang between 1 and 5),
  -- Is less moved where there is less?
  sebagian boolean not null,
  biaya_berhasil bigint not null default 0 check (biaya_berhasil >= 0),
  biaya_gagal bigint not null default 0 check (biaya_gagal >= 0),
  -- The text on statements.
  berita text not null default '',
  status text not null check (status in ('AKTIF', 'DITANGGUHKAN', 'SELESAI', 'DIAKHIRI')),
  sebab_status text not null default '',
  versi integer not null default 0,
  -- An order pays to an account of ours or to one elsewhere by SKN or BI-FAST, never both. The amount to another bank depends on the payer alone:
  -- another bank's account is neither read nor kept within bounds.
  jalur text not null default 'INTERNAL' check (jalur in ('INTERNAL', 'SKN', 'BI_FAST')),
  kode_bank text not null default '',
  rekening_luar text not null default '',
  nama_luar text not null default '',
  -- The payee's name in the normal form of the lists of names.
  luar_normal text not null default '',
  penduduk_tujuan boolean not null default true,
  wni_tujuan boolean not null default true,
  penduduk_pengirim boolean not null default true,
  wni_pengirim boolean not null default true,
  kode_tujuan text not null default '',
  beban text not null default 'DEBT' check (beban in ('DEBT', 'SHAR', 'CRED')),
  check (rekening_sumber <> rekening_tujuan),
  check (sampai is null or kali is null),
  check (sampai >= mulai),
  check (hari between case periode when 'MINGGUAN' then 1 when 'BULANAN' then 1 else 0 end and case periode when 'MINGGUAN' then 7 when 'BULANAN' then 31 else 0 end),
  check (case jenis
    when 'TETAP' then nominal is not null and num_nonnulls(persen, batas_bawah, batas_atas) = 0
    when 'SAPU_MASUK' then batas_bawah is not null and num_nonnulls(nominal, persen, batas_atas) = 0
    when 'SAPU_KELUAR' then batas_atas is not null and num_nonnulls(nominal, persen, batas_bawah) = 0
    when 'RENTANG' then batas_atas - batas_bawah >= kelipatan and num_nonnulls(nominal, persen) = 0
    else num_nonnulls(persen, batas_atas) = 1 and num_nonnulls(nominal, batas_bawah) = 0 end),
  check (golongan = 'SI' or jenis = 'RENTANG' and periode = 'HARIAN'),
  constraint standing_order_way check (case jalur
    when 'INTERNAL' then rekening_tujuan is not null and (kode_bank, rekening_luar, nama_luar, luar_normal) = ('', '', '', '')
    else rekening_tujuan is null and kode_bank <> '' and rekening_luar <> '' and nama_luar <> '' and luar_normal <> ''
    and golongan = 'SI' and jenis in ('TETAP', 'SAPU_KELUAR', 'VARIABEL') and not sebagian end)
);
create index standing_order_source on standing_order (rekening_sumber);
create index standing_order_target on standing_order (rekening_tujuan);
-- An account is kept within bounds by one order.
create unique index standing_order_bounds on standing_order (rekening_tujuan) where jenis = 'RENTANG' and status in ('AKTIF', 'DITANGGUHKAN');
create index standing_order_outward on standing_order (rekening_sumber) where jalur <> 'INTERNAL' and status = 'AKTIF';

-- The progress of an order.
create table standing_order_state (
  nomor_perintah text primary key references standing_order,
  -- The last due date that was processed, or the day up to which none counts.
  jatuh_terakhir date,
  -- The next one; null until an end of day has computed it, and after the last.
  jatuh_berikut date,
  kali_lewat integer not null default 0,
  gagal_beruntun integer not null default 0
);

-- The result of each due date. One on which there was nothing to move has no row.
create table standing_order_due (
  nomor_perintah text not null references standing_order,
  jatuh_tempo date not null,
  status text not null check (status in ('BERHASIL', 'SEBAGIAN', 'DICOBA_LAGI', 'GAGAL')),
  percobaan integer not null check (percobaan > 0),
  -- The accounting date of its last attempt, and the day of the next one.
  tanggal date not null,
  coba_lagi date,
  -- The amount due, the amount moved, and the bank's fee.
  diminta bigint not null check (diminta >= 0),
  nominal bigint not null check (nominal >= 0),
  biaya bigint not null default 0 check (biaya >= 0),
  sebab text not null default '',
  journal_id bigint,
  -- The day of its last journal. The rest of a part payment is tried again, so that the journal may be of an earlier day than the last attempt.
  tanggal_jurnal date,
  primary key (nomor_perintah, jatuh_tempo),
  check ((coba_lagi is not null) = (status = 'DICOBA_LAGI')),
  constraint standing_order_due_moved check (case status when 'BERHASIL' then nominal > 0 and nominal = diminta when 'GAGAL' then nominal = 0
    when 'SEBAGIAN' then nominal between 1 and diminta - 1 else nominal < greatest(diminta, 1) end),
  constraint standing_order_due_has_journal check (nominal = 0 or journal_id is not null),
  constraint standing_order_due_journal_day check ((journal_id is null) = (tanggal_jurnal is null))
);
create index standing_order_due_again on standing_order_due (coba_lagi) where status = 'DICOBA_LAGI';
create index standing_order_due_day on standing_order_due (tanggal, nomor_perintah, jatuh_tempo);
-- A letter's number names its subject, so that it is the same whenever it is printed. The expressions are those of the view.
create index standing_order_due_letter on standing_order_due (('SNO' || nomor_perintah || '-' ||
  (extract(year from jatuh_tempo)::integer * 10000 + extract(month from jatuh_tempo)::integer * 100 + extract(day from jatuh_tempo)::integer)::text))
  where status in ('GAGAL', 'SEBAGIAN');

-- Every attempt, by the end of day or by two persons.
create table standing_order_attempt (
  nomor_perintah text not null,
  jatuh_tempo date not null,
  percobaan integer not null,
  tanggal date not null,
  hasil text not null check (hasil in ('BERHASIL', 'SEBAGIAN', 'DICOBA_LAGI', 'GAGAL')),
  diminta bigint not null,
  nominal bigint not null,
  biaya bigint not null default 0,
  sebab text not null default '',
  journal_id bigint,
  -- The end of day; null for one that two persons made.
  run uuid,
  primary key (nomor_perintah, jatuh_tempo, percobaan),
  foreign key (nomor_perintah, jatuh_tempo) references standing_order_due
);
create index standing_order_attempt_journal on standing_order_attempt (journal_id) where journal_id is not null;

-- The signature card of an account: its signing rule; its specimens, each from a day on, stand in `specimen`.
create table specimen_card (
  nomor_rekening text primary key references account,
  aturan text not null check (aturan in ('SENDIRI', 'SALAH_SATU', 'SEMUA', 'DUA_DARI_TIGA')),
  versi integer not null default 0
);

create table specimen (
  nomor_rekening text not null references specimen_card,
  nama text not null,
  -- The signer who is a customer: the holder, a joint holder, or a person who acts for them. A signer of an entity need not be one.
  nomor_nasabah text references customer,
  id_berkas uuid not null references stored_file,
  berlaku_sejak date not null,
  berlaku_sampai date,
  primary key (nomor_rekening, id_berkas),
  check (berlaku_sampai >= berlaku_sejak)
);
create index specimen_file on specimen (id_berkas);
create index specimen_customer on specimen (nomor_nasabah) where nomor_nasabah is not null;

-- Signature cards of which a specimen in force is of somebody who no longer signs for the account: work for customer service until the card is changed.
create table specimen_due (
  nomor_rekening text primary key references specimen_card,
  sejak date not null,
  -- The names of the specimens.
  nama text[] not null check (cardinality(nama) > 0)
);
