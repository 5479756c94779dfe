-- How much of what is personal, or of another branch, somebody has looked at in an hour of the wall clock.

create table looking (
  id_user text not null references app_user,
  jenis text not null,                 -- what is counted; the bank's parameter batas_<jenis> bounds it
  objek text not null default '',      -- of one account or one reason, where each has a bound of its own
  jam timestamptz not null,
  jumlah integer not null,
  primary key (id_user, jenis, objek, jam)
);
create index looking_age on looking (jam);
