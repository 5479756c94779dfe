-- Two persons of head office found branches and name them. A branch that is founded later is no head office and begins closed.
alter table branch add column alamat text not null default '';
alter table branch add column versi integer not null default 0;
alter table branch alter column jenis set default 'CABANG';

-- What other operations move of a record's row, as the day moves that of a branch: no version holds it.
alter table record_kind add column bergerak text[] not null default '{}';
