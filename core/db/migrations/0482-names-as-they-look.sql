-- What a name is found by has changed: letters that only look Latin, small capitals and digits within words are folded. The new indexes stand beside the functions.
drop index if exists customer_name_marks, customer_alias_marks, customer_relation_marks, walk_in_marks, screened_form_marks, name_key_marks;
-- A subset of a name counts with any of the births that a list tells.
create index name_entry_births on name_entry using gin (lahir) where keluar is null;
-- A transfer that names somebody in letters of no Latin name waits for two persons.
alter table incoming_transfer drop constraint incoming_transfer_sebab_check;
alter table incoming_transfer
  add constraint incoming_transfer_sebab_check check (sebab in ('', 'REKENING', 'VALUTA', 'TUTUP', 'DORMAN', 'BLOKIR', 'NAMA', 'NAMA_MIRIP', 'AKSARA', 'KEPATUHAN', 'DEPOSITO'));
