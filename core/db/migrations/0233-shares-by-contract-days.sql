-- The share of a month counts each day with the nisbah of its own contract: the sum of daily balances times the owner's share (minor units times hundredths of
-- a per cent). `nisbah` stays what the contract says on the last day.
alter table profit_share add column saldo_nisbah numeric(40);
update profit_share set saldo_nisbah = jumlah_saldo::numeric * nisbah where nisbah is not null;
drop function if exists exact_share(bigint, integer, integer, bigint, integer);
