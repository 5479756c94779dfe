-- A share of nothing (a month without income, HI-1000 of 0) moves no money: its deposit goes on without a journal.
alter table deposit_share alter column journal_id drop not null;
alter table deposit_share add constraint deposit_share_posted check (journal_id is not null or bagi_hasil = 0);
