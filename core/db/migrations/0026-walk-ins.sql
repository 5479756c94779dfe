-- Who comes to the counter without an account is known by one document, once for the whole bank; and what each customer or walk-in brings
-- and takes in cash is summed up by day over all branches, so that what must be reported is found by what was posted.

create sequence walk_in_seq cache 1;

create table walk_in (
  nomor_wic text primary key check (nomor_wic ~ '^W\d{9}$'),
  jenis text not null check (jenis in ('P', 'B')),
  jenis_identitas text not null check (jenis_identitas in ('KTP', 'PASPOR', 'KITAS', 'NPWP')),
  nomor_identitas text not null check (nomor_identitas <> ''),
  nama text not null check (nama <> ''),
  nama_normal text not null,
  -- Of an entity: where and when it was established, and its field of business.
  alamat text not null default '',
  tempat_lahir text not null default '',
  tanggal_lahir date,
  jenis_kelamin text not null default '' check (jenis_kelamin in ('', 'L', 'P')),
  kewarganegaraan text not null default '',
  pekerjaan text not null default '',
  sumber_dana text not null default '',
  tujuan text not null default '',
  -- Where it was taken in first.
  kode_cabang text not null references branch,
  dibuat_pada timestamptz not null default clock_timestamp(),
  versi integer not null default 0,
  unique (jenis_identitas, nomor_identitas),
  check ((jenis = 'B') = (jenis_identitas = 'NPWP'))
);
create index walk_in_name_words on walk_in using gin (to_tsvector('simple', nama_normal));
create index walk_in_number on walk_in (nomor_identitas);

-- What one person or entity brought and took in one posting, in the books' currency: the holder of the account, whoever exchanged without
-- one, or who came in the holder's place. `pihak` is a number of customer or of walk_in; `nilai` is what the transaction is worth, where cash went both ways.
create table cash_entry (
  journal_id bigint not null,
  tanggal date not null,
  kode_cabang text not null,
  pihak text not null,
  peran text not null check (peran in ('PEMILIK', 'PELAKU', 'PEMBAWA')),
  masuk bigint not null check (masuk >= 0),
  keluar bigint not null check (keluar >= 0),
  nilai bigint not null check (nilai >= 0),
  primary key (tanggal, journal_id, pihak)
) partition by range (tanggal);
create index cash_entry_party on cash_entry (pihak, tanggal);

-- The same by day and over all branches; what was undone is taken out again.
create table cash_day (
  pihak text not null,
  tanggal date not null,
  masuk bigint not null default 0 check (masuk >= 0),
  keluar bigint not null default 0 check (keluar >= 0),
  nilai bigint not null default 0 check (nilai >= 0),
  primary key (pihak, tanggal)
) with (fillfactor = 80);

-- What compliance is to look at: LTKT, a day's cash from the amount that must be reported; POLA, days below it that together reach it.
create table cash_report (
  id_laporan bigint generated always as identity primary key,
  jenis text not null check (jenis in ('LTKT', 'POLA')),
  pihak text not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  dari date not null,
  sampai date not null,
  jumlah bigint not null,
  tenggat date not null,
  -- GUGUR: what was undone took it below the amount.
  status text not null default 'BARU' check (status in ('BARU', 'DILAPORKAN', 'TIDAK_DILAPORKAN', 'GUGUR')),
  nomor_laporan text not null default '',
  alasan text not null default '',
  dibuat_pada timestamptz not null default clock_timestamp(),
  versi integer not null default 0,
  check (dari <= sampai)
);
create unique index cash_report_day on cash_report (pihak, arah, sampai) where jenis = 'LTKT';
create index cash_report_pattern on cash_report (pihak, arah, sampai) where jenis = 'POLA';
create index cash_report_due on cash_report (status, tenggat, id_laporan);

-- A walk-in is taken in by the teller who serves it, alone: such a version names nobody beside her.
alter table record_version drop constraint record_version_aksi_check, drop constraint record_version_check2;
alter table record_version
  add constraint record_version_aksi_check check (aksi in ('AWAL', 'BUAT', 'UBAH', 'HAPUS', 'AKHIR', 'LOKET')),
  add constraint record_version_check2 check (aksi = 'AWAL' or pembuat is not null and (aksi in ('AKHIR', 'LOKET') or disetujui_oleh is not null));

alter table currency_trade drop constraint currency_trade_jenis_identitas_check;
alter table currency_trade add constraint currency_trade_jenis_identitas_check check (jenis_identitas in ('KTP', 'PASPOR', 'KITAS', 'NPWP'));

-- Who has exchanged notes so far is known as the last trade has her. Her sums begin with the next posting.
insert into walk_in (nomor_wic, jenis, jenis_identitas, nomor_identitas, nama, nama_normal, alamat, tempat_lahir, tanggal_lahir, jenis_kelamin,
  kewarganegaraan, pekerjaan, sumber_dana, tujuan, kode_cabang)
select 'W' || lpad(nextval('walk_in_seq')::text, 9, '0'), 'P', t.jenis_identitas, t.nomor_identitas, t.nama, upper(t.nama),
  coalesce(t.data_diri ->> 'alamat', ''), coalesce(t.data_diri ->> 'tempat_lahir', ''), nullif(t.data_diri ->> 'tanggal_lahir', '')::date,
  coalesce(t.data_diri ->> 'jenis_kelamin', ''), coalesce(t.data_diri ->> 'kewarganegaraan', ''), coalesce(t.data_diri ->> 'pekerjaan', ''),
  coalesce(t.data_diri ->> 'sumber_dana', ''), coalesce(t.data_diri ->> 'tujuan', ''), t.kode_cabang
from (select distinct on (x.jenis_identitas, x.nomor_identitas) x.* from currency_trade x
      order by x.jenis_identitas, x.nomor_identitas, x.tanggal desc, x.journal_id desc) t
where not exists (select from customer c where c.nomor_identitas = t.nomor_identitas and c.jenis_identitas = t.jenis_identitas);
