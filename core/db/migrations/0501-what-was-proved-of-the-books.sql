-- The rows of a table can be asked for since a transaction now, by the same function with one more parameter.
drop function if exists rows_without_version(text, text[]);
-- How far the books were proved, so that an evening goes on from there (docs/adr/0202-incremental-proof-of-the-books.md). Each row has its version in the chain.
create table books_proof (
  id bigint generated always as identity primary key,
  dibuat_pada timestamptz not null default clock_timestamp(),
  -- All of the books, or what came since the row before.
  menyeluruh boolean not null,
  -- The head of the chain at that moment, and the first transaction that it did not hold whole.
  posisi bigint not null,
  sidik bytea not null,
  xid bigint not null,
  -- The oldest day that a branch was at work on: nothing is dated before it afterwards.
  tanggal date not null,
  pemeriksaan integer not null
);
