-- The ledger: journals and their lines are append-only. GL balances have no row of their own: a folder adds lines into daily
-- totals by transaction id below the snapshot's xmin, and a report adds the tail to what is folded, so that no posting ever
-- waits for another one over a GL account.
--
-- What grows with every posting is partitioned by month and carries its date in its key (core/db/functions/partitions.sql). A
-- reference to a journal is therefore an id and a date. None is a foreign key: only the posting function writes either side, in
-- one transaction, and check:books proves them.

-- One number for whatever the trail tells of: journals take theirs from it and the trail's other rows too, so that the trail has
-- one order.
create sequence trail_id_seq cache 1;

-- A column is null where it would say again what another one says.
create table journal (
  id bigint not null,
  xid bigint not null,
  nominal bigint not null,
  saldo_tersedia bigint,
  dibuat_pada timestamptz not null,
  sesi bigint,                                -- app_session.id
  tanggal date not null,
  tanggal_valuta date,                        -- null: tanggal
  id_kas integer,
  nomor_urut integer,
  korelasi uuid not null,
  id_flow uuid,
  kode_cabang text not null,
  operasi text not null,
  kode_valuta text not null,
  id_user text not null,
  rekening text,
  keterangan text,
  pelaku text,                                -- who called, where she is not id_user: the checker of an approval
  user_otorisasi text,
  alamat text,                                -- where the call came from, where that is not the session's address
  bukti jsonb,                                -- what an override or approval lifted, by whom, in whose place, by which way
  primary key (id, tanggal),
  -- The posting function takes the names of maker and approver from its caller, so the table itself refuses one person as both.
  constraint journal_two_persons check (user_otorisasi <> id_user)
) partition by range (tanggal);
create index journal_branch_day on journal (kode_cabang, tanggal, id);
-- For the trail's reader: what is searched by its exact value, and the order in which transactions ended.
create index journal_value on journal using brin
  (id_user text_bloom_ops (n_distinct_per_range = 200), rekening text_bloom_ops (n_distinct_per_range = 1500),
   korelasi uuid_bloom_ops (n_distinct_per_range = 1500), sesi int8_bloom_ops (n_distinct_per_range = 200))
  with (pages_per_range = 64, autosummarize = on);
create index journal_span on journal using brin (xid, dibuat_pada) with (pages_per_range = 16, autosummarize = on);

-- A line moves an amount in its own currency: positive is debit, negative is credit.
create table journal_line (
  journal_id bigint not null,
  xid bigint not null,
  jumlah bigint not null,
  jumlah_idr bigint,                          -- its worth in the books' currency; null: jumlah, which is in that currency
  saldo bigint,                               -- running balance of the account after it, where there is one
  seq integer,
  tanggal date not null,
  tanggal_valuta date,                        -- null: tanggal
  urut integer not null,
  kode_cabang text not null,
  kode_gl text not null,
  kode_valuta text not null,
  rekening text,
  sub text,                                   -- id in the sub-ledger that the chart names, where that is not an account
  lawan text,                                 -- the other branch of an inter-branch line
  kode text,                                  -- null: the journal's operation
  keterangan text,                            -- null: the journal's
  primary key (journal_id, urut, tanggal),
  -- A revaluation moves the worth and not the amount.
  check (jumlah <> 0 or coalesce(jumlah_idr, 0) <> 0)
) partition by range (tanggal);
create index journal_line_account on journal_line (rekening, seq) where rekening is not null;
create index journal_line_xid on journal_line using brin (xid) with (pages_per_range = 16, autosummarize = on);

-- A posted journal is never touched again: that it was undone is a row of its own, and there can be only one: reversed on its own
-- day, or corrected afterwards.
create table journal_reversal (
  journal_id bigint primary key,
  tanggal date not null,
  reversal_id bigint not null unique,
  tanggal_reversal date not null,
  koreksi boolean not null,
  check (koreksi or tanggal_reversal = tanggal)
);

