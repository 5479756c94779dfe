-- The daily lists of a branch read their day, and not all days there ever were.

create index account_status_step_day on account_status_step (tanggal, nomor_rekening);
create index passbook_act_day on passbook_act (kode_cabang, tanggal, id);
create index bilyet_act_day on bilyet_act (kode_cabang, tanggal, id);
create index warkat_act_day on warkat_act (kode_cabang, tanggal, id);
create index override_grant_used on override_grant (kode_cabang, dipakai_pada) where dipakai_pada is not null;
-- What each other branch says of the account between it and this one: the totals of a branch name the other one last.
create index gl_daily_mirror on gl_daily (lawan, tanggal) where lawan <> '';
