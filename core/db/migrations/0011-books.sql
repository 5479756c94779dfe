-- A layout holds from a day on, so that a statement of an old day has the layout of that day. The release's own layouts
-- hold from the beginning.
create table report_layout (
  laporan text not null check (laporan in ('NERACA', 'LABA_RUGI', 'PUBLIKASI_NERACA', 'PUBLIKASI_LABA_RUGI', 'PUBLIKASI_KOMITMEN')),
  berlaku_sejak date not null,
  versi integer not null default 0,
  primary key (laporan, berlaku_sejak)
);

-- The lines of the bank's statements and publications, of which the bank decides. A line is the sum of its ranges of
-- the chart on its side, totals too, so that no line names another and no cycle is possible.
create table report_line (
  laporan text not null,
  urut integer not null check (urut > 0),
  nama text not null check (nama <> ''),
  -- JUDUL: a heading without an amount. JUMLAH: a sum of BARIS lines. LUAR: accounts that a publication leaves out on purpose.
  jenis text not null constraint report_line_jenis_check check (jenis in ('JUDUL', 'BARIS', 'JUMLAH') or jenis = 'LUAR' and starts_with(laporan, 'PUBLIKASI_')),
  tingkat integer not null check (tingkat between 0 and 3),
  -- The side on which an amount is above zero.
  sisi text not null check (sisi in ('D', 'K')),
  -- From these accounts up to those, in pairs.
  dari text[] not null,
  sampai text[] not null,
  berlaku_sejak date not null,
  -- A total may name the lines that it sums by their numbers; its ranges are then theirs, computed when the layout was saved.
  pos integer[] not null default '{}' constraint report_line_check2 check (jenis = 'JUMLAH' or pos = '{}'),
  -- The authority's own number of the line: printed, never interpreted.
  sandi text not null default '' constraint report_line_check3 check (sandi = '' or length(sandi) <= 20 and starts_with(laporan, 'PUBLIKASI_')),
  check (cardinality(dari) = cardinality(sampai)),
  check ((jenis = 'JUDUL') = (cardinality(dari) = 0)),
  primary key (laporan, berlaku_sejak, urut),
  foreign key (laporan, berlaku_sejak) references report_layout
);

-- A branch's budget of a year, whole, by two persons. A line is one account's amount of one month on the account's own side, minor units
-- of the books' currency: of income and expenses the turnover of the month, of all others the balance at its end.
create table gl_budget (
  tahun integer not null check (tahun between 2000 and 2999),
  kode_cabang text not null references branch,
  nama_berkas text not null check (length(nama_berkas) between 1 and 120),
  -- SHA-256 of its lines, as the person who decided saw it.
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  versi integer not null default 0,
  primary key (tahun, kode_cabang)
);

create table gl_budget_line (
  tahun integer not null,
  kode_cabang text not null,
  kode_gl text not null references gl_account,
  bulan integer not null check (bulan between 1 and 12),
  jumlah bigint not null,
  primary key (tahun, kode_cabang, kode_gl, bulan),
  foreign key (tahun, kode_cabang) references gl_budget
);

-- Favourite ledger accounts of a user: the lookup of an entry by hand shows them first.
create table gl_favorite (
  id_user text not null references app_user,
  kode_gl text not null references gl_account,
  sejak timestamptz not null default now(),
  primary key (id_user, kode_gl)
);

-- Templates of entries by hand: the legs of an entry under a name, with their amounts or without. A user saves
-- an own one alone; one that a branch or the bank uses is a record of two persons.
create sequence entry_template_serial;

create table entry_template (
  nomor_templat text primary key,
  lingkup text not null check (lingkup in ('PENGGUNA', 'CABANG', 'BANK')),
  -- The user or branch that owns it; '' for the bank.
  pemegang text not null,
  nama text not null,
  -- The text of the journal.
  keterangan text not null default '',
  aktif boolean not null default true,
  versi integer not null default 0,
  check ((pemegang = '') = (lingkup = 'BANK'))
);
-- A name is unique among those who share the template.
create unique index entry_template_name on entry_template (lingkup, pemegang, lower(nama)) where aktif;

