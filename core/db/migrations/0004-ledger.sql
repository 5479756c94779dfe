-- The ledger: journals and their lines are append-only. GL balances have no row of their own: a folder adds lines into daily
-- totals by transaction id below the snapshot's xmin, and a report adds the tail to what is folded, so that no posting ever
-- waits for another one over a GL account. Lines are partitioned by month of the accounting date.

create sequence journal_id_seq cache 1;

create table journal (
  id bigint primary key,
  tanggal date not null,
  kode_cabang text not null,
  operasi text not null,
  id_user text not null,
  dibuat_pada timestamptz not null,
  nominal bigint not null,
  kode_valuta text not null,
  rekening text,
  keterangan text,
  saldo_tersedia bigint,
  id_kas integer,
  nomor_urut integer,
  user_otorisasi text,
  id_flow uuid,
  korelasi uuid not null,
  -- The posting function takes the names of maker and approver from its caller, so the table itself refuses one person as both.
  constraint journal_two_persons check (user_otorisasi <> id_user)
);
create index journal_branch_day on journal (kode_cabang, tanggal, id);

create table journal_line (
  journal_id bigint not null,
  tanggal date not null,
  xid bigint not null,
  jumlah amount_not_zero not null, -- positive: debit, negative: credit
  saldo bigint,                               -- running balance of the account, where there is one
  seq integer,
  id_kas integer,
  urut smallint not null,
  kode_cabang text not null,
  kode_gl text not null,
  kode_valuta text not null,
  rekening text,
  lawan text,                                 -- the other branch of an inter-branch line
  primary key (journal_id, urut, tanggal)
) partition by range (tanggal);
create index journal_line_account on journal_line (rekening, seq) where rekening is not null;
create index journal_line_xid on journal_line using brin (xid) with (pages_per_range = 16, autosummarize = on);

-- A posted journal is never touched again: that it was reversed is a row of its own, and there can be only one.
create table journal_reversal (
  journal_id bigint primary key references journal,
  reversal_id bigint not null unique references journal deferrable initially deferred
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
  -- A till may wait for its next teller.
  constraint cash_box_holder check (jenis = 'TELLER' or id_user is null)
) with (fillfactor = 40);
create unique index cash_box_user on cash_box (id_user, kode_valuta) where id_user is not null;

create table cash_movement (
  journal_id bigint not null,
  id_kas integer not null references cash_box,
  tanggal date not null,
  masuk bigint not null,
  keluar bigint not null,
  saldo bigint not null,
  pecahan jsonb not null,
  primary key (id_kas, journal_id)
);
create index cash_movement_journal on cash_movement (journal_id);
create index cash_movement_box_day on cash_movement (id_kas, tanggal);

create table handover (
  id_serah_terima uuid primary key,
  arah text not null check (arah in ('KE_TELLER', 'KE_KHASANAH')),
  kode_cabang text not null references branch,
  asal integer not null references cash_box,
  tujuan integer not null references cash_box,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  pecahan jsonb not null,
  status text not null default 'DIKIRIM' check (status in ('DIKIRIM', 'DITERIMA', 'DIBATALKAN')),
  journal_kirim bigint not null references journal deferrable initially deferred,
  journal_terima bigint references journal deferrable initially deferred,
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

create table idempotency (
  kunci uuid primary key,
  id_user text not null,
  sidik bytea not null,
  journal_id bigint,
  jawaban jsonb,
  dibuat_pada timestamptz not null default now()
);

-- Folded totals. horizon: every line of a transaction id below it is inside gl_daily, none at or above it.
create table gl_daily (
  tanggal date not null,
  kode_cabang text not null,
  kode_valuta text not null,
  kode_gl text not null,
  lawan text not null default '',
  debet bigint not null,
  kredit bigint not null,
  primary key (kode_cabang, kode_valuta, kode_gl, tanggal, lawan)
) with (fillfactor = 70);
create table fold_state (
  satu boolean primary key default true check (satu),
  horizon bigint not null
);
insert into fold_state (horizon) values (0);

create type committed as (
  journal_id bigint,
  dibuat_pada timestamptz,
  nomor_urut integer,
  saldo text[],             -- running balance per leg, empty where the leg has no account
  saldo_tersedia bigint,    -- of p_rekening, after
  saldo_kas bigint          -- of p_kas, after
);
