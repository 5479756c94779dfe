-- The chart of accounts as the bank keeps it (docs/adr/0101-a-chart-kept-by-two.md). A ledger account is a record: it begins on a day, takes nothing from
-- the day of its closing on, and each change of it leaves a version.
alter table gl_account add column dibuka_sejak date;
-- The product posts to it by itself, so that it is never closed; loaded with the chart of each release.
alter table gl_account add column otomatis boolean not null default false;
alter table gl_account add column versi integer not null default 0;
alter table gl_account add constraint gl_account_days check (ditutup_sejak > dibuka_sejak);

-- A layout holds from a day on (docs/adr/0102-layouts-from-a-day-on.md), so that a statement of an old day is laid out as it was then. What a release laid
-- out holds from the beginning.
create table report_layout (
  laporan text not null check (laporan in ('NERACA', 'LABA_RUGI')),
  berlaku_sejak date not null,
  versi integer not null default 0,
  primary key (laporan, berlaku_sejak)
);
insert into report_layout (laporan, berlaku_sejak) select distinct laporan, date '2000-01-01' from report_line;
alter table report_line add column berlaku_sejak date not null default '2000-01-01';
alter table report_line alter column berlaku_sejak drop default;
alter table report_line drop constraint report_line_pkey;
alter table report_line add primary key (laporan, berlaku_sejak, urut);
alter table report_line add foreign key (laporan, berlaku_sejak) references report_layout;
-- A total may be said by the lines that it sums, by their numbers; its ranges are then theirs, found when the layout was kept.
alter table report_line add column pos integer[] not null default '{}' check (jenis = 'JUMLAH' or pos = '{}');
