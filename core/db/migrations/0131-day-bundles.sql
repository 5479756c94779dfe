-- A branch's day as one file (docs/adr/0110-a-branchs-day-is-one-file.md): which job makes it, of which day, and whether the day was over then. The bundle of a day that is over is
-- made once for each paper, with slips or without, and kept as long as the books.
create table day_bundle (
  id uuid primary key references report_job on delete cascade,
  kode_cabang text not null,
  tanggal date not null,
  slip boolean not null,
  kertas text not null check (kertas in ('A4', 'LETTER', 'KONTINU')),
  sementara boolean not null,
  -- Who asked for it first.
  diminta_oleh text not null references app_user,
  foreign key (kode_cabang, tanggal) references branch_day
);
create unique index day_bundle_final on day_bundle (kode_cabang, tanggal, slip, kertas) where not sementara;
create index day_bundle_day on day_bundle (kode_cabang, tanggal, id);
