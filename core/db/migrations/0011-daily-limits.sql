-- What one person may move alone in a day, and what may leave an account over the counter without a second person. A row holds from
-- its day on; '' holds for every role that has no row of its own.
create table daily_limit (
  -- PERAN: a role ('' any), PENGGUNA: one user's own, instead of her roles', REKENING: what an account may give over the counter.
  lingkup text not null check (lingkup in ('PERAN', 'PENGGUNA', 'REKENING')),
  pemegang text not null,
  kelompok text not null check (kelompok in ('TUNAI_MASUK', 'TUNAI_KELUAR', 'NON_TUNAI', 'LOKET_KELUAR')),
  kode_valuta text not null references currency,
  berlaku_sejak date not null,
  batas bigint not null check (batas >= 0),
  versi integer not null default 0,
  primary key (lingkup, pemegang, kelompok, kode_valuta, berlaku_sejak),
  check ((kelompok = 'LOKET_KELUAR') = (lingkup = 'REKENING'))
);

-- What a user or an account used of the day without a second person, moved by the posting itself.
create table daily_usage (
  tanggal date not null,
  lingkup text not null check (lingkup in ('PENGGUNA', 'REKENING')),
  kunci text not null,
  kelompok text not null,
  kode_valuta text not null,
  jumlah bigint not null check (jumlah >= 0),
  primary key (lingkup, kunci, tanggal, kelompok, kode_valuta)
) with (fillfactor = 50);
