-- A customer is a record with a history. customer holds what is asked of everybody; what only a person or only an entity has is in a
-- table of its own, one row each; lists hold what there may be several of.
create table customer (
  nomor_nasabah text primary key,
  jenis text not null check (jenis in ('P', 'B')),
  nama_nasabah text not null,
  nama_normal text not null,
  nomor_identitas text,
  nomor_npwp text,
  tempat_lahir text,
  tanggal_lahir date,
  jenis_kelamin text check (jenis_kelamin in ('L', 'P')),
  nama_ibu_kandung text,
  alamat text not null default '',
  kota text not null default '',
  telepon text not null default '',
  kode_cabang text not null references branch,
  status text not null default 'AKTIF' check (status in ('AKTIF', 'GABUNG', 'TUTUP')),
  -- The survivor of a merge; the number of the one that was merged is never given again.
  gabung_ke text references customer,
  jenis_identitas text,
  nomor_npwp_lama text,
  negara text not null default 'ID',
  surel text not null default '',
  nama_ibu_normal text,
  tujuan text,
  -- The kind of product that the relation begins with: the risk rating counts it.
  layanan text,
  pep boolean not null default false,
  -- The rating by the indicators when the record was last written; null: never rated.
  resiko text check (resiko in ('RENDAH', 'MENENGAH', 'TINGGI')),
  nilai_resiko integer,
  tanggal_tinjau date,
  -- The identity number implies another birth date or sex than the record, and a second person has accepted that.
  nik_berbeda boolean not null default false,
  tanggal_buka date,
  versi integer not null default 0,
  -- Mail goes to this one of the customer's addresses.
  surat_ke text not null default 'IDENTITAS' check (surat_ke in ('IDENTITAS', 'DOMISILI', 'KANTOR')),
  constraint customer_merged check ((status = 'GABUNG') = (gabung_ke is not null)),
  constraint customer_not_itself check (gabung_ke <> nomor_nasabah),
  constraint customer_kind unique (nomor_nasabah, jenis)
);
create index customer_identity on customer (nomor_identitas text_pattern_ops) where nomor_identitas is not null;
create index customer_tax on customer (nomor_npwp text_pattern_ops) where nomor_npwp is not null;
create index customer_birth on customer (tanggal_lahir, nama_ibu_normal) where tanggal_lahir is not null;
create index customer_review on customer (tanggal_tinjau, nomor_nasabah) where status = 'AKTIF' and tanggal_tinjau is not null;
create index customer_survivor on customer (gabung_ke) where gabung_ke is not null;
-- Duplicates are found by values that must be equal, never by comparing all with all.
create index customer_duplicate_birth on customer (nama_normal, tanggal_lahir, nomor_nasabah) where jenis = 'P' and status <> 'GABUNG';
create index customer_duplicate_mother on customer (nama_normal, nama_ibu_normal, nomor_nasabah) where jenis = 'P' and status <> 'GABUNG';
create index customer_duplicate_city on customer (nama_normal, upper(kota), nomor_nasabah) where jenis = 'B' and status <> 'GABUNG';
-- A customer is found by words of the name among a million, however usual or rare they are, in whichever order and of whichever branch.
-- The three orders of the list include the columns of its filters, so that a page reads the index alone.
create index customer_branch on customer (kode_cabang, nomor_nasabah) include (nama_normal, jenis, status, resiko);
create index customer_by_number on customer (nomor_nasabah) include (nama_normal, jenis, kode_cabang, status, resiko);
create index customer_by_name on customer (nama_normal, nomor_nasabah) include (jenis, kode_cabang, status, resiko);
-- The words of a name beside the filters of a search, marked so that no name holds them: the index finds a rare combination of usual values.
-- Entries are made at once, so that no search reads a list of waiting ones.
create index customer_words on customer using gin (
  (to_tsvector('simple', nama_normal) || array_to_tsvector(array['=' || jenis, '=' || kode_cabang, '=' || status, '=' || coalesce(resiko, '')])))
  with (fastupdate = off);
alter table app_user add foreign key (nomor_nasabah) references customer;

-- Numbers given out by each branch; none is given twice.
create table customer_serial (
  kode_cabang text primary key references branch,
  terakhir integer not null check (terakhir between 0 and 9999999)
);

