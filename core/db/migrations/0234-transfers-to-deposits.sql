-- A transfer that names a deposit's number is held and goes back: a deposit is funded by its own operations.
alter table incoming_transfer drop constraint incoming_transfer_sebab_check;
alter table incoming_transfer
  add constraint incoming_transfer_sebab_check check (sebab in ('', 'REKENING', 'VALUTA', 'TUTUP', 'DORMAN', 'BLOKIR', 'NAMA', 'NAMA_MIRIP', 'KEPATUHAN', 'DEPOSITO'));
