-- Records with a history: what a record is (a row for each literal of core/db/reference/records.ts) and every version of each, with
-- from when it is true and from when the bank knew it.

create table record_kind (
  jenis text primary key,
  tabel text not null,
  kunci text[] not null,
  kolom text[] not null,
  peka text[] not null,
  bagian jsonb not null,
  awalan text not null unique,
  objek text[] not null,
  tanda jsonb not null,
  sebelum text not null,
  sesudah text not null,
  sejak text not null
);

create table record_version (
  jenis text not null references record_kind,
  kunci text not null,
  versi integer not null,
  -- AWAL: as it stood before anybody changed it. AKHIR: ended by whoever may end it alone (a lent authority taken back).
  aksi text not null check (aksi in ('AWAL', 'BUAT', 'UBAH', 'HAPUS', 'AKHIR')),
  isi jsonb check ((isi is null) = (aksi = 'HAPUS')),
  berlaku_sejak date not null,
  diketahui_sejak timestamptz not null default clock_timestamp(),
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  id bigint not null default nextval('trail_id_seq'),
  dicatat_pada timestamptz not null default clock_timestamp(),
  pembuat text,
  disetujui_oleh text check (disetujui_oleh <> pembuat),
  id_flow uuid,
  primary key (jenis, kunci, versi),
  -- The sealer goes by transaction.
  unique (xid, id),
  check (aksi = 'AWAL' or pembuat is not null and (aksi = 'AKHIR' or disetujui_oleh is not null))
);
