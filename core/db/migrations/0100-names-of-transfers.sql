-- Whom transfers name is held against the lists of names (docs/adr/0092-names-of-transfers.md). What came in for or from somebody who may be on one waits for
-- compliance: KEPATUHAN.
alter table incoming_transfer drop constraint incoming_transfer_sebab_check;
alter table incoming_transfer
  add constraint incoming_transfer_sebab_check check (sebab in ('', 'REKENING', 'VALUTA', 'TUTUP', 'DORMAN', 'BLOKIR', 'NAMA', 'KEPATUHAN')),
  -- Both names in the normal form of the lists.
  add column pengirim_normal text not null default '',
  add column tujuan_normal text not null default '';
update incoming_transfer set pengirim_normal = upper(nama_pengirim), tujuan_normal = upper(nama_tujuan);
create index incoming_transfer_asked on incoming_transfer (nomor) where status = 'TERTAHAN' and sebab = 'KEPATUHAN';
alter table name_hit drop constraint name_hit_asal_check;
alter table name_hit add constraint name_hit_asal_check check (asal in ('FORMULIR', 'DAFTAR', 'TRANSFER'));

-- When an entry was tried last, so that those that wait take turns; what waits for a day to open has not failed.
alter table settlement_entry add column dicoba_pada timestamptz,
  -- The branch whose day it waits for.
  add column menunggu text not null default '';
drop index settlement_entry_new;
create index settlement_entry_new on settlement_entry (dicoba_pada nulls first, id) where status = 'BARU';
