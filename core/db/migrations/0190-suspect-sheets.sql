-- A bilyet giro that may be forged is held until the next business day (docs/adr/0140-a-suspect-sheet-is-held.md).

-- DITAHAN: not decided either, but until the end of `ditahan_sampai` it holds no day up.
alter table inward_sheet drop constraint inward_sheet_status_check;
alter table inward_sheet add constraint inward_sheet_status_check check (status in ('DITERIMA', 'DITAHAN', 'DIBAYAR', 'DITOLAK', 'DIBATALKAN'));
alter table inward_sheet drop constraint inward_sheet_check;
alter table inward_sheet add constraint inward_sheet_undecided check ((status in ('DITERIMA', 'DITAHAN')) = (tanggal_akhir is null));
alter table inward_sheet
  -- The business day after it was presented; kept once it is decided.
  add column ditahan_sampai date,
  add column sebab_tahan text not null default '',
  add column tanggal_tahan date,
  add column journal_tahan bigint,
  add column user_tahan text;
alter table inward_sheet add constraint inward_sheet_held check (
  (ditahan_sampai is null) = (journal_tahan is null) and (ditahan_sampai is null) = (tanggal_tahan is null) and (ditahan_sampai is null) = (user_tahan is null)
  and (ditahan_sampai is null) = (sebab_tahan = '') and ditahan_sampai > tanggal_terima and (status <> 'DITAHAN' or ditahan_sampai is not null) and (status <> 'DITERIMA' or ditahan_sampai is null)
  and (ditahan_sampai is null or jenis = 'BG'));

drop index inward_sheet_open;
create index inward_sheet_open on inward_sheet (kode_cabang, id_penarikan) where status in ('DITERIMA', 'DITAHAN');
