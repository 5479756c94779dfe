-- A transfer that is held goes back by two persons or after the days of a parameter, and again where its bank refused it (domain: transfers).
alter table incoming_transfer
  -- How many times it was sent on its way back: each has a number of its own between the banks.
  add column retur_ke integer not null default 0 check (retur_ke >= 0),
  -- It has a place in the queue of what goes back, and has not left.
  add column menunggu_retur boolean not null default false,
  add constraint incoming_transfer_queued check (not menunggu_retur or status = 'TERTAHAN' and retur_ke > 0);
update incoming_transfer i set retur_ke = 1, menunggu_retur = i.status = 'TERTAHAN' and s.status in ('ANTRE', 'DITAHAN')
from settlement_item s where s.end_to_end = i.nomor and s.area = 'TRANSFER' and s.jenis = 'pacs.004';
