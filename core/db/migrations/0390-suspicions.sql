-- What somebody of the bank finds suspicious stands beside what cash makes (docs/adr/0047-walk-ins-and-cash-reports.md). It has no direction, and where only a name is known
-- no party; who wrote it is kept for compliance.
alter table cash_report drop constraint cash_report_jenis_check, drop constraint cash_report_arah_check;
alter table cash_report
  add column nama text not null default '',
  add column uraian text not null default '',
  add column nomor_referensi text not null default '',
  add column pelapor text references app_user,
  add constraint cash_report_jenis_check check (jenis in ('LTKT', 'POLA', 'CURIGA')),
  add constraint cash_report_arah_check check (case jenis when 'CURIGA' then arah = '' else arah in ('MASUK', 'KELUAR') end),
  add constraint cash_report_suspicion check (case jenis when 'CURIGA' then pelapor is not null and nama <> '' and uraian <> '' else pelapor is null and uraian = '' end);
create index cash_report_reporter on cash_report (pelapor) where pelapor is not null;
