-- The lines of what the bank publishes (docs/adr/0112-extracts-for-authorities.md): a layout is the rows of one first day, and holds until the next
-- one begins. A line is the sum of its ranges of the chart on its side, as those of the bank's own statements are; LUAR names accounts that are left
-- out on purpose, so that an account on no line at all is one that was forgotten.
create table publication_line (
  bagian text not null check (bagian in ('NERACA', 'LABA_RUGI', 'KOMITMEN')),
  berlaku_sejak date not null,
  urut integer not null check (urut > 0),
  -- The authority's own number of the line, where the bank has put it; never read, only printed.
  sandi text not null default '' check (length(sandi) <= 20),
  nama text not null check (nama <> ''),
  jenis text not null check (jenis in ('JUDUL', 'BARIS', 'JUMLAH', 'LUAR')),
  tingkat integer not null check (tingkat between 0 and 3),
  sisi text not null check (sisi in ('D', 'K')),
  dari text[] not null,
  sampai text[] not null,
  primary key (bagian, berlaku_sejak, urut),
  check (cardinality(dari) = cardinality(sampai)),
  check ((jenis = 'JUDUL') = (cardinality(dari) = 0))
);
