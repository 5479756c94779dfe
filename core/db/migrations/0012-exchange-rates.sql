-- The day's rates of a currency, in ten-thousandths of a rupiah for one whole unit of it: what the bank gives for it, what it asks, and
-- the middle at which the books keep its worth. A row is set by two persons (record kind `rate`) and never rewritten once its day has begun.
create table exchange_rate (
  kode_valuta text not null references currency,
  tanggal date not null,
  beli bigint not null check (beli > 0),
  tengah bigint not null,
  jual bigint not null,
  versi integer not null default 0,
  primary key (tanggal, kode_valuta),
  check (beli <= tengah and tengah <= jual)
);

alter table product add column kode_valuta text not null default 'IDR' references currency;
