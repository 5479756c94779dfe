-- What accounts earn day by day until their shares are paid (docs/adr/0057-accruals-are-kept-as-spans.md; domain: profit sharing, daily accrual).

-- How far a branch's evenings have accrued: every calendar day from `sejak` until `sampai`.
create table accrual_branch (
  kode_cabang text primary key references branch,
  sejak date not null,
  sampai date not null check (sampai >= sejak - 1)
);

-- Days on which an account earned the same: from the same balance, by the same share of the income and the same indicative HI-1000. None goes
-- beyond its month. `sampai` is null as long as nothing has changed: until the month ends or as far as the branch has accrued. Nothing refers
-- to it and it refers to nothing: a month's first evening writes a row for each account. Amounts in minor units, nisbah in hundredths of a per
-- cent, hi in millionths of a rupiah for 1,000 rupiah and a month.
create table accrual_span (
  saldo bigint not null check (saldo >= 0),
  hi bigint not null check (hi >= 0),
  sehari bigint not null check (sehari >= 0),
  dari date not null,
  sampai date check (sampai >= dari),
  nisbah integer not null check (nisbah between 1 and 9999),
  nomor_rekening text not null,
  kode_cabang text not null,
  kode_produk text not null,
  primary key (nomor_rekening, dari)
) partition by range (dari);

-- What a branch's accounts of a product earned on a day, and the journal that says so; none where they earned nothing.
create table accrual_day (
  kode_cabang text not null references branch,
  tanggal date not null,
  kode_produk text not null references product,
  rekening integer not null,
  saldo bigint not null,
  jumlah bigint not null check (jumlah >= 0),
  -- The accounting date of the evening that accrued it, and its journal's.
  tanggal_buku date not null,
  journal_id bigint,
  primary key (kode_cabang, tanggal, kode_produk),
  check ((journal_id is null) = (jumlah = 0))
);

-- What changed what is owed to an account beside its days: what was paid to it, what a final rate added or took, what it took to another branch.
-- Added to what its days came to, this is what the branch still owes it in 202001 or 202002.
create table accrual_move (
  id bigint generated always as identity primary key,
  nomor_rekening text not null references account,
  jenis text not null check (jenis in ('TRUE_UP', 'BAYAR', 'TUTUP', 'PINDAH')),
  jumlah bigint not null check (jumlah <> 0),
  tanggal date not null,
  kode_cabang text not null references branch,
  kode_produk text not null references product,
  -- Of the posting that it came with; all of one transaction are proved together.
  xid bigint not null default pg_current_xact_id()::text::bigint
);
create index accrual_move_account on accrual_move (nomor_rekening, tanggal);
create index accrual_move_xid on accrual_move using brin (xid) with (pages_per_range = 16, autosummarize = on);

-- Do days below the minimum that an account's contract keeps count in its average balance?
alter table product_term add column hitung_di_bawah_minimum boolean not null default true;
