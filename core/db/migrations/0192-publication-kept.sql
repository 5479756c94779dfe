-- What the bank publishes is laid out like its statements and kept as they are, by two persons from a day on (docs/adr/0102-layouts-from-a-day-on.md): its lines
-- stand beside those of the statements, with the authority's own number of each, and with accounts that are left out on purpose.
alter table report_layout drop constraint report_layout_laporan_check;
alter table report_layout add constraint report_layout_laporan_check
  check (laporan in ('NERACA', 'LABA_RUGI', 'PUBLIKASI_NERACA', 'PUBLIKASI_LABA_RUGI', 'PUBLIKASI_KOMITMEN'));
-- A line is of one of those, since it is a part of its layout.
alter table report_line drop constraint report_line_laporan_check;
alter table report_line drop constraint report_line_jenis_check;
alter table report_line add constraint report_line_jenis_check
  check (jenis in ('JUDUL', 'BARIS', 'JUMLAH') or jenis = 'LUAR' and starts_with(laporan, 'PUBLIKASI_'));
-- Never read, only printed.
alter table report_line add column sandi text not null default '' check (sandi = '' or length(sandi) <= 20 and starts_with(laporan, 'PUBLIKASI_'));
insert into report_layout (laporan, berlaku_sejak) select distinct 'PUBLIKASI_' || bagian, berlaku_sejak from publication_line;
insert into report_line (laporan, berlaku_sejak, urut, sandi, nama, jenis, tingkat, sisi, dari, sampai)
select 'PUBLIKASI_' || bagian, berlaku_sejak, urut, sandi, nama, jenis, tingkat, sisi, dari, sampai from publication_line;
-- With the function that answers its rows, which is laid anew with all others.
drop table publication_line cascade;
