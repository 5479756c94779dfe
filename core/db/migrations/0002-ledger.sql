-- The ledger: journals and their lines are append-only. GL balances have no row of their own: a background process rolls lines up into
-- daily totals by transaction id below the snapshot's xmin, and a report adds the unaggregated tail to them, so that no posting ever
-- waits for another one over a GL account.
--
-- What grows with every posting is partitioned by month and carries its date in its key (core/db/functions/foundation/partitions.sql). A
-- reference to a journal is therefore an id and a date. None is a foreign key: only the posting function writes either side, in
-- one transaction, and check:books proves them.

-- The answer to a posting.
create type committed as (
  journal_id bigint,
  dibuat_pada timestamptz,
  nomor_urut integer,
  saldo text[],             -- running balance per leg, empty where the leg has no account
  saldo_tersedia bigint,    -- of p_rekening, after
  saldo_kas bigint          -- of p_kas, after
);

-- What an effect knows of the operation it belongs to: who calls, whose operation it is, that person's branch, its accounting date, its journal.
create type effect_context as (
  pelaku text,
  pengguna text,
  cabang text,
  tanggal date,
  journal_id bigint
);

-- A posting as the core sends it: each parameter of commit_operation by name, with the session and address of its call and the moment at which its caller
-- gives up (`batas`). core/engine/commit-request.ts writes it.
create type posting_request as (
  kunci uuid, sidik text, pelaku text, pengguna text, cabang text, operasi text, korelasi uuid, tanggal date, tanggal_valuta date, nasabah boolean,
  nominal bigint, valuta text, rekening text, keterangan text,
  leg_cabang text[], leg_gl text[], leg_jenis text[], leg_sub text[], leg_lawan text[], leg_valuta text[], leg_jumlah bigint[], leg_idr bigint[],
  leg_tanggal_valuta date[], leg_kode text[], leg_keterangan text[], lewat text[], pecahan jsonb, res_rekening text[], res_jumlah bigint[],
  efek jsonb, otorisasi text, token uuid, flow uuid, kas integer, rincian jsonb, jawaban jsonb, harian text,
  sesi text, alamat text, batas timestamptz
);

-- The answer to a posting of a set that was accepted, and the moment at which its caller gives up.
create type posting_accepted as (batas timestamptz, journal_id bigint, dibuat_pada timestamptz, saldo text[], saldo_tersedia bigint);

-- A column is null where it would repeat another one.
create table journal (
  id bigint not null,
  xid bigint not null,
  nominal bigint not null,
  saldo_tersedia bigint,
  dibuat_pada timestamptz not null,
  sesi bigint, -- app_session.id
  tanggal date not null,
  tanggal_valuta date, -- null: tanggal
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
  pelaku text, -- who called, where that is not id_user: the checker of an approval
  user_otorisasi text,
  alamat text, -- where the call came from, where that is not the session's address
  bukti jsonb, -- what an override or approval lifted, by whom, in whose place, by which way
  -- The print of the key's entry that the journal was written under: the entry cannot be changed without it.
  sidik_kunci bytea,
  -- The effect of the journal on its accounts and on its maker's daily totals, so that both are recomputed from the chain: the customer's own act, the total
  -- it counted against, and its worth in the books' currency where that is another amount.
  nasabah boolean,
  harian text,
  harian_nilai bigint,
  primary key (id, tanggal),
  -- The posting function takes the names of maker and approver from its caller, so the table itself refuses one person as both.
  constraint journal_two_persons check (user_otorisasi <> id_user)
) partition by range (tanggal);
create index journal_branch_day on journal (kode_cabang, tanggal, id);
-- The trail's reader searches by exact values, and in the order in which transactions ended.
create index journal_value on journal using brin
  (id_user text_bloom_ops (n_distinct_per_range = 200), rekening text_bloom_ops (n_distinct_per_range = 1500),
   korelasi uuid_bloom_ops (n_distinct_per_range = 1500), sesi int8_bloom_ops (n_distinct_per_range = 200))
  with (pages_per_range = 64, autosummarize = on);
create index journal_span on journal using brin (xid, dibuat_pada) with (pages_per_range = 16, autosummarize = on);
create index journal_act on journal using brin (operasi text_bloom_ops (n_distinct_per_range = 100))
  with (pages_per_range = 64, autosummarize = on);

