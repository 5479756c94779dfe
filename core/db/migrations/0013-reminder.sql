-- compatible: it only adds
-- A reminder of something that keeps a branch from ending its day, for each user who can act on it; a later one takes its place, and the branch's close
-- removes them all. Written by functions only.
create table reminder (
  kode_cabang text not null references branch,
  -- The check and the record, as day_blockers names them.
  sebab text not null,
  objek text not null,
  kepada text not null,
  dari text not null check (dari <> kepada),
  waktu timestamptz not null default clock_timestamp(),
  -- Since when its reader has put it aside.
  disisihkan_pada timestamptz,
  primary key (kode_cabang, sebab, objek, kepada)
);
create index reminder_of on reminder (kepada);
