-- The bank's day and the days of its branches (ADR 0019): a branch goes TUTUP, PERSIAPAN, BUKA, CUT_OFF inside the day that head
-- office has opened. The bank's date is head office's own.

alter table branch drop constraint branch_status_check;
alter table branch add constraint branch_status_check check (status in ('TUTUP', 'PERSIAPAN', 'BUKA', 'CUT_OFF'));
create unique index branch_head_office on branch (jenis) where jenis = 'HO';

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

-- Has the customer's money changed hands before the item was decided? Such an item holds its till and the day open.
alter table flow_instance add column kas_sudah_berpindah boolean not null default false;

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
