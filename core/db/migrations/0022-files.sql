-- Documents and pictures: a row for each object in the storage. What it is was found out by its content before it was written down; the
-- key is random and known to the bank alone. A file belongs to nothing until a record that names it is in force.

create table stored_file (
  id_berkas uuid primary key default gen_random_uuid(),
  kunci text not null unique check (kunci ~ '^berkas/[0-9a-f]{64}$'),
  -- The request it came with: sent again it is the same file.
  permintaan uuid not null unique,
  jenis text not null check (jenis in ('KTP', 'PASPOR', 'NPWP', 'FOTO', 'TANDA_TANGAN', 'AKTA', 'IZIN', 'LAINNYA')),
  nama text not null check (length(nama) between 1 and 120 and nama !~ '[[:cntrl:]/\\]'),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'application/pdf')),
  ukuran integer not null check (ukuran between 1 and 26214400),
  sha256 bytea not null check (length(sha256) = 32),
  pindai text not null check (pindai in ('BERSIH', 'TIDAK_DIPINDAI')),
  id_user text not null,
  kode_cabang text not null references branch,
  dibuat_pada timestamptz not null default clock_timestamp(),
  -- Since when the object lies under its key; a file without one can be part of nothing.
  tersimpan_pada timestamptz,
  -- The record it is part of, as its history calls it; null while no record is.
  pemilik text check (length(pemilik) between 3 and 120),
  -- Given up: its object is being removed, and the row after it.
  dibuang_pada timestamptz,
  check (pemilik is null or (tersimpan_pada is not null and dibuang_pada is null))
);
create index stored_file_owner on stored_file (pemilik) where pemilik is not null;
create index stored_file_loose on stored_file (dibuat_pada) where pemilik is null;
