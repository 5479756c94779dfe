-- Head office ends the day of a branch whose people cannot: what nobody has decided of the sheets presented to it is held for the next day, a cheque too.
alter table inward_sheet drop constraint inward_sheet_held;
alter table inward_sheet add constraint inward_sheet_held check (
  (ditahan_sampai is null) = (journal_tahan is null) and (ditahan_sampai is null) = (tanggal_tahan is null) and (ditahan_sampai is null) = (user_tahan is null)
  and (ditahan_sampai is null) = (sebab_tahan = '') and ditahan_sampai > tanggal_terima and (status <> 'DITAHAN' or ditahan_sampai is not null) and (status <> 'DITERIMA' or ditahan_sampai is null)
  and (ditahan_sampai is null or jenis = 'BG' or sebab_tahan = 'TUTUP_PAKSA'));
