-- What the central bank bills for a month and a rail, beside the bank's own count of what it sent (docs/adr/0126-the-central-banks-bill.md). Amounts are minor units.
create table central_bank_bill (
  -- The first day of the month.
  bulan date not null check (extract(day from bulan) = 1),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  -- The central bank's own number of it.
  nomor text not null check (nomor <> ''),
  banyak integer not null check (banyak >= 0),
  nominal bigint not null check (nominal > 0),
  -- The bank's own count, as both persons saw it.
  hitungan_banyak integer not null check (hitungan_banyak >= 0),
  hitungan_nominal bigint not null check (hitungan_nominal >= 0),
  -- Why it is paid although both differ.
  alasan text not null,
  tanggal date not null,
  journal_id bigint not null,
  user_input text not null,
  -- The movement on the account at the central bank by which it was taken.
  entri bigint references settlement_entry,
  primary key (bulan, rail),
  check (alasan <> '' or (banyak = hitungan_banyak and nominal = hitungan_nominal))
);
create unique index central_bank_bill_journal on central_bank_bill (journal_id);
create unique index central_bank_bill_entry on central_bank_bill (entri) where entri is not null;
