-- A transfer whose name is nearly that of its account waits for a person and does not go back by itself (domain: transfers).
alter table incoming_transfer drop constraint incoming_transfer_sebab_check;
alter table incoming_transfer add constraint incoming_transfer_sebab_check
  check (sebab in ('', 'REKENING', 'VALUTA', 'TUTUP', 'DORMAN', 'BLOKIR', 'NAMA', 'NAMA_MIRIP', 'KEPATUHAN'));
-- It is told the name in the normal form as well.
drop function if exists incoming_hindrance(text, text);

-- Who leaves out a part of a name is found by the day of birth.
create index name_entry_birth on name_entry (tanggal_lahir) where keluar is null and tanggal_lahir is not null;
create index walk_in_birth on walk_in (tanggal_lahir) where tanggal_lahir is not null;
create index customer_relation_birth on customer_relation (tanggal_lahir) where tanggal_lahir is not null;
