-- Standing orders to accounts of other banks by SKN and BI-FAST (docs/adr/0180-standing-orders-to-other-banks.md). An order pays to an account of ours or
-- to one elsewhere, never both. What it pays is reckoned from the payer alone, and whole: another bank's account is neither read nor kept within bounds.
alter table standing_order alter column rekening_tujuan drop not null;
alter table standing_order
  add column jalur text not null default 'INTERNAL' check (jalur in ('INTERNAL', 'SKN', 'BI_FAST')),
  add column kode_bank text not null default '',
  add column rekening_luar text not null default '',
  add column nama_luar text not null default '',
  -- Her name as lists of names are compared.
  add column luar_normal text not null default '',
  add column penduduk_tujuan boolean not null default true,
  add column wni_tujuan boolean not null default true,
  add column penduduk_pengirim boolean not null default true,
  add column wni_pengirim boolean not null default true,
  add column kode_tujuan text not null default '',
  add column beban text not null default 'DEBT' check (beban in ('DEBT', 'SHAR', 'CRED')),
  add constraint standing_order_way check (case jalur
    when 'INTERNAL' then rekening_tujuan is not null and (kode_bank, rekening_luar, nama_luar, luar_normal) = ('', '', '', '')
    else rekening_tujuan is null and kode_bank <> '' and rekening_luar <> '' and nama_luar <> '' and luar_normal <> ''
      and golongan = 'SI' and jenis in ('TETAP', 'SAPU_KELUAR', 'VARIABEL') and not sebagian end);
create index standing_order_outward on standing_order (rekening_sumber) where jalur <> 'INTERNAL' and status = 'AKTIF';
-- From a transfer to the attempt that made it, and what came back on a day.
create index standing_attempt_journal on standing_attempt (journal_id) where journal_id is not null;
create index transfer_returned on transfer (tanggal_akhir) where status = 'RETURNED';