create table entry_template_leg (
  nomor_templat text not null references entry_template,
  urut integer not null,
  sisi text not null check (sisi in ('D', 'K')),
  jenis text not null check (jenis in ('GL', 'REKENING')),
  nomor text not null,
  -- The branch whose books it moves; '' for the branch of the user.
  kode_cabang text not null default '',
  kode_valuta text not null,
  -- Minor units; null: filled in when it is used.
  nominal bigint check (nominal > 0),
  keterangan text not null default '',
  primary key (nomor_templat, urut)
);

-- Periodic entries: legs of a journal with the dates on which they fall due. Two persons approve the whole; the end of day posts each due date, once. In rupiah.
create sequence periodic_entry_serial;

create table periodic_entry (
  nomor_berkala text primary key,
  -- The branch whose end of day runs it, and the user who fills in open amounts.
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
  -- The branch whose books a ledger account moves; '' for the entry's branch.
  kode_cabang text not null default '',
  kode_valuta text not null check (kode_valuta = 'IDR'),
  -- Minor units; null: filled in by two persons at each due date.
  nominal bigint check (nominal > 0),
  keterangan text not null default '',
  primary key (nomor_berkala, urut)
);

-- The progress of an entry: the last due date that was processed, and the next one (null until an end of day has computed it, and after the last).
create table periodic_entry_state (
  nomor_berkala text primary key references periodic_entry,
  jatuh_terakhir date,
  jatuh_berikut date,
  -- The branch of each account that the entry debits when it was approved: one that has moved to another branch since is debited from here with head
  -- office's consent only.
  cabang_debet jsonb not null default '{}'
);

