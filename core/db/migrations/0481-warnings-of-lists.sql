-- What was mended or left out while a list was read: { urut, kolom, kode, luar }. It costs a row its cell, and the list nothing.
alter table name_import add column peringatan jsonb not null default '[]';
