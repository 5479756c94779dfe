-- One item holds ten thousand salaries as the text of a file (docs/adr/0083-payroll.md): 0110 named those that may be so large anew, without this one.
alter table flow_instance drop constraint flow_data_size;
alter table flow_instance add constraint flow_data_size
  check (pg_column_size(flow_data) <= case when flow_code in ('TRANSAKSI_UMUM_MULTI', 'SIMPAN_TEMPLAT', 'SIMPAN_BERKALA', 'BAYAR_GAJI') then 2000000 else 200000 end) not valid;
