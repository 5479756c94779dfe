-- A payment that came under another number is found by the references that belong to it.
create index settlement_entry_uetr on settlement_entry (lower(isi ->> 'uetr')) where isi ->> 'uetr' is not null;
create index settlement_entry_instruction on settlement_entry ((isi ->> 'id_instruksi'), (isi ->> 'end_to_end')) where isi ->> 'id_instruksi' is not null;
