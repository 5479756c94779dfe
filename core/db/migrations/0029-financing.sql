-- Financing contracts as the bank's own financing system reports them. They are read and never posted to: the bank keeps them there. A report is
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
  -- How well it is paid back: 1 current to 5 loss.
  kolektibilitas smallint not null check (kolektibilitas between 1 and 5),
  primary key (tanggal_posisi, nomor_kontrak)
);
create index financing_customer on financing (nomor_nasabah, tanggal_posisi);
