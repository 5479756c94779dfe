-- Cash of our own senders that came back is looked for by its number or its sender's name (docs/adr/0094-held-money-at-the-counter.md).
create index transfer_cash_back on transfer (nomor) where nomor_rekening is null and status in ('RETURNED', 'CANCELLED');
