-- The lines of the bank's statements (docs/adr/0076-statements-from-rows.md): what stands where is the bank's to say. A line is the sum of its ranges of
-- the chart on its side, totals too, so that no line names another and none can go round in a circle.
create table report_line (
  laporan text not null check (laporan in ('NERACA', 'LABA_RUGI')),
  urut integer not null check (urut > 0),
  nama text not null check (nama <> ''),
  -- JUDUL stands over others and has no amount, JUMLAH sums what BARIS lines say.
  jenis text not null check (jenis in ('JUDUL', 'BARIS', 'JUMLAH')),
  tingkat integer not null check (tingkat between 0 and 3),
  -- The side on which an amount is above nought.
  sisi text not null check (sisi in ('D', 'K')),
  -- From these accounts up to those, in pairs.
  dari text[] not null,
  sampai text[] not null,
  primary key (laporan, urut),
  check (cardinality(dari) = cardinality(sampai)),
  check ((jenis = 'JUDUL') = (cardinality(dari) = 0))
);
