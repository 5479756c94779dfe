-- Signature cards of which a specimen in force is of somebody who no longer signs for the account: work for customer service until the card is changed.
create table specimen_due (
  nomor_rekening text primary key references specimen_card,
  sejak date not null,
  -- Whose specimens they are.
  nama text[] not null check (cardinality(nama) > 0)
);