create table customer_person (
  nomor_nasabah text not null,
  jenis text not null default 'P' check (jenis = 'P'),
  nama_alias text not null default '',
  -- The last day the identity document is good; null: for life.
  identitas_sampai date,
  agama text not null default '',
  pendidikan text not null default '',
  status_kawin text not null default '',
  pekerjaan text not null default '',
  jabatan text not null default '',
  pemberi_kerja text not null default '',
  bidang_usaha text not null default '',
  penghasilan text not null default '',
  pep_keterangan text not null default '',
  primary key (nomor_nasabah, jenis),
  foreign key (nomor_nasabah, jenis) references customer (nomor_nasabah, jenis)
);

create table customer_entity (
  nomor_nasabah text not null,
  jenis text not null default 'B' check (jenis = 'B'),
  bentuk_hukum text not null default '',
  tempat_pendirian text not null default '',
  tanggal_pendirian date,
  bidang_usaha text not null default '',
  kegiatan text not null default '',
  grup text not null default '',
  situs text not null default '',
  jumlah_karyawan integer check (jumlah_karyawan >= 0),
  omzet text not null default '',
  aset text not null default '',
  -- The signing rule: one alone, any of them, all together, two of three.
  aturan_tanda_tangan text not null default 'SENDIRI' check (aturan_tanda_tangan in ('SENDIRI', 'SALAH_SATU', 'SEMUA', 'DUA_DARI_TIGA')),
  pep_keterangan text not null default '',
  primary key (nomor_nasabah, jenis),
  foreign key (nomor_nasabah, jenis) references customer (nomor_nasabah, jenis)
);

create table customer_address (
  nomor_nasabah text not null references customer,
  jenis text not null check (jenis in ('IDENTITAS', 'DOMISILI', 'KANTOR', 'SURAT')),
  alamat text not null,
  kelurahan text not null default '',
  kecamatan text not null default '',
  wilayah text not null default '', -- regency, by its four digits
  kota text not null default '',
  kode_pos text not null default '',
  primary key (nomor_nasabah, jenis)
);

create table customer_contact (
  nomor_nasabah text not null references customer,
  jenis text not null check (jenis in ('HP', 'RUMAH', 'KANTOR', 'SUREL')),
  nilai text not null,
  -- A telephone with its country and nothing but digits, an address in small letters: what is searched and compared.
  nilai_normal text not null,
  primary key (nomor_nasabah, jenis)
);
create index customer_contact_value on customer_contact (nilai_normal text_pattern_ops);

-- Persons related to a customer: family, beneficial owners, representatives. Some are customers themselves.
create table customer_relation (
  nomor_nasabah text not null references customer,
  urut integer not null,
  peran text not null check (peran in ('PASANGAN', 'ANAK', 'ORANG_TUA', 'AHLI_WARIS', 'PEMILIK_MANFAAT', 'WALI', 'PENGURUS', 'PENANDA_TANGAN', 'DARURAT')),
  nama text not null,
  nama_normal text not null,
  hubungan text not null default '',
  jenis_identitas text not null default '',
  nomor_identitas text not null default '',
  tanggal_lahir date,
  telepon text not null default '',
  jabatan text not null default '',
  -- Of a beneficial owner, hundredths of a per cent.
  bagian integer check (bagian between 0 and 10000),
  pep boolean not null default false,
  pihak text references customer,
  primary key (nomor_nasabah, urut),
  check (pihak <> nomor_nasabah)
);
create index customer_relation_other on customer_relation (pihak) where pihak is not null;
create index customer_relation_name on customer_relation (nama_normal);
create index customer_relation_identity on customer_relation (nomor_identitas) where nomor_identitas <> '';
create index customer_relation_birth on customer_relation (tanggal_lahir) where tanggal_lahir is not null;

create table customer_licence (
  nomor_nasabah text not null references customer,
  jenis text not null check (jenis in ('NIB', 'SIUP', 'TDP', 'SKDP', 'LAINNYA')),
  nomor text not null,
  tanggal date not null,
  berlaku_sampai date,
  penerbit text not null default '',
  primary key (nomor_nasabah, jenis, nomor),
  check (berlaku_sampai >= tanggal)
);
create index customer_licence_number on customer_licence (nomor);

