-- What a due date still lacks after a part payment is tried again (docs/adr/0060-what-moves-by-itself.md): a due date that waits for its next attempt
-- may have moved a part already, and its last journal may be of an earlier day than its last attempt.
alter table standing_due add column tanggal_jurnal date;
update standing_due set tanggal_jurnal = tanggal where journal_id is not null;
alter table standing_due drop constraint standing_due_check1, drop constraint standing_due_check2;
alter table standing_due
  add constraint standing_due_moved check (case status when 'BERHASIL' then nominal > 0 and nominal = diminta when 'GAGAL' then nominal = 0
    when 'SEBAGIAN' then nominal between 1 and diminta - 1 else nominal < greatest(diminta, 1) end),
  add constraint standing_due_journal check (nominal = 0 or journal_id is not null),
  add constraint standing_due_journal_day check ((journal_id is null) = (tanggal_jurnal is null));

create or replace view standing_result as
  select nomor_perintah, jatuh_tempo, status, percobaan, tanggal, coba_lagi, diminta, nominal, biaya, sebab, journal_id, 0::bigint as lembar, tanggal_jurnal
  from standing_due
  union all
  select nomor_perintah, tanggal, 'BERHASIL', 1, tanggal, null, nominal, nominal, biaya, 'WARKAT', journal_id, journal_id, tanggal from standing_cover;
