-- Templates of entries by hand (docs/adr/0098-templates-of-entries.md): the legs of an entry under a name, with their amounts or without. A person keeps
-- her own alone; what a branch or the bank uses is a record of two persons.
create sequence entry_template_serial;

create table entry_template (
  nomor_templat text primary key,
  lingkup text not null check (lingkup in ('PENGGUNA', 'CABANG', 'BANK')),
  -- The user or the branch that it is of; '' for the bank.
  pemegang text not null,
  nama text not null,
  -- The text of the journal.
  keterangan text not null default '',
  aktif boolean not null default true,
  versi integer not null default 0,
  check ((pemegang = '') = (lingkup = 'BANK'))
);
-- Among those who share them a name says one template.
create unique index entry_template_name on entry_template (lingkup, pemegang, lower(nama)) where aktif;

create table entry_template_leg (
  nomor_templat text not null references entry_template,
  urut integer not null,
  sisi text not null check (sisi in ('D', 'K')),
  jenis text not null check (jenis in ('GL', 'REKENING')),
  nomor text not null,
  -- In whose books; '' for the branch of whoever uses it.
  kode_cabang text not null default '',
  kode_valuta text not null,
  -- Minor units; null: filled in when it is used.
  nominal bigint check (nominal > 0),
  keterangan text not null default '',
  primary key (nomor_templat, urut)
);

-- What holds thousands of legs is as large as the entry itself.
alter table flow_instance drop constraint flow_data_size;
alter table flow_instance add constraint flow_data_size
  check (pg_column_size(flow_data) <= case when flow_code in ('TRANSAKSI_UMUM_MULTI', 'SIMPAN_TEMPLAT', 'SIMPAN_BERKALA') then 2000000 else 200000 end) not valid;
-- A version may be its owner's alone: of what only she uses.
alter table record_version drop constraint record_version_aksi_check, drop constraint record_version_check2,
  add constraint record_version_aksi_check check (aksi in ('AWAL', 'BUAT', 'UBAH', 'HAPUS', 'AKHIR', 'LOKET', 'SENDIRI')),
  add constraint record_version_check2 check (aksi = 'AWAL' or pembuat is not null and (aksi in ('AKHIR', 'LOKET', 'SENDIRI') or disetujui_oleh is not null));
