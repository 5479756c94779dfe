-- The fee of a transfer that came back through the bank's own fault, given back once (docs/adr/0069-how-a-transfer-lives.md). Amounts are minor units.
create table transfer_fee_back (
  nomor text primary key references transfer,
  nominal bigint not null check (nominal > 0),
  alasan text not null check (alasan in ('SALAH_DATA', 'TERLAMBAT', 'GANDA', 'GANGGUAN')),
  tanggal date not null,
  journal_id bigint not null,
  user_input text not null
);
create unique index transfer_fee_back_journal on transfer_fee_back (journal_id);

-- What stands on 201002 of a transfer is fetched as often as something comes there: its money, and later its fee.
alter table transfer_paid_back drop constraint transfer_paid_back_pkey;
alter table transfer_paid_back add primary key (nomor, journal_id);
