-- The year that a branch has closed (docs/adr/0064-a-year-closes-branch-by-branch.md): what its income and expenses came to, carried over to 403001 by
-- this journal of its last business day; none where nothing stood in the classes. Written by functions only and never changed.
create table year_end (
  tahun integer not null,
  kode_cabang text not null references branch,
  tanggal date not null check (extract(year from tanggal) = tahun),
  -- Minor units of the books' currency; below nought a loss.
  hasil bigint not null,
  journal_id bigint,
  primary key (tahun, kode_cabang),
  check (journal_id is not null or hasil = 0)
);
