-- Accounts of a branch in the order in which they were opened, the latest first: what customer service looks at after an opening.
create index account_opened on account (kode_cabang, tanggal_buka, pegangan);
