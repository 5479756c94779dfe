-- A month or year whose last business day was worked as an ordinary one (a holiday put in late) ends with the branch's next end of day, which books on its own date.
alter table year_end drop constraint year_end_check;
alter table year_end add constraint year_end_of_its_year check (extract(year from tanggal) between tahun and tahun + 1);

drop function if exists fees_due(text, text, date, text, text);