-- The result of each due date.
create table periodic_entry_due (
  nomor_berkala text not null references periodic_entry,
  jatuh_tempo date not null,
  -- MENUNGGU: for its amounts; GAGAL: for a person, with its reason; DILEWATI: two persons left it out.
  status text not null check (status in ('DIBUKUKAN', 'MENUNGGU', 'GAGAL', 'DILEWATI')),
  -- The version of the entry when it fell due.
  versi integer not null,
  -- The accounting date of the end of day that processed it, or of what settled it.
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

-- Remittances of taxes, stamp duty and zakat to their receivers, by month and branch (domain: profit sharing; chart of accounts). Amounts are minor units.
create table levy_remittance (
  journal_id bigint not null,
  -- The day of its journal.
  tanggal date not null,
  -- The branch that owed it.
  kode_cabang text not null references branch,
  -- The liability account.
  kode_gl text not null references gl_account,
  -- The first day of the month that it is paid for.
  bulan date not null check (extract(day from bulan) = 1),
  nominal bigint not null check (nominal > 0),
  penerima text not null check (penerima <> ''),
  -- The receiver's own number of the receipt: the treasury's NTPN, the amil's certificate.
  nomor_bukti text not null check (nomor_bukti <> ''),
  user_input text not null,
  primary key (journal_id, kode_cabang)
);
create unique index levy_remittance_receipt on levy_remittance (kode_gl, nomor_bukti, kode_cabang);
create index levy_remittance_month on levy_remittance (kode_gl, bulan desc);

-- Files that take time to make: reports, a branch's day, extracts, packs (docs/adr/0107-report-files-are-made-in-their-own-process.md).
create table report_job (
  id uuid primary key default gen_random_uuid(),
  jenis text not null check (jenis in ('LAPORAN', 'BUNDEL', 'EKSTRAK', 'PAKET')),
  kode text not null,
  -- The validated request.
  tanya jsonb not null check (jsonb_typeof(tanya) = 'object' and pg_column_size(tanya) <= 20000),
  -- CSV_KOMA: separated by semicolons, with decimal commas.
  bentuk text not null check (bentuk in ('PDF', 'XLSX', 'CSV', 'CSV_KOMA', 'XML', 'JSON', 'TXT', 'ZIP')),
  kertas text not null default '' check (kertas in ('', 'A4', 'LETTER', 'KONTINU')),
  -- SHA-256 of kind, code, question, format and paper: the same is not made twice at once for the same reader.
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  -- The reader: a user, or those who hold one of the roles in the branch.
  id_user text,
  untuk_peran text[] not null default '{}',
  -- The branch it is about, whose lists show it; head office where it is about the whole bank.
  kode_cabang text not null references branch,
  nomor text not null unique,
  status text not null default 'ANTRE' check (status in ('ANTRE', 'BERJALAN', 'SIAP', 'GAGAL', 'DIBATALKAN', 'KEDALUWARSA')),
  -- Attempts so far, each with an object of its own; the process that makes it now.
  percobaan integer not null default 0,
  giliran uuid,
  baris bigint not null default 0,
  -- Rows that are expected; null where nobody knows.
  perkiraan bigint,
  -- The reason for its failure or wait, a code of lib/errors with the values of its sentence.
  sebab text not null default '',
  rincian jsonb not null default '{}',
  -- The moment whose books it shows, and whether a replica was read.
  per timestamptz,
  cadangan boolean not null default false,
  ukuran bigint,
  sha256 bytea check (length(sha256) = 32),
  kunci text,
  dibuat_pada timestamptz not null default clock_timestamp(),
  mulai_pada timestamptz,
  selesai_pada timestamptz,
  -- Null: as long as the books.
  disimpan_sampai timestamptz,
  -- The objects of a job that is over are gone.
  dibersihkan_pada timestamptz,
  -- The last progress notice to its reader.
  dikabari_pada timestamptz,
  -- The report is about the whole bank.
  seluruh boolean not null default false,
  -- The findings of each check of the file's content: { periksa, berat, jumlah }. Empty for a file without checks.
  pemeriksaan jsonb not null default '[]',
  check ((status in ('SIAP', 'KEDALUWARSA')) = (sha256 is not null)),
  check ((status in ('ANTRE', 'BERJALAN')) = (selesai_pada is null)),
  check ((id_user is null) = (cardinality(untuk_peran) > 0))
);
create unique index report_job_once on report_job (coalesce(id_user, ''), kode_cabang, sidik) where status in ('ANTRE', 'BERJALAN');
create index report_job_user on report_job (id_user, dibuat_pada);
create index report_job_branch on report_job (kode_cabang, dibuat_pada) where id_user is null;
create index report_job_over on report_job (disimpan_sampai) where status in ('SIAP', 'GAGAL', 'DIBATALKAN') and dibersihkan_pada is null;

-- Scheduled reports, for those who hold a role. Two persons approve each.
create sequence report_schedule_serial;

create table report_schedule (
  nomor_jadwal text primary key,
  nama text not null,
  -- A report definition, and its filters beside its branch and its days.
  laporan text not null,
  kode_valuta text not null default '',
  kode_gl text not null default '',
  nomor_rekening text not null default '',
  pengguna text not null default '',
  bentuk text not null check (bentuk in ('PDF', 'XLSX', 'CSV', 'CSV_KOMA', 'ZIP')),
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

-- Holders of one of these roles receive it.
create table report_schedule_role (
  nomor_jadwal text not null references report_schedule,
  role_id text not null references role,
  primary key (nomor_jadwal, role_id)
);

-- Closed days whose scheduled reports are not queued yet: inserted in the transaction that finishes the end of day, deleted in the one that queues the last of them.
create table report_day_pending (
  kode_cabang text not null references branch,
  tanggal date not null,
  -- The calendar days that its end of day covered: from `dari` until the day before `berikut`.
  dari date not null,
  berikut date not null,
  primary key (kode_cabang, tanggal)
);

-- The result of each due date, once: the job, or why there is none. It is deleted with its job.
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
