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

-- What a role or a user may do in another currency is her rupiah limit divided by this: whole rupiah for a whole unit, no rate of any day.
-- Without it she may do nothing in that currency.
alter table currency add column pembagi_batas bigint check (pembagi_batas > 0);

alter table product add column kode_valuta text not null default 'IDR' references currency;
