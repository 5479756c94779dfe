-- What the record of a finding is (REKENING, KAS, CABANG …), so that it can be opened where it is mended; empty: nothing that can be opened.
alter table evening_finding add column jenis text not null default '';

-- The trial balance of the branch at the end of the day that the evening closed: how many rows it has, and its fingerprint. The rows themselves are
-- the ledger's, which no day that is closed changes any more; nights of before have none.
alter table evening add column neraca bytea, add column neraca_baris integer, add check ((neraca is null) = (neraca_baris is null));
