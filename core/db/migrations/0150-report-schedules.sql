-- Reports that come back by the calendar, for those who hold a role (docs/adr/0121-reports-by-the-calendar.md). Two persons answer for each.
create sequence report_schedule_serial;

create table report_schedule (
  nomor_jadwal text primary key,
  nama text not null,
  -- A report with a card, and what it is asked beside its branch and its days.
  laporan text not null,
  kode_valuta text not null default '',
  kode_gl text not null default '',
  nomor_rekening text not null default '',
  pengguna text not null default '',
  bentuk text not null check (bentuk in ('PDF', 'XLSX', 'CSV')),
  kertas text not null default '' check (kertas in ('', 'A4', 'LETTER', 'KONTINU')),
  -- One branch, a file of its own for each branch, or the whole bank.
  lingkup text not null check (lingkup in ('CABANG', 'SETIAP_CABANG', 'SELURUH')),
  kode_cabang text references branch,
  kalender text not null check (kalender in ('HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN', 'TANGGAL')),
  -- 1 Monday … 7 Sunday of a week, the day of a month; 0 where the calendar has none.
  hari integer not null default 0,
  -- The first day; of TANGGAL the only one.
  mulai date not null,
  sampai date,
  aktif boolean not null default true,
  versi integer not null default 0,
  check ((lingkup = 'CABANG') = (kode_cabang is not null)),
  check ((bentuk = 'PDF') = (kertas <> '')),
  check (sampai >= mulai),
  check (hari between case kalender when 'MINGGUAN' then 1 when 'BULANAN' then 1 else 0 end and case kalender when 'MINGGUAN' then 7 when 'BULANAN' then 31 else 0 end)
);

-- Those who hold one of these roles get it.
create table report_schedule_role (
  nomor_jadwal text not null references report_schedule,
  role_id text not null references role,
  primary key (nomor_jadwal, role_id)
);

-- Days that have ended and whose reports are not filed yet: written in the transaction that ends the evening, taken away in the one that has filed the last of them.
create table report_evening (
  kode_cabang text not null references branch,
  tanggal date not null,
  -- The calendar days its evening covered: from `dari` until the day before `berikut`.
  dari date not null,
  berikut date not null,
  primary key (kode_cabang, tanggal)
);

-- What was made of each due date, once: the job, or why there is none. It goes with its job.
create table report_schedule_due (
  nomor_jadwal text not null references report_schedule,
  kode_cabang text not null references branch,
  jatuh_tempo date not null,
  -- The accounting date whose close it followed.
  tanggal date not null,
  id_job uuid references report_job on delete cascade,
  sebab text not null default '',
  rincian jsonb not null default '{}',
  primary key (nomor_jadwal, kode_cabang, jatuh_tempo),
  check ((id_job is null) = (sebab <> ''))
);
create index report_schedule_due_job on report_schedule_due (id_job);
