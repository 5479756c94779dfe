-- What had waited on 201007 and was credited later: by which journal, on which day, to which account.
alter table profit_share add column susulan_journal bigint, add column susulan_tanggal date, add column susulan_ke text references account,
  add constraint profit_share_late check (num_nonnulls(susulan_journal, susulan_tanggal, susulan_ke) in (0, 3)),
  add constraint profit_share_waited check (susulan_journal is null or tujuan = '' and neto > 0);
create index profit_share_waits on profit_share (kode_cabang, nomor_rekening) where status = 'DIBAGIKAN' and tujuan = '' and neto > 0 and susulan_journal is null;
create index profit_share_late_journal on profit_share (susulan_journal) where susulan_journal is not null;
create index profit_share_late_month on profit_share (bulan) where susulan_journal is not null;
