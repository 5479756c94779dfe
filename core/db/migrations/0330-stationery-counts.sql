-- Blank stationery is counted by two persons as cash is (domain: teller and vault; passbook, bilyet and warkat stock). A piece is a book of cheques, a
-- passbook, a certificate or a card: whatever is issued as one.
create sequence stationery_count_serial;
create table stationery_count (
  nomor text primary key,
  kode_cabang text not null references branch,
  jenis text not null check (jenis in ('CEK', 'BG', 'BUKU', 'BILYET', 'KARTU')),
  tanggal date not null,
  petugas text not null references app_user,
  saksi text not null references app_user check (saksi <> petugas),
  -- The numbers that lay there: [[first, last], ...].
  rentang jsonb not null,
  -- Pieces that the books held at the count, those of them that were not there, and numbers that were there without the books.
  seharusnya integer not null check (seharusnya >= 0),
  kurang integer not null check (kurang between 0 and seharusnya),
  lebih integer not null check (lebih >= 0),
  keterangan text not null default '',
  id_flow uuid,
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index stationery_count_branch on stationery_count (kode_cabang, nomor);

-- TERBUKA: found by a count. HILANG: out of the stock by a police report. KEMBALI: found again and back in the stock. SELESAI: a later count no longer finds it.
create sequence stationery_difference_serial;
create table stationery_difference (
  nomor text primary key,
  nomor_hitung text not null references stationery_count,
  kode_cabang text not null references branch,
  jenis text not null,
  arah text not null check (arah in ('KURANG', 'LEBIH')),
  nomor_awal text not null,
  nomor_akhir text not null,
  lembar integer not null check (lembar > 0),
  tanggal date not null,
  status text not null default 'TERBUKA' check (status in ('TERBUKA', 'HILANG', 'KEMBALI', 'SELESAI')),
  hitung_akhir text references stationery_count,
  nomor_laporan text not null default '',
  tanggal_laporan date,
  tanggal_hilang date,
  journal_hilang bigint,
  user_hilang text references app_user,
  saksi_hilang text references app_user,
  alasan_hilang text not null default '',
  tanggal_kembali date,
  journal_kembali bigint,
  user_kembali text references app_user,
  saksi_kembali text references app_user,
  alasan_kembali text not null default '',
  constraint stationery_difference_missing check ((status in ('HILANG', 'KEMBALI')) = (saksi_hilang is not null) and (status = 'KEMBALI') = (saksi_kembali is not null)),
  constraint stationery_difference_shortage check (arah = 'KURANG' or status in ('TERBUKA', 'SELESAI')),
  constraint stationery_difference_recounted check ((status = 'SELESAI') = (hitung_akhir is not null)),
  constraint stationery_difference_reported check ((nomor_laporan = '') = (tanggal_laporan is null) and (saksi_hilang is null or jenis = 'BUKU' or nomor_laporan <> ''))
);
create index stationery_difference_branch on stationery_difference (kode_cabang, nomor);
-- A piece is missing once.
create unique index stationery_difference_of_piece on stationery_difference (jenis, nomor_awal) where arah = 'KURANG' and status in ('TERBUKA', 'HILANG');

-- A blank that is missing has no account.
alter table passbook drop constraint passbook_blank;
alter table passbook add constraint passbook_blank check (
  (nomor_rekening is null or status not in ('STOK', 'BATAL')) and (nomor_rekening is not null or status in ('STOK', 'BATAL', 'HILANG')) and (pemegang is null or status = 'STOK'));
alter table bilyet drop constraint bilyet_blank;
alter table bilyet add constraint bilyet_blank check (
  (pemegang is not null) = (status = 'BRANCH') and (nomor_rekening is not null or status in ('STOCK', 'BRANCH', 'SPOILED', 'LOST')));
alter table warkat_book drop constraint warkat_book_status_check;
alter table warkat_book add constraint warkat_book_status_check check (status in ('STOCK_HO', 'SENT', 'STOCK_BR', 'ISSUED', 'ACTIVE', 'SPOILED', 'LOST'));
alter table warkat_sheet drop constraint warkat_sheet_asal_check;
alter table warkat_sheet add constraint warkat_sheet_asal_check check (asal in ('STOCK_HO', 'STOCK_BR', 'ISSUED', 'ACTIVE', 'REJECTED'));
alter table card_stock add column hilang boolean not null default false;
