-- What head office keeps of a month's shares or gives beside them has its journal (docs/adr/0068-reserves-have-their-journals.md). What was set before stands
-- without one: head office's next evening posts it.

create table profit_reserve (
  pool text not null,
  bulan date not null,
  putaran integer not null,
  jenis text not null check (jenis in ('PER_BENTUK', 'PER_LEPAS', 'IRR_BENTUK', 'IRR_LEPAS', 'HIBAH')),
  jumlah bigint not null check (jumlah > 0),
  tanggal date not null,
  journal_id bigint not null,
  -- The day it was undone with the month's shares.
  dibatalkan date,
  primary key (pool, bulan, putaran, jenis),
  foreign key (pool, bulan) references hi1000
);
