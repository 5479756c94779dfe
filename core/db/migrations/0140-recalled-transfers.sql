-- A list of names that comes in force while a transfer waits for its batch recalls it (docs/adr/0115-recalled-before-it-leaves.md): HELD, its place in the queue
-- kept under DITAHAN.
alter table transfer
  -- The beneficiary's name in the normal form of the lists.
  add column tujuan_normal text not null default '';
update transfer set tujuan_normal = upper(nama_tujuan);
alter table transfer
  drop constraint transfer_status_check,
  add constraint transfer_status_check check (status in ('AUTHORISED', 'HELD', 'SENT', 'SETTLED', 'RETURNED', 'CANCELLED'));
drop index transfer_open;
create index transfer_open on transfer (kode_cabang) where status in ('AUTHORISED', 'HELD', 'SENT');
create index transfer_recalled on transfer (nomor) where status = 'HELD';

alter table settlement_item
  drop constraint settlement_item_status_check,
  drop constraint settlement_item_check,
  drop constraint settlement_item_check2,
  add constraint settlement_item_status_check check (status in ('ANTRE', 'DITAHAN', 'DIKIRIM', 'SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'DIBATALKAN')),
  add constraint settlement_item_unbatched check ((status in ('ANTRE', 'DITAHAN', 'DIBATALKAN')) = (id_batch is null)),
  add constraint settlement_item_open check ((status in ('ANTRE', 'DITAHAN', 'DIKIRIM')) = (berakhir_pada is null));

-- When a hit was found is told from within the lock under which its list came in force, so that whatever was approved before it is earlier.
alter table name_hit alter column ditemukan_pada set default clock_timestamp();