create table customer_deed (
  nomor_nasabah text not null references customer,
  jenis text not null check (jenis in ('PENDIRIAN', 'PERUBAHAN')),
  nomor text not null,
  tanggal date not null,
  notaris text not null,
  nomor_sk text not null default '',
  tanggal_sk date,
  perihal text not null default '',
  primary key (nomor_nasabah, jenis, nomor, tanggal)
);
create index customer_deed_number on customer_deed (nomor, tanggal);

create table customer_income (
  nomor_nasabah text not null references customer,
  sumber text not null,
  keterangan text not null default '',
  primary key (nomor_nasabah, sumber)
);

-- The indicators that made up the rating, and what each added.
create table customer_risk (
  nomor_nasabah text not null references customer,
  indikator text not null,
  kode text not null,
  nilai integer not null,
  primary key (nomor_nasabah, indikator)
);

-- A document or picture of a customer, part of the customer's record. A file that a later version no longer names stays, because earlier
-- versions do.
create table customer_document (
  nomor_nasabah text not null references customer,
  id_berkas uuid not null references stored_file,
  jenis text not null,
  nomor_dokumen text not null default '',
  tanggal date,
  berlaku_sampai date,
  primary key (nomor_nasabah, id_berkas),
  check (berlaku_sampai >= tanggal)
);
create index customer_document_file on customer_document (id_berkas);

-- Two records of one customer become one, and may become two again. customer_link lists the columns that name a customer, a row for each
-- line of core/db/reference/customer-links.ts; customer_merge_link keeps every moved row for ever.
create table customer_link (
  tabel text not null,
  kolom text not null,
  -- The name of the link for the reader of a merge.
  golongan text not null,
  -- The columns that tell one row from another beside the link itself, and those by which people know it.
  kunci text[] not null,
  sebut text[] not null,
  -- The prefix of the number where the column names any kind of record.
  awalan text not null default '',
  -- The kind of record that the row is a part of, whose history records the move; '' where it has none.
  catatan text not null default '',
  -- A customer has one such row of this key: of two equal ones the duplicate goes.
  tunggal boolean not null default false,
  primary key (tabel, kolom)
);

create table customer_merge (
  id_gabung uuid primary key default gen_random_uuid(),
  urut bigint generated always as identity unique,
  asal text not null references customer,
  ke text not null references customer,
  -- The records as both persons saw them.
  versi_asal integer not null,
  versi_ke integer not null,
  kode_cabang text not null references branch,
  tanggal date not null,
  pembuat text not null,
  disetujui_oleh text not null,
  id_flow uuid,
  alasan text not null,
  digabung_pada timestamptz not null default now(),
  batal_tanggal date,
  batal_pembuat text,
  batal_disetujui_oleh text,
  batal_id_flow uuid,
  batal_alasan text,
  batal_pada timestamptz,
  check (asal <> ke),
  check (pembuat <> disetujui_oleh and batal_pembuat <> batal_disetujui_oleh),
  check (num_nulls(batal_tanggal, batal_pembuat, batal_disetujui_oleh, batal_alasan, batal_pada) in (0, 5))
);
create unique index customer_merge_active on customer_merge (asal) where batal_pada is null;
create index customer_merge_survivor on customer_merge (ke);

create table customer_merge_link (
  id_gabung uuid not null references customer_merge,
  urut integer not null,
  tabel text not null,
  kolom text not null,
  kunci jsonb not null,
  sebut text[] not null,
  dari text not null,
  ke text not null,
  -- The whole row where it was the duplicate of one of the survivor's and went.
  isi jsonb,
  -- Of a merge that was cancelled: did it go back, or had it become another's since?
  kembali boolean,
  primary key (id_gabung, urut)
);

-- A walk-in customer has no account and is known by one document, once for the whole bank. The cash that each customer or walk-in customer brings
-- and takes is summed up by day over all branches, so that reportable cash is found by what was posted.
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
  -- The branch that registered the walk-in customer.
  kode_cabang text not null references branch,
  dibuat_pada timestamptz not null default clock_timestamp(),
  versi integer not null default 0,
  unique (jenis_identitas, nomor_identitas),
  check ((jenis = 'B') = (jenis_identitas = 'NPWP'))
);
create index walk_in_name_words on walk_in using gin (to_tsvector('simple', nama_normal));
create index walk_in_number on walk_in (nomor_identitas);
create index walk_in_birth on walk_in (tanggal_lahir) where tanggal_lahir is not null;

