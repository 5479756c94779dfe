-- Lists of names that nobody of whom becomes a customer unseen: terrorists and their financiers (DTTOT), proliferation (DPPSPM), sanctions, and
-- drawers of bad cheques (DHN). A file is taken in beside the lists in force, looked through, and takes the place of the list of its kind and
-- issuer when two officers of compliance say so.

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
  diunggah_pada timestamptz not null default now()
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
  keluar uuid references name_list
);
create unique index name_entry_now on name_entry (jenis, penerbit, kode) where keluar is null;
create index name_entry_list on name_entry (id_impor);
-- By what an entry is found: each of its names as customers' names are kept, each identity document, its tax number.
create table name_key (
  macam text not null check (macam in ('NAMA', 'IDENTITAS', 'NPWP')),
  nilai text not null,
  id_entri bigint not null references name_entry,
  primary key (macam, nilai, id_entri)
);

-- Whom a form names that waits for its approval: a new list is held against them too.
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

-- Somebody who is, or may be, on a list. What was cleared holds for this content of hers and of the entry.
create table name_hit (
  id_hit bigint generated always as identity primary key,
  objek text not null,
  kode_cabang text not null references branch,
  siapa text not null,
  nama text not null,
  pihak jsonb not null,
  sidik text not null,
  id_entri bigint not null references name_entry,
  nilai integer not null,
  alasan text[] not null,
  asal text not null check (asal in ('FORMULIR', 'DAFTAR')),
  ditemukan_pada timestamptz not null default now(),
  -- What its last decision says; GUGUR: its entry was gone before anybody decided.
  status text not null default 'BARU' check (status in ('BARU', 'BUKAN', 'TERBUKTI', 'DICABUT', 'GUGUR')),
  unique (objek, sidik, id_entri)
);
create index name_hit_entry on name_hit (id_entri);
create index name_hit_status on name_hit (status, id_hit);

-- A decision about a hit is a record of its own: what was found is never written over.
create table name_decision (
  id_hit bigint primary key references name_hit,
  status text not null check (status in ('BUKAN', 'TERBUKTI', 'DICABUT')),
  keterangan text not null,
  nomor_surat text not null default '',
  versi integer not null default 0
);

create index customer_relation_name on customer_relation (nama_normal);
create index customer_relation_identity on customer_relation (nomor_identitas) where nomor_identitas <> '';
