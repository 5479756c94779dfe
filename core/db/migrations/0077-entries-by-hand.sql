-- Who enters what by hand (docs/adr/0080-entries-by-hand.md). What else of the bank moves an account, so that its balance is told by that and by nobody's
-- hand; null: nothing does. Of a control account its sub-ledger says so already.
alter table gl_account add column dikelola text
  check (dikelola in ('RAK', 'KAS', 'KLIRING', 'TRANSFER', 'BAGI_HASIL', 'DEPOSITO', 'VALAS', 'LABA', 'BLANGKO'));
-- From this day on nothing is entered on it by hand; null: open.
alter table gl_account add column ditutup_sejak date;
-- One item may hold five thousand legs.
alter table flow_instance drop constraint flow_data_size;
alter table flow_instance add constraint flow_data_size
  check (pg_column_size(flow_data) <= case when flow_code = 'TRANSAKSI_UMUM_MULTI' then 2000000 else 200000 end) not valid;
