-- A file of names that was taken in and never asked for goes after a while.
insert into retention (tabel, bulan) values ('name_import', 3) on conflict (tabel) do nothing;