-- Tills and the vault. The stock maps a denomination in minor units to pieces; seq counts the movements there ever were.
create table cash_box (
  id_kas integer generated always as identity primary key,
  jenis text not null check (jenis in ('TELLER', 'KHASANAH')),
  kode_kas text not null,
  kode_cabang text not null references branch,
  kode_valuta text not null references currency,
  id_user text references app_user,
  status text not null default 'TUTUP' check (status in ('BUKA', 'TUTUP')),
  batas bigint not null,
  tanggal date,
  dibuka_pada timestamptz,
  ditutup_pada timestamptz,
  saldo bigint not null default 0 check (saldo >= 0),
  seq bigint not null default 0,
  nomor_urut integer not null default 0,
  stok jsonb not null default '{}',
  unique (kode_cabang, kode_kas),
  -- A till may wait for its next teller.
  constraint cash_box_holder check (jenis = 'TELLER' or id_user is null)
) with (fillfactor = 40);
create unique index cash_box_user on cash_box (id_user, kode_valuta) where id_user is not null;

-- seq is the box's own order: running balances of its cash come in it.
create table cash_movement (
  journal_id bigint not null,
  seq bigint not null,
  masuk bigint not null,
  keluar bigint not null,
  saldo bigint not null,
  id_kas integer not null references cash_box,
  tanggal date not null,
  pecahan jsonb not null,
  primary key (id_kas, tanggal, seq)
) partition by range (tanggal);
create index cash_movement_journal on cash_movement (journal_id);

-- Cash in transit is received or taken back on the day it was sent: tanggal is the date of both journals.
create table handover (
  id_serah_terima uuid primary key,
  arah text not null check (arah in ('KE_TELLER', 'KE_KHASANAH')),
  kode_cabang text not null references branch,
  tanggal date not null,
  asal integer not null references cash_box,
  tujuan integer not null references cash_box,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  pecahan jsonb not null,
  status text not null default 'DIKIRIM' check (status in ('DIKIRIM', 'DITERIMA', 'DIBATALKAN')),
  journal_kirim bigint not null,
  journal_terima bigint,
  user_pengirim text not null,
  user_penerima text,
  dikirim_pada timestamptz not null default now(),
  diterima_pada timestamptz,
  keterangan text not null default '',
  constraint handover_two_persons check (status <> 'DITERIMA' or user_penerima <> user_pengirim)
);
create index handover_open on handover (kode_cabang, status);
-- A reversal asks whether its journal was a handover; without an index that reads all handovers there ever were.
create index handover_sent on handover (journal_kirim);

-- The vault counted by two officers, by denomination and condition. Amounts in minor units; pecahan: { nominal: [fit, unfit] }.
create table vault_count (
  id bigint generated always as identity primary key,
  id_kas integer not null references cash_box,
  kode_cabang text not null references branch,
  tanggal date not null,
  petugas text not null references app_user,
  saksi text not null references app_user check (saksi <> petugas),
  pecahan jsonb not null,
  dihitung bigint not null check (dihitung >= 0),
  seharusnya bigint not null,
  journal_id bigint,
  -- The vault's last movement when it was counted: one that came later makes the count stale.
  nomor_urut integer not null,
  keterangan text not null default '',
  dihitung_pada timestamptz not null default clock_timestamp()
);
create index vault_count_day on vault_count (kode_cabang, tanggal, id);

-- A till as its teller counted it, blind: each comparison with the books, and the count it was closed by. Amounts in minor units.
create table till_count (
  id bigint generated always as identity primary key,
  id_kas integer not null references cash_box,
  kode_cabang text not null references branch,
  tanggal date not null,
  petugas text not null references app_user,
  saksi text references app_user check (saksi <> petugas),
  tutup boolean not null,                     -- the till was closed by it
  pecahan jsonb not null,
  dihitung bigint not null check (dihitung >= 0),
  seharusnya bigint not null,
  journal_id bigint,                          -- of the closing; null where nothing lay in the till
  seq bigint not null,                        -- the till's last movement at that moment
  nomor_urut integer not null,                -- and its last slip
  alasan text not null default '',
  dibuka_pada timestamptz,
  dihitung_pada timestamptz not null default clock_timestamp(),
  -- A difference is booked by two, with a word about it.
  constraint till_count_difference check (not tutup or dihitung = seharusnya or saksi is not null and alasan <> '')
);
create index till_count_day on till_count (id_kas, tanggal, id);

