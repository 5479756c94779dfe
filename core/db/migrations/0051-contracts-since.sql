-- The evening looks for contracts that begin on its days, not through those of all accounts.
create index account_contract_since on account_contract (berlaku_sejak);
