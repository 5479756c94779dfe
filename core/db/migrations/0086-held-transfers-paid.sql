-- What came in and no account takes is paid in cash to who proves that it is hers (docs/adr/0084-what-a-transfer-still-asks.md): DIBAYAR.

alter table incoming_transfer drop constraint incoming_transfer_status_check, drop constraint incoming_transfer_check3, drop constraint incoming_transfer_check4;
alter table incoming_transfer
  add constraint incoming_transfer_status_check check (status in ('DIKREDIT', 'TERTAHAN', 'DISALURKAN', 'DIBAYAR', 'RETUR', 'DIRETUR')),
  add constraint incoming_transfer_ended check ((status in ('DISALURKAN', 'DIBAYAR', 'DIRETUR')) = (tanggal_akhir is not null)),
  add constraint incoming_transfer_by_hand check ((status in ('DISALURKAN', 'DIBAYAR')) = (user_akhir is not null));
-- Which of them a journal paid: asked of each journal that is undone.
create index incoming_transfer_paid on incoming_transfer (journal_akhir) where status = 'DIBAYAR';