-- Keys are time-ordered (UUIDv7): their own value says the month, so the same key always meets the same row. Any other key
-- goes to the default partition.
create table idempotency (
  kunci uuid primary key,
  id_user text not null,
  sidik bytea not null,
  journal_id bigint,
  tanggal date,
  jawaban jsonb
) partition by range (kunci);
create table idempotency_lain partition of idempotency default;

-- Chunks of prepared sets that are posted: each once.
create table bulk_chunk (
  run uuid not null,
  bagian integer not null,
  operasi text not null,
  sidik bytea not null,
  tanggal date not null,
  jurnal integer not null default 0,
  baris integer not null default 0,
  journal_awal bigint,
  journal_akhir bigint,
  dibuat_pada timestamptz not null default now(),
  primary key (run, bagian)
);

-- Folded totals. horizon: every line of a transaction id below it is inside gl_daily and account_day, none at or above it.
create table gl_daily (
  tanggal date not null,
  kode_cabang text not null,
  kode_valuta text not null,
  kode_gl text not null,
  lawan text not null default '',
  debet bigint not null,
  kredit bigint not null,
  debet_idr bigint not null,
  kredit_idr bigint not null,
  primary key (kode_cabang, kode_valuta, kode_gl, tanggal, lawan)
) with (fillfactor = 70);
create table fold_state (
  satu boolean primary key default true check (satu),
  horizon bigint not null
);
insert into fold_state (horizon) values (0);

-- What an account stood at when a value date ended: a row for each date on which something changed, so that an average is read
-- as steps. What is back-valued corrects every later row.
create table account_day (
  nomor_rekening text not null,
  tanggal_valuta date not null,
  saldo bigint not null,
  primary key (nomor_rekening, tanggal_valuta)
) with (fillfactor = 80);

-- A month that has no row is open. One whose profit was distributed, or whose books are closed, takes no value date any more.
create table gl_period (
  bulan date primary key check (bulan = date_trunc('month', bulan)),
  status text not null check (status in ('OPEN', 'DISTRIBUTED', 'CLOSED')),
  akhir_tahun boolean not null default false, -- the year's result was carried over in it
  check (not akhir_tahun or extract(month from bulan) = 12)
);

-- What each GL account stood at when a month began.
create table gl_opening (
  bulan date not null check (bulan = date_trunc('month', bulan)),
  kode_cabang text not null,
  kode_valuta text not null,
  kode_gl text not null,
  lawan text not null default '',
  saldo bigint not null,
  saldo_idr bigint not null,
  primary key (bulan, kode_cabang, kode_valuta, kode_gl, lawan)
);

-- How many months of a partitioned table are kept; null: all there ever were.
create table retention (
  tabel text primary key,
  bulan integer check (bulan > 0)
);

create type committed as (
  journal_id bigint,
  dibuat_pada timestamptz,
  nomor_urut integer,
  saldo text[],             -- running balance per leg, empty where the leg has no account
  saldo_tersedia bigint,    -- of p_rekening, after
  saldo_kas bigint          -- of p_kas, after
);

-- Who bought or sold notes of a currency over the counter, and at which rate. `rupiah` is what changed hands in minor units, `kurs_papan`
-- what the bank asked or gave that day; `data_diri` is the rest of an identity, wanted from an amount on.
create table currency_trade (
  journal_id bigint not null,
  tanggal date not null,
  kode_cabang text not null references branch,
  arah text not null check (arah in ('BELI', 'JUAL')),
  kode_valuta text not null references currency,
  jumlah bigint not null check (jumlah > 0),
  rupiah bigint not null check (rupiah > 0),
  kurs bigint not null check (kurs > 0),
  kurs_papan bigint not null check (kurs_papan > 0),
  nama text not null,
  jenis_identitas text not null check (jenis_identitas in ('KTP', 'PASPOR', 'KITAS')),
  nomor_identitas text not null,
  data_diri jsonb not null,
  primary key (tanggal, journal_id)
);
create index currency_trade_person on currency_trade (nomor_identitas, tanggal);
