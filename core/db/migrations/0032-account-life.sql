-- What becomes of an account while it lives: the states it goes through, each from a day on, and what its customer has consented to.

-- Each change of an account's state, whoever made it: the evening, a person, a posting. Where an account has none, it has been in its present
-- state as long as anybody knows; before its first one it was what that one left.
create table account_status_step (
  id bigint generated always as identity primary key,
  nomor_rekening text not null references account,
  -- The day of the branch that kept it.
  tanggal date not null,
  dari text not null,
  ke text not null,
  dicatat_pada timestamptz not null default now()
);
create index account_status_step_account on account_status_step (nomor_rekening, tanggal, id);

-- The letter by which the customer agreed to a lower share of the income; null where nothing was asked of her.
alter table account_contract add column persetujuan text;
