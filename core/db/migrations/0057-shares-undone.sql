-- A month's shares may be undone in full and shared anew (docs/adr/0063-a-run-is-undone-whole.md), and the board may give a bonus to those whose funds are
-- kept as wadiah (domain: profit sharing).

-- What was only counted and never paid is undone with its run too; what was paid names the journal that took it back.
alter table profit_share add column journal_batal bigint;
alter table profit_share add column tanggal_batal date;
do $$
declare
  c text;
begin
  select conname into strict c from pg_constraint
  where conrelid = 'profit_share'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%RATA_RATA%bruto IS NOT NULL%';
  execute format('alter table profit_share drop constraint %I', c);
end $$;
alter table profit_share add constraint profit_share_paid check (status <> 'DIBAGIKAN' or bruto is not null);
alter table profit_share add constraint profit_share_undone check (status <> 'DIBATALKAN' or coalesce(bruto, 0) = 0 or journal_batal is not null);

-- By which runs of the second door a branch's evening has posted its part, and the day it was undone.
alter table profit_branch add column korelasi uuid[] not null default '{}';
alter table profit_branch add column dibatalkan date;
update profit_branch c set korelasi = array(
  select distinct j.korelasi from journal j where j.kode_cabang = c.kode_cabang and j.tanggal = c.tanggal and j.operasi in ('TRUE_UP', 'BAGI_HASIL', 'PEMBULATAN'));

-- That a run was undone: by whom, why, and through which run of the second door.
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

-- What the board has decided to give for a month to the holders of a wadiah product: millionths of a rupiah for 1,000 rupiah of average balance.
create table wadiah_bonus (
  kode_produk text not null references product,
  bulan date not null check (bulan = date_trunc('month', bulan)),
  tarif bigint not null check (tarif > 0),
  status text not null check (status in ('DITETAPKAN', 'DIBAGIKAN')),
  keterangan text not null check (keterangan <> ''),
  versi integer not null default 0,
  primary key (kode_produk, bulan)
);
-- What each branch's evening has given of it.
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
