-- A correction of an earlier day may go against the difference that the till booked on that day, in place of the cash of today's till (domain: teller and vault).
alter table cash_difference drop constraint cash_difference_cara_check, drop constraint cash_difference_way;
alter table cash_difference
  add constraint cash_difference_cara_check check (cara in ('GANTI_TUNAI', 'GANTI_REKENING', 'HAPUS', 'KEMBALI_TUNAI', 'KEMBALI_REKENING', 'PENDAPATAN', 'KOREKSI')),
  add constraint cash_difference_way check (cara is null or cara = 'KOREKSI' or (kode_gl = '112003') = (cara in ('GANTI_TUNAI', 'GANTI_REKENING', 'HAPUS')));
create index cash_difference_corrected on cash_difference (journal_akhir) where cara = 'KOREKSI';
