-- Sheets of ours that come by the settlement gateway (docs/adr/0086-presentments-by-file.md).

-- The entry of a message that presented it; null of one that was taken in by hand.
alter table inward_sheet add column entry bigint unique references settlement_entry;
-- By hand the same paper waits once. Who claims it twice by file has claimed twice, and gets two answers.
drop index inward_sheet_once;
create unique index inward_sheet_once on inward_sheet (kode_bank, jenis, nomor_warkat, rekening_tertulis) where status not in ('DITOLAK', 'DIBATALKAN') and entry is null;
create index inward_sheet_paper on inward_sheet (kode_bank, jenis, nomor_warkat, rekening_tertulis) where status not in ('DITOLAK', 'DIBATALKAN');

-- DIBATALKAN: it was taken in by mistake, and its journal undone.
alter table inward_sheet drop constraint inward_sheet_status_check;
alter table inward_sheet add constraint inward_sheet_status_check check (status in ('DITERIMA', 'DIBAYAR', 'DITOLAK', 'DIBATALKAN'));
-- Which sheet a journal took in: asked of each journal that is undone.
create index inward_sheet_taken_in on inward_sheet (journal_terima);

-- What a day has brought, branch by branch: the clearing desk asks for it every half minute.
create index inward_sheet_received on inward_sheet (kode_cabang, tanggal_terima);
create index inward_sheet_ended on inward_sheet (kode_cabang, tanggal_akhir) where tanggal_akhir is not null;
create index clearing_warkat_settled on clearing_warkat (kode_cabang, tanggal_settle) where tanggal_settle is not null;
