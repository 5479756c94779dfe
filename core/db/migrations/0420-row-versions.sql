-- What each row of evidence was after each change, as a print (docs/adr/0187-every-row-has-a-version.md). A change of many rows is one entry: their keys and prints
-- stand in the same order, a print that is null says that the row went. Entries are chained at their own commit like journals.
create table row_version (
  id bigint primary key default nextval('trail_id_seq'),
  xid bigint not null default pg_current_xact_id()::text::bigint,
  waktu timestamptz not null default clock_timestamp(),
  tabel text not null,
  -- How many columns the table had been given: a column of a later release is no change of an older row.
  bentuk smallint not null,
  -- Who of the owner's programs wrote; null for the bank's own operations.
  asal text,
  kunci text[] not null,
  sidik bytea[] not null,
  check (cardinality(kunci) = cardinality(sidik))
);
create index row_version_chain on row_version (xid, id);
create index row_version_table on row_version (tabel, id);

-- The print of the key's entry that a journal, or a row of the trail, was written under: the entry cannot be changed without it. What was written before has none.
alter table journal add column sidik_kunci bytea;
alter table audit_log add column sidik_kunci bytea;
