-- The accounts of the general ledger that an operation may debit and credit (docs/adr/0197-an-operation-names-its-ledger-accounts.md), by code or, of a whole class, by
-- its first digit; null: any. What undoes a journal may move the accounts of that journal too, each on its other side.
alter table operation_definition add column debet text[], add column kredit text[], add column cermin boolean not null default false,
  add check ((debet is null) = (kredit is null) and (debet is not null or not cermin));
