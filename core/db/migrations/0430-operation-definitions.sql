-- What the posting function lets in, and who may bring it (docs/adr/0188-the-posting-function-knows-its-operations.md). Brought by each release from the operation definitions.
create table operation_definition (
  operasi text primary key,
  -- A person makes it, a run of the bank does, or who lays the bank.
  orang boolean not null,
  bank boolean not null,
  pasang boolean not null,
  -- Any of these menus lets a person make it; null: it is about an item or an override, whose own operation is asked for.
  menu text[],
  -- A second person always stands behind it.
  berdua boolean not null,
  check (orang or bank or pasang)
);
