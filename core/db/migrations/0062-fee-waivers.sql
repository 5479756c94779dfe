-- Fees of evenings that the bank gives up for one account, in whole or in part, from day to day (docs/adr/0074-fees-given-up.md). A record of two persons.
create table fee_waiver (
  id_pembebasan uuid primary key,
  nomor_rekening text not null references account,
  kode text not null check (kode in ('BIAYA', 'BIAYA_BULANAN')),
  mulai date not null,
  sampai date not null,
  -- Hundredths of a per cent of the fee that is given up.
  persen integer not null check (persen between 1 and 10000),
  alasan text not null,
  -- Ended by two persons before its last day.
  dicabut boolean not null default false,
  versi integer not null default 0,
  check (sampai >= mulai)
);
create index fee_waiver_account on fee_waiver (nomor_rekening, kode);

-- What of a month's fee was given up, minor units; diminta is what was asked besides.
alter table account_fee add column dibebaskan bigint not null default 0 check (dibebaskan >= 0);
alter table account_fee drop constraint account_fee_diminta_check;
alter table account_fee add constraint account_fee_asked check (diminta >= 0 and diminta + dibebaskan > 0);

-- It answers what was given up too from now on.
drop function if exists fees_due(text, text, date, text, text);
