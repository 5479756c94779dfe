-- Entries that come back (docs/adr/0099-entries-that-come-back.md): legs of a journal with the dates on which they fall due. Two persons answer for the
-- whole; evenings post what is due, once. In rupiah.
create sequence periodic_entry_serial;

create table periodic_entry (
  nomor_berkala text primary key,
  -- Whose evening runs it, and who fills in what is open.
  kode_cabang text not null references branch,
  pemilik text not null references app_user,
  nama text not null,
  -- The text of its journals.
  keterangan text not null,
  -- The template it was begun from, as that stood then.
  templat text references entry_template,
  versi_templat integer,
  periode text not null check (periode in ('MINGGUAN', 'BULANAN', 'AKHIR_BULAN', 'SEKALI')),
  setiap integer not null default 1 check (setiap between 1 and 12),
  -- 1 Monday … 7 Sunday of a week, the anchor day of a month; 0 where the period has none.
  hari integer not null default 0,
  -- The first day; of SEKALI the only one.
  mulai date not null,
  -- Its last day; null: until somebody ends it.
  sampai date,
  hari_libur text not null check (hari_libur in ('SEBELUM', 'SESUDAH', 'LEWATI')),
  status text not null check (status in ('AKTIF', 'DITANGGUHKAN', 'SELESAI', 'DIAKHIRI')),
  sebab_status text not null default '',
  versi integer not null default 0,
  check ((templat is null) = (versi_templat is null)),
  check (sampai >= mulai),
  check (hari between case periode when 'MINGGUAN' then 1 when 'BULANAN' then 1 else 0 end and case periode when 'MINGGUAN' then 7 when 'BULANAN' then 31 else 0 end)
);
create index periodic_entry_branch on periodic_entry (kode_cabang) where status = 'AKTIF';

create table periodic_entry_leg (
  nomor_berkala text not null references periodic_entry,
  urut integer not null,
  sisi text not null check (sisi in ('D', 'K')),
  jenis text not null check (jenis in ('GL', 'REKENING')),
  nomor text not null,
  -- In whose books, of a ledger account; '' for the entry's branch.
  kode_cabang text not null default '',
  kode_valuta text not null check (kode_valuta = 'IDR'),
  -- Minor units; null: filled in by two persons at each due date.
  nominal bigint check (nominal > 0),
  keterangan text not null default '',
  primary key (nomor_berkala, urut)
);

-- How far an entry is: the last due date that was dealt with, and the next one (null until an evening has worked it out, and after the last).
create table periodic_entry_state (
  nomor_berkala text primary key references periodic_entry,
  jatuh_terakhir date,
  jatuh_berikut date
);

-- What became of each due date.
create table periodic_entry_due (
  nomor_berkala text not null references periodic_entry,
  jatuh_tempo date not null,
  -- MENUNGGU: for its amounts; GAGAL: for a person, with its reason; DILEWATI: two persons left it out.
  status text not null check (status in ('DIBUKUKAN', 'MENUNGGU', 'GAGAL', 'DILEWATI')),
  -- The entry as it stood when it fell due.
  versi integer not null,
  -- The accounting date of the evening that came to it, or of what settled it.
  tanggal date not null,
  sebab text not null default '',
  rincian jsonb not null default '{}',
  journal_id bigint,
  primary key (nomor_berkala, jatuh_tempo),
  check ((journal_id is not null) = (status = 'DIBUKUKAN'))
);
create unique index periodic_entry_due_journal on periodic_entry_due (journal_id, tanggal) where journal_id is not null;
create index periodic_entry_due_open on periodic_entry_due (nomor_berkala) where status in ('MENUNGGU', 'GAGAL');
create index periodic_entry_due_day on periodic_entry_due (tanggal, nomor_berkala, jatuh_tempo);