-- A line moves an amount in its own currency: positive is debit, negative is credit.
create table journal_line (
  journal_id bigint not null,
  xid bigint not null,
  jumlah bigint not null,
  jumlah_idr bigint, -- its worth in the books' currency; null: jumlah, which is in that currency
  saldo bigint, -- running balance of the account after it, where there is one
  seq integer,
  tanggal date not null,
  tanggal_valuta date, -- null: tanggal
  urut integer not null,
  kode_cabang text not null,
  kode_gl text not null,
  kode_valuta text not null,
  rekening text,
  sub text, -- id in the sub-ledger that the chart names, where that is not an account
  lawan text, -- the other branch of an inter-branch line
  kode text, -- null: the journal's operation
  keterangan text, -- null: the journal's
  primary key (journal_id, urut, tanggal),
  -- A revaluation moves the worth and not the amount.
  check (jumlah <> 0 or coalesce(jumlah_idr, 0) <> 0)
) partition by range (tanggal);
create index journal_line_account on journal_line (rekening, seq) where rekening is not null;
create index journal_line_xid on journal_line using brin (xid) with (pages_per_range = 16, autosummarize = on);
-- Searches for what is rare among very many: an account of the chart or a branch among journal lines, an act in the trail. Block-range
-- filters answer where it cannot be and cost a posting next to nothing, 0.1 byte a line.
create index journal_line_value on journal_line using brin
  (tanggal date_minmax_ops, kode_cabang text_bloom_ops (n_distinct_per_range = 100), kode_gl text_bloom_ops (n_distinct_per_range = 100))
  with (pages_per_range = 64, autosummarize = on);
-- The lines of one account of the chart in one branch, in the order of the books: a page of them costs the same however many there are
-- and wherever the page is.
create index journal_line_gl on journal_line (kode_cabang, kode_gl, tanggal, journal_id, urut);
-- Those in another currency than the books' are few, and scattered over lines that are in it.
create index journal_line_gl_foreign on journal_line (kode_cabang, kode_gl, kode_valuta, tanggal, journal_id, urut) where kode_valuta <> 'IDR';

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

-- Keys are time-ordered (UUIDv7): their own value holds the month, so the same key always meets the same row. Any other key
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

-- Rolled-up totals by day.
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
-- The inter-branch account as the other branches book it: the totals of a branch name the other branch last.
create index gl_daily_mirror on gl_daily (lawan, tanggal) where lawan <> '';

-- The watermark of the roll-up: every line of a transaction id below `horizon` is inside gl_daily and account_day, none at or above it.
create table gl_rollup_watermark (
  satu boolean primary key default true check (satu),
  horizon bigint not null
);
insert into gl_rollup_watermark (horizon) values (0);

-- The balance of each GL account when a day ended, debit above zero in the books' currency: a row for each day on which it moved, of a
-- branch and of the bank as a whole. All of it can be recomputed from gl_daily.
create table gl_day_balance (
  kode_cabang text not null, -- '': the whole bank
  kode_gl text not null,
  tanggal date not null,
  saldo bigint not null,
  primary key (kode_cabang, kode_gl, tanggal)
) with (fillfactor = 70);

-- The balance of an account when a value date ended: a row for each date on which something changed, so that an average is read
-- as steps. A back-valued line corrects every later row.
create table account_day (
  nomor_rekening text not null,
  tanggal_valuta date not null,
  saldo bigint not null,
  primary key (nomor_rekening, tanggal_valuta)
) with (fillfactor = 80);

-- A month that has no row is open. One whose profit was distributed, or whose books are closed, takes no value date any more.
create table gl_period (
  bulan date primary key check (bulan = date_trunc('month', bulan)),
  status text not null check (status in ('BUKA', 'DIBAGIKAN', 'TUTUP')),
  akhir_tahun boolean not null default false, -- the year's result was carried over in it
  check (not akhir_tahun or extract(month from bulan) = 12)
);

-- The balance of each GL account when a month began.
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

-- A search block: up to 256 journals of a day with lines in a branch, in their order, and the marks they are found by: pieces of up to three characters of
-- their words, who posted them, accounts of the chart, how account numbers begin (journal_marks). A mark begins with its branch, so that no search reads
-- another branch's; nothing else is indexed, since the planner would prefer it and read each block's marks. Of a branch a later block has a higher number.
create table journal_search_block (
  nomor bigint not null generated always as identity,
  tanggal date not null,
  kode_cabang text not null,
  jurnal bigint[] not null,
  ciri text[] not null
) partition by range (tanggal);
create index journal_search_block_marks on journal_search_block using gin (ciri);

-- Up to which journal a branch's are indexed, by day and number, and the first day that may still have some that are not.
create table journal_search_progress (
  kode_cabang text primary key,
  tanggal date not null,
  journal_id bigint not null,
  terbuka date -- days before it are indexed whole; null: never indexed
);

-- The watermark of the proof of the books, from which the next end of day continues (docs/adr/0202-incremental-proof-of-the-books.md). Each row has its version in the chain.
create table books_proof (
  id bigint generated always as identity primary key,
  dibuat_pada timestamptz not null default clock_timestamp(),
  -- All of the books, or what came since the row before.
  menyeluruh boolean not null,
  -- The head of the chain at that moment, and the first transaction that it did not hold whole.
  posisi bigint not null,
  sidik bytea not null,
  xid bigint not null,
  -- The oldest day that a branch was at work on: nothing is dated before it afterwards.
  tanggal date not null,
  pemeriksaan integer not null
);
