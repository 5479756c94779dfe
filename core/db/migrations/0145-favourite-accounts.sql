-- Accounts of the ledger that a person has marked for herself: the lookup of an entry by hand finds them at once.
create table gl_favorite (
  id_user text not null references app_user,
  kode_gl text not null references gl_account,
  sejak timestamptz not null default now(),
  primary key (id_user, kode_gl)
);
