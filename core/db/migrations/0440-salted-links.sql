-- The salt of a link whose content was hashed value by value, so that a proof may leave one out and still prove the others. Links of before have none.
alter table audit_chain add column garam bytea check (length(garam) = 16);
-- It answers the salt too.
drop function if exists chained_proofs("char", bigint[]);
