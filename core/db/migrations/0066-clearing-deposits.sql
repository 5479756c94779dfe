-- Sheets of other banks that customers deposit (docs/adr/0072-a-sheet-is-collected.md; domain: clearing). Amounts are minor units.

create sequence clearing_slip_serial;

-- One slip for each time a customer hands in sheets. Its number is also that of the custody group.
create table clearing_slip (
  id_group text primary key check (id_group ~ '^KL\d{8,12}$'),
  nomor_rekening text not null references account,
  -- In whose books its sheets are: the branch that keeps the account. Who took the paper in may be another.
  kode_cabang text not null references branch,
  cabang_terima text not null references branch,
  titipan boolean not null,
  tanggal date not null,
  -- The day its sheets are to be lodged.
  tanggal_kliring date not null,
  journal_id bigint not null,
  lembar integer not null check (lembar > 0),
  nominal bigint not null check (nominal > 0),
  keterangan text not null default '',
  user_input text not null,
  check (titipan = (tanggal_kliring > tanggal))
);
create index clearing_slip_account on clearing_slip (nomor_rekening);

-- A row for each sheet. TITIPAN: in custody. DISETOR: lodged. SETTLED: its presentment is settled. EFEKTIF: good funds on the account.
-- DITOLAK: returned by its bank. DITARIK: given back before it was presented.
create table clearing_warkat (
  id_warkat bigint generated always as identity primary key,
  id_group text not null references clearing_slip,
  urut smallint not null check (urut > 0),
  nomor_rekening text not null references account,
  kode_cabang text not null references branch,
  kode_bank text not null check (kode_bank ~ '^\d{3}$'),
  jenis text not null check (jenis in ('CEK', 'BG', 'NOTA_DEBET')),
  nomor_warkat text not null check (nomor_warkat ~ '^[A-Z0-9]{4,16}$'),
  tanggal_warkat date not null,
  nama_penarik text not null,
  nominal bigint not null check (nominal > 0),
  status text not null check (status in ('TITIPAN', 'DISETOR', 'SETTLED', 'EFEKTIF', 'DITOLAK', 'DITARIK')),
  tanggal_setor date,
  -- From when it is good funds, as its lodging says.
  tanggal_efektif date,
  journal_setor bigint,
  tanggal_settle date,
  journal_settle bigint,
  -- The day it became effective, came back or was given back.
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text,
  -- Every reason found, with commas, and the one that governs.
  alasan text not null default '',
  alasan_utama text not null default '',
  unique (id_group, urut),
  check (status in ('TITIPAN', 'DITARIK') or num_nulls(tanggal_setor, tanggal_efektif, journal_setor) = 0),
  check (status not in ('SETTLED', 'EFEKTIF', 'DITOLAK') or num_nulls(tanggal_settle, journal_settle) = 0),
  check ((status in ('EFEKTIF', 'DITOLAK', 'DITARIK')) = (tanggal_akhir is not null)),
  check ((status = 'DITOLAK') = (alasan_utama <> ''))
);
-- A sheet is collected once at a time, and never again once it was paid: in whichever branch it is handed in.
create unique index clearing_warkat_once on clearing_warkat (kode_bank, jenis, nomor_warkat) where status not in ('DITOLAK', 'DITARIK');
create index clearing_warkat_account on clearing_warkat (nomor_rekening) where status in ('TITIPAN', 'DISETOR', 'SETTLED');
create index clearing_warkat_due on clearing_warkat (kode_cabang, tanggal_efektif) where status in ('DISETOR', 'SETTLED');
create index clearing_warkat_state on clearing_warkat (kode_cabang, status, id_warkat desc);
