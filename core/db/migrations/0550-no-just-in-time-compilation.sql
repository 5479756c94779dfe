-- Every session of the product sets this for itself (core/db/client.ts). The database keeps it for those that cannot: behind a pooler that drops
-- a session's settings, and at an operator's prompt. An owner of the schema alone may not change the database; then the sessions' own setting stands.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'the database keeps its own setting of jit: only its owner may change it';
end $$;
