-- How long what only grows is kept, where nothing of the books hangs on it; null: for ever. The bank's own values stand in the same rows.
insert into retention (tabel, bulan) values
  ('idempotency', 13), ('inbox_event', 13), ('app_session', 13), ('override_grant', 13), ('identity_job', 3), ('password_ticket', 13),
  ('daily_usage', 3), ('flow_instance', 3)
on conflict (tabel) do nothing;

-- How much one row may hold, the last wall behind the core's own bounds. What stands there already is not asked.
alter table flow_instance
  add constraint flow_data_size check (pg_column_size(flow_data) <= 200000) not valid,
  add constraint flow_text_size check (length(keterangan) <= 500 and length(nama_nasabah) <= 500 and pg_column_size(catatan_kolom) <= 50000) not valid;
alter table flow_step add constraint flow_note_size check (length(catatan) <= 500) not valid;
alter table audit_log
  add constraint audit_size check (length(aksi) <= 100 and length(objek) <= 200 and pg_column_size(rincian) <= 400000) not valid;