-- The cash that one person or entity brought and took in one posting, in the books' currency: the holder of the account, a person who exchanged
-- without one, or a person in the holder's place. `pihak` is a number of customer or of walk_in; `nilai` is the worth of the transaction, where cash
-- went both ways.
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

-- Work for compliance. LTKT: a day's cash from the amount that must be reported. POLA: days below it that together reach it. CURIGA: somebody
-- of the bank finds it suspicious; it has no direction, and where only a name is known no party; the reporter is kept for compliance.
create table cash_report (
  id_laporan bigint generated always as identity primary key,
  jenis text not null check (jenis in ('LTKT', 'POLA', 'CURIGA')),
  pihak text not null,
  arah text not null constraint cash_report_arah_check check (case jenis when 'CURIGA' then arah = '' else arah in ('MASUK', 'KELUAR') end),
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
  nama text not null default '',
  uraian text not null default '',
  nomor_referensi text not null default '',
  pelapor text references app_user,
  check (dari <= sampai),
  constraint cash_report_suspicion check (case jenis when 'CURIGA' then pelapor is not null and nama <> '' and uraian <> '' else pelapor is null and uraian = '' end)
);
create unique index cash_report_day on cash_report (pihak, arah, sampai) where jenis = 'LTKT';
create index cash_report_pattern on cash_report (pihak, arah, sampai) where jenis = 'POLA';
create index cash_report_due on cash_report (status, tenggat, id_laporan);
create index cash_report_reporter on cash_report (pelapor) where pelapor is not null;

-- Lists of names against which every customer is screened: terrorists and their financiers (DTTOT), proliferation (DPPSPM), sanctions, and
-- drawers of bad cheques (DHN). A file is imported beside the lists in force, compared, and replaces the list of its kind and
-- issuer when two officers of compliance approve.
create table name_import (
  id_impor uuid primary key,
  jenis text not null check (jenis in ('DTTOT', 'DPPSPM', 'SANKSI', 'DHN')),
  penerbit text not null,
  nomor text not null,
  tanggal date not null,
  berlaku_sejak date not null,
  -- Its parts come one after the other; only a finished one can be put in force.
  bagian integer not null default 0,
  selesai boolean not null default false,
  jumlah integer not null default 0,
  sidik text not null default '',
  diunggah_oleh text not null references app_user,
  diunggah_pada timestamptz not null default now(),
  -- Cells that were corrected or left out while a list was read: { urut, kolom, kode, luar }. The row and the list stay.
  peringatan jsonb not null default '[]'
);
create index name_import_age on name_import (diunggah_pada);

create table name_import_row (
  id_impor uuid not null references name_import on delete cascade,
  urut integer not null,
  kode text not null,
  isi jsonb not null,
  sidik text not null,
  primary key (id_impor, urut),
  unique (id_impor, kode)
);

create table name_list (
  id_impor uuid primary key,
  jenis text not null check (jenis in ('DTTOT', 'DPPSPM', 'SANKSI', 'DHN')),
  penerbit text not null,
  nomor text not null,
  tanggal date not null,
  berlaku_sejak date not null,
  sidik text not null,
  jumlah integer not null default 0,
  dibuat_oleh text not null references app_user,
  disetujui_oleh text not null references app_user,
  id_flow uuid,
  -- In which order lists were put in force.
  diterapkan bigint generated always as identity unique,
  versi integer not null default 0,
  unique (jenis, penerbit, nomor)
);

create table name_entry (
  id_entri bigint generated always as identity primary key,
  id_impor uuid not null references name_list,
  jenis text not null,
  penerbit text not null,
  kode text not null,
  macam text not null check (macam in ('P', 'B')),
  nama text not null,
  alias text[] not null default '{}',
  tempat_lahir text not null default '',
  tanggal_lahir date,
  nomor_identitas text[] not null default '{}',
  nomor_npwp text not null default '',
  alasan text not null default '',
  bank text not null default '',
  lembar integer check (lembar > 0),
  terbit date,
  berlaku_sejak date not null,
  -- Of the national blacklist: a year from its publication.
  berlaku_sampai date check (berlaku_sampai >= terbit),
  sidik text not null,
  -- The list that no longer has it, or has it otherwise.
  keluar uuid references name_list,
  -- Births beside tanggal_lahir, since a list may state no more than a year, or several days and years: each as YYYY-MM-DD, YYYY or YYYY-YYYY.
  lahir text[] not null default '{}'
);
create unique index name_entry_now on name_entry (jenis, penerbit, kode) where keluar is null;
create index name_entry_list on name_entry (id_impor);
-- The day of birth finds somebody who leaves out a part of a name.
create index name_entry_birth on name_entry (tanggal_lahir) where keluar is null and tanggal_lahir is not null;
-- A subset of a name counts with any of the births that a list states.
create index name_entry_births on name_entry using gin (lahir) where keluar is null;

