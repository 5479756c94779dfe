-- Two persons of head office keep the calendar: the holidays of a year are one record, each with the decree that made it one.
create table calendar_year (
  tahun integer primary key check (tahun between 1900 and 2199),
  versi integer not null default 0
);
insert into calendar_year (tahun) select distinct extract(year from h.tanggal)::integer from holiday h;

alter table holiday add column tahun integer references calendar_year;
alter table holiday add column dasar text not null default '';
update holiday set tahun = extract(year from tanggal)::integer;
alter table holiday alter column tahun set not null;
alter table holiday add constraint holiday_year check (tahun = extract(year from tanggal)::integer);
alter table holiday add constraint holiday_of_year unique (tahun, tanggal);
