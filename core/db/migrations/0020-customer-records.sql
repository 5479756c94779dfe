-- A customer is a record with a history. What is asked of everybody stands in customer; what only a person or only an entity has in a
-- table of its own, one row each; what there may be several of in lists. Choices of the bank (occupations, countries, regions, risk
-- weights) are rows that hold from a day on.

create table choice (
  kelompok text not null check (kelompok ~ '^[A-Z_]{3,30}$'),
  kode text not null check (kode ~ '^[A-Z0-9_]{1,20}$'),
  berlaku_sejak date not null,
  uraian text not null,
  uraian_en text not null,
  -- The choice of another group under which it is offered: a regency's province.
  induk text not null default '',
  -- What it adds to the risk of a customer, 0 to 100; of an indicator, how much of that counts; of a rating, from how much on it is given.
  bobot integer not null default 0 check (bobot between 0 and 100),
  nilai text not null default '',
  urut integer not null default 0,
  -- The last day it is offered; what was chosen before stays as it is.
  berlaku_sampai date,
  versi integer not null default 0,
  primary key (kelompok, kode, berlaku_sejak),
  check (berlaku_sampai >= berlaku_sejak)
);

alter table customer
  add column status text not null default 'AKTIF' check (status in ('AKTIF', 'GABUNG', 'TUTUP')),
  -- The survivor of a merge; the number of the one that was merged is never given again.
  add column gabung_ke text references customer,
  add column jenis_identitas text,
  add column nomor_npwp_lama text,
  add column negara text not null default 'ID',
  add column surel text not null default '',
  add column nama_ibu_normal text,
  add column tujuan text,
  -- What she opens with: a kind of product, by which she is rated.
  add column layanan text,
  add column pep boolean not null default false,
  -- What the indicators said when it was last written; null: never rated.
  add column resiko text check (resiko in ('RENDAH', 'MENENGAH', 'TINGGI')),
  add column nilai_resiko integer,
  add column tanggal_tinjau date,
  -- The identity number says another birth date or sex than the record, and a second person has let it stand.
  add column nik_berbeda boolean not null default false,
  add column tanggal_buka date,
  add column versi integer not null default 0,
  add constraint customer_merged check ((status = 'GABUNG') = (gabung_ke is not null)),
  add constraint customer_not_itself check (gabung_ke <> nomor_nasabah),
  add constraint customer_kind unique (nomor_nasabah, jenis);

update customer set jenis_identitas = case jenis when 'P' then 'KTP' else 'NIB' end where nomor_identitas is not null;
update customer set nomor_npwp_lama = substr(nomor_npwp, 2) where nomor_npwp ~ '^0\d{15}$';
update customer set nama_ibu_normal = upper(nama_ibu_kandung) where nama_ibu_kandung is not null;

create index customer_name_words on customer using gin (to_tsvector('simple', nama_normal));
create index customer_identity on customer (nomor_identitas text_pattern_ops) where nomor_identitas is not null;
create index customer_tax on customer (nomor_npwp text_pattern_ops) where nomor_npwp is not null;
create index customer_birth on customer (tanggal_lahir, nama_ibu_normal) where tanggal_lahir is not null;
create index customer_branch on customer (kode_cabang, nomor_nasabah);
create index customer_review on customer (tanggal_tinjau, nomor_nasabah) where status = 'AKTIF' and tanggal_tinjau is not null;
create index customer_survivor on customer (gabung_ke) where gabung_ke is not null;

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
  -- How its signers sign: one alone, any of them, all together, two of three.
  aturan_tanda_tangan text not null default 'SENDIRI' check (aturan_tanda_tangan in ('SENDIRI', 'SALAH_SATU', 'SEMUA', 'DUA_DARI_TIGA')),
  primary key (nomor_nasabah, jenis),
  foreign key (nomor_nasabah, jenis) references customer (nomor_nasabah, jenis)
);
insert into customer_person (nomor_nasabah) select nomor_nasabah from customer where jenis = 'P';
insert into customer_entity (nomor_nasabah) select nomor_nasabah from customer where jenis = 'B';

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
insert into customer_address (nomor_nasabah, jenis, alamat, kota) select nomor_nasabah, 'IDENTITAS', alamat, kota from customer where alamat <> '';

create table customer_contact (
  nomor_nasabah text not null references customer,
  jenis text not null check (jenis in ('HP', 'RUMAH', 'KANTOR', 'SUREL')),
  nilai text not null,
  -- A telephone with its country and nothing but digits, an address in small letters: what is searched and compared.
  nilai_normal text not null,
  primary key (nomor_nasabah, jenis)
);
create index customer_contact_value on customer_contact (nilai_normal text_pattern_ops);
insert into customer_contact (nomor_nasabah, jenis, nilai, nilai_normal)
  select nomor_nasabah, 'HP', telepon, regexp_replace(regexp_replace(telepon, '\D', '', 'g'), '^0', '62') from customer where telepon <> '';

-- Who stands beside a customer: of her family, behind her or for her. Some are customers themselves.
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

-- A kind whose records are numbered when they are written, and what a new one is called until then.
alter table record_kind
  add column nomor text not null default '',
  add column objek_baru text[] not null default '{}';
