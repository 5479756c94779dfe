-- A statement is mailed to the address that its customer had when it was made: one that moves later changes no paper.
alter table statement add column alamat text not null default '';
