-- Standing orders and automatic transfers (docs/adr/0060-what-moves-by-itself.md). What a customer ordered is a record of two persons; what the
-- evenings make of it stands beside it. Amounts are minor units of the accounts' currency.

create sequence standing_order_serial;

create table standing_order (
  nomor_perintah text primary key,
  golongan text not null check (golongan in ('SI', 'ATS')),
  jenis text not null check (jenis in ('TETAP', 'SAPU_MASUK', 'SAPU_KELUAR', 'RENTANG', 'VARIABEL')),
  rekening_sumber text not null references account,
  -- Of a sweep in and of a range the account that is kept.
  rekening_tujuan text not null references account,
  nominal bigint check (nominal > 0),
  -- Hundredths of a per cent of what the source has available.
  persen integer check (persen between 1 and 10000),
  batas_bawah bigint check (batas_bawah > 0),
  batas_atas bigint check (batas_atas > 0),
  kelipatan bigint not null default 1 check (kelipatan > 0),
  periode text not null check (periode in ('HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN')),
  setiap integer not null default 1 check (setiap between 1 and 12),
  -- 1 Monday … 7 Sunday of a week, the anchor day of a month; 0 where the period has none.
  hari integer not null default 0,
  mulai date not null,
  -- Its last day, or how often it falls due in all; neither: until somebody ends it.
  sampai date,
  kali integer check (kali between 1 and 999),
  hari_libur text not null check (hari_libur in ('SEBELUM', 'SESUDAH', 'LEWATI')),
  prioritas integer not null check (prioritas between 1 and 99),
  -- How often a due date is tried again after its first attempt, and business days between.
  coba_ulang integer not null check (coba_ulang between 0 and 5),
  jeda_ulang integer not null default 1 check (jeda_ulang between 1 and 5),
  -- Is less moved where there is less?
  sebagian boolean not null,
  biaya_berhasil bigint not null default 0 check (biaya_berhasil >= 0),
  biaya_gagal bigint not null default 0 check (biaya_gagal >= 0),
  -- What statements say of it.
  berita text not null default '',
  status text not null check (status in ('AKTIF', 'DITANGGUHKAN', 'SELESAI', 'DIAKHIRI')),
  sebab_status text not null default '',
  versi integer not null default 0,
  check (rekening_sumber <> rekening_tujuan),
  check (sampai is null or kali is null),
  check (sampai >= mulai),
  check (hari between case periode when 'MINGGUAN' then 1 when 'BULANAN' then 1 else 0 end and case periode when 'MINGGUAN' then 7 when 'BULANAN' then 31 else 0 end),
  check (case jenis
    when 'TETAP' then nominal is not null and num_nonnulls(persen, batas_bawah, batas_atas) = 0
    when 'SAPU_MASUK' then batas_bawah is not null and num_nonnulls(nominal, persen, batas_atas) = 0
    when 'SAPU_KELUAR' then batas_atas is not null and num_nonnulls(nominal, persen, batas_bawah) = 0
    when 'RENTANG' then batas_atas - batas_bawah >= kelipatan and num_nonnulls(nominal, persen) = 0
    else num_nonnulls(persen, batas_atas) = 1 and num_nonnulls(nominal, batas_bawah) = 0 end),
  check (golongan = 'SI' or jenis = 'RENTANG' and periode = 'HARIAN')
);
create index standing_order_source on standing_order (rekening_sumber);
create index standing_order_target on standing_order (rekening_tujuan);
-- An account is kept within bounds by one order.
create unique index standing_order_kept on standing_order (rekening_tujuan) where jenis = 'RENTANG' and status in ('AKTIF', 'DITANGGUHKAN');

-- How far an order is.
create table standing_state (
  nomor_perintah text primary key references standing_order,
  -- The last due date that was dealt with, or the day up to which none counts.
  jatuh_terakhir date,
  -- The next one; null until an evening has worked it out, and after the last.
  jatuh_berikut date,
  kali_lewat integer not null default 0,
  gagal_beruntun integer not null default 0
);

-- What became of each due date. One that moved nothing because nothing was to be moved has no row.
create table standing_due (
  nomor_perintah text not null references standing_order,
  jatuh_tempo date not null,
  status text not null check (status in ('BERHASIL', 'SEBAGIAN', 'DICOBA_LAGI', 'GAGAL')),
  percobaan integer not null check (percobaan > 0),
  -- The accounting date of its last attempt, and the day of the next one.
  tanggal date not null,
  coba_lagi date,
  -- What was to be moved, what was, and what the bank took for it.
  diminta bigint not null check (diminta >= 0),
  nominal bigint not null check (nominal >= 0),
  biaya bigint not null default 0 check (biaya >= 0),
  sebab text not null default '',
  journal_id bigint,
  primary key (nomor_perintah, jatuh_tempo),
  check ((coba_lagi is not null) = (status = 'DICOBA_LAGI')),
  check ((nominal > 0) = (status in ('BERHASIL', 'SEBAGIAN'))),
  check (status not in ('BERHASIL', 'SEBAGIAN') or journal_id is not null)
);
create index standing_due_again on standing_due (coba_lagi) where status = 'DICOBA_LAGI';
create index standing_due_day on standing_due (tanggal, nomor_perintah, jatuh_tempo);

-- Every attempt, by evening or by hand: (order, due date, attempt) is its key.
create table standing_attempt (
  nomor_perintah text not null,
  jatuh_tempo date not null,
  percobaan integer not null,
  tanggal date not null,
  hasil text not null check (hasil in ('BERHASIL', 'SEBAGIAN', 'DICOBA_LAGI', 'GAGAL')),
  diminta bigint not null,
  nominal bigint not null,
  biaya bigint not null default 0,
  sebab text not null default '',
  journal_id bigint,
  -- The evening, or null for one that two persons made.
  run uuid,
  primary key (nomor_perintah, jatuh_tempo, percobaan),
  foreign key (nomor_perintah, jatuh_tempo) references standing_due
);
