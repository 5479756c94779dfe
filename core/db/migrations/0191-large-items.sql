-- Items that hold the text of a file are as large as the file may be: ten thousand salaries, whom 0110 left out when it named those that may be large anew, and the
-- contracts of a day (docs/adr/0083-payroll.md, 0050-financing-is-read-not-kept.md).
alter table flow_instance drop constraint flow_data_size;
alter table flow_instance add constraint flow_data_size check (pg_column_size(flow_data) <=
  case when flow_code in ('TRANSAKSI_UMUM_MULTI', 'SIMPAN_TEMPLAT', 'SIMPAN_BERKALA', 'BAYAR_GAJI', 'IMPOR_PEMBIAYAAN') then 2000000 else 200000 end) not valid;
