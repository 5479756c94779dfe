-- What the bank means to earn and to hold (docs/adr/0103-statements-in-columns.md): a branch's budget of a year, whole, by two persons. A line is one account's
-- amount of one month on the account's own side, minor units of the books' currency: of income and expenses what the month brings, of all others what
-- stands at its end.
create table gl_budget (
  tahun integer not null check (tahun between 2000 and 2999),
  kode_cabang text not null references branch,
  nama_berkas text not null check (length(nama_berkas) between 1 and 120),
  -- SHA-256 of its lines, as the person who decided saw it.
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  versi integer not null default 0,
  primary key (tahun, kode_cabang)
);
create table gl_budget_line (
  tahun integer not null,
  kode_cabang text not null,
  kode_gl text not null references gl_account,
  bulan integer not null check (bulan between 1 and 12),
  jumlah bigint not null,
  primary key (tahun, kode_cabang, kode_gl, bulan),
  foreign key (tahun, kode_cabang) references gl_budget
);
