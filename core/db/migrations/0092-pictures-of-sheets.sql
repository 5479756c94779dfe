-- The picture of a sheet that was taken in by hand: it is looked at beside the specimen. Null where none was sent, and of one that came by file.
alter table inward_sheet add column gambar uuid references stored_file;
