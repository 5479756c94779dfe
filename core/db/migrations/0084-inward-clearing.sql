-- Our own sheets that other banks present to us (docs/adr/0077-a-sheet-is-presented-to-us.md; domain: clearing, penarikan). Amounts are minor units.

-- DITERIMA: claimed from us at the central bank and not decided yet. DIBAYAR: paid from its drawer's account. DITOLAK: returned to the bank that presented it.
create table inward_sheet (
  id_penarikan bigint generated always as identity primary key,
  -- In whose books it waits: the branch that keeps the account it names; of one that nobody has, the branch that took it in.
  kode_cabang text not null references branch,
  -- The bank that presents it, and for whom.
  kode_bank text not null check (kode_bank ~ '^\d{3}$'),
  nama_penerima text not null,
  -- As it is printed: it need not be ours.
  rekening_tertulis text not null,
  nomor_rekening text references account,
  jenis text not null check (jenis in ('CEK', 'BG')),
  nomor_warkat text not null check (nomor_warkat ~ '^[A-Z0-9]{4,16}$'),
  tanggal_warkat date not null,
  -- From when a bilyet giro may be paid; of a cheque its own date.
  tanggal_efektif date not null,
  nominal bigint not null check (nominal > 0),
  keterangan text not null default '',
  status text not null check (status in ('DITERIMA', 'DIBAYAR', 'DITOLAK')),
  tanggal_terima date not null,
  journal_terima bigint not null,
  user_terima text not null,
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text,
  -- Every reason found, with commas, and the one that governs.
  alasan text not null default '',
  alasan_utama text not null default '',
  check ((status = 'DITERIMA') = (tanggal_akhir is null)),
  check ((tanggal_akhir is null) = (journal_akhir is null)),
  check ((status = 'DITOLAK') = (alasan_utama <> '')),
  check (status <> 'DIBAYAR' or nomor_rekening is not null)
);
-- The same paper of the same bank waits for one decision at a time, and comes again only once it was returned.
create unique index inward_sheet_once on inward_sheet (kode_bank, jenis, nomor_warkat, rekening_tertulis) where status <> 'DITOLAK';
create index inward_sheet_open on inward_sheet (kode_cabang, id_penarikan) where status = 'DITERIMA';
create index inward_sheet_account on inward_sheet (nomor_rekening, id_penarikan) where nomor_rekening is not null;
create index inward_sheet_number on inward_sheet (nomor_warkat, id_penarikan);
-- Which sheet a journal paid: asked of each journal that is undone.
create index inward_sheet_paid on inward_sheet (journal_akhir) where status = 'DIBAYAR';
