-- How many things a message said when it was kept, and what they came to: at the end of a day as many must have come to an end (docs/adr/0183-every-message-ends.md).
alter table settlement_message
  add column banyak integer not null default 0 check (banyak >= 0),
  add column jumlah bigint not null default 0 check (jumlah >= 0);
update settlement_message m set banyak = e.banyak, jumlah = e.jumlah
from (select message, count(*) as banyak, coalesce(sum(jumlah), 0) as jumlah from settlement_entry group by message) e where e.message = m.id;
create index settlement_message_of_day on settlement_message (((diterima_pada at time zone 'Asia/Jakarta')::date));