-- The keys of an entry: each of its names in the normal form of customers' names, each identity document, its tax number.
create table name_key (
  macam text not null check (macam in ('NAMA', 'IDENTITAS', 'NPWP')),
  nilai text not null,
  id_entri bigint not null references name_entry,
  primary key (macam, nilai, id_entri)
);

-- The persons named by a form that waits for its approval: a new list is compared with them too.
create table screened_form (
  objek text not null,
  urut integer not null,
  id_flow uuid not null,
  kode_cabang text not null references branch,
  siapa text not null,
  nama text not null,
  jenis text not null,
  nama_normal text not null,
  tanggal_lahir date,
  nomor_identitas text,
  nomor_npwp text,
  primary key (objek, urut)
);

-- Somebody who is, or may be, on a list. A clearance holds for this content of the person and of the entry.
create table name_hit (
  id_hit bigint generated always as identity primary key,
  objek text not null,
  kode_cabang text not null references branch,
  siapa text not null,
  nama text not null,
  pihak jsonb not null,
  sidik text not null,
  -- Null: the hit is about letters of no Latin name in a payment, which compliance decides like a hit.
  id_entri bigint references name_entry,
  nilai integer not null,
  alasan text[] not null,
  asal text not null check (asal in ('FORMULIR', 'DAFTAR', 'TRANSFER')),
  -- Read within the lock under which the list comes in force, so that whatever was approved before it is earlier.
  ditemukan_pada timestamptz not null default clock_timestamp(),
  -- The last decision; GUGUR: its entry was gone before anybody decided.
  status text not null default 'BARU' check (status in ('BARU', 'BUKAN', 'TERBUKTI', 'DICABUT', 'GUGUR')),
  unique (objek, sidik, id_entri),
  constraint name_hit_letters_check check ((id_entri is null) = (alasan = array['AKSARA']))
);
create index name_hit_entry on name_hit (id_entri);
create index name_hit_status on name_hit (status, id_hit);
create unique index name_hit_letters on name_hit (objek, sidik) where id_entri is null;

-- A decision about a hit is a record of its own: what was found is never written over.
create table name_decision (
  id_hit bigint primary key references name_hit,
  status text not null check (status in ('BUKAN', 'TERBUKTI', 'DICABUT')),
  keterangan text not null,
  nomor_surat text not null default '',
  versi integer not null default 0
);

-- Financing contracts as the bank's own financing system, which keeps them, reports them. They are read and never posted to. A report is
-- the whole of one day; it is taken in by two persons and replaces what was reported of that day before.
create table financing_report (
  tanggal_posisi date primary key,
  nama_berkas text not null check (length(nama_berkas) between 1 and 120),
  jumlah_kontrak integer not null check (jumlah_kontrak > 0),
  versi integer not null default 0
);

create table financing (
  tanggal_posisi date not null references financing_report,
  nomor_kontrak text not null check (nomor_kontrak ~ '^[A-Z0-9][A-Z0-9./-]{0,29}$'),
  nomor_nasabah text not null references customer,
  produk text not null,
  akad text not null,
  -- Minor units of the books' currency: what was granted, what is still owed of it, and of the bank's margin.
  plafon bigint not null check (plafon > 0),
  sisa_pokok bigint not null check (sisa_pokok between 0 and plafon),
  sisa_margin bigint not null check (sisa_margin >= 0),
  jatuh_tempo date not null,
  -- Collectibility: 1 current to 5 loss.
  kolektibilitas smallint not null check (kolektibilitas between 1 and 5),
  primary key (tanggal_posisi, nomor_kontrak)
);
create index financing_customer on financing (nomor_nasabah, tanggal_posisi);
