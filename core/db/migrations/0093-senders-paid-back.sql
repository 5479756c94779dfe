-- Cash of our own senders that came back, or was never sent, is on 201002 until they fetch it (docs/adr/0084-what-a-transfer-still-asks.md). Amounts are minor units.
create table transfer_paid_back (
  nomor text primary key references transfer,
  nominal bigint not null check (nominal > 0),
  tanggal date not null,
  journal_id bigint not null,
  user_bayar text not null
);
create unique index transfer_paid_back_journal on transfer_paid_back (journal_id);
