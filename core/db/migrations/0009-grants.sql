-- The application's role reads everything and writes nothing: it may only execute the functions named here, each of which
-- proves what it does. No function is open to everybody. On a database of the bank's own the role may not be there yet; the
-- bank then creates amanah_app before the first start.

revoke execute on all functions in schema public from public;
alter default privileges revoke execute on functions from public;

do $$
declare
  v_fungsi text;
begin
  if not exists (select from pg_roles where rolname = 'amanah_app') then
    raise exception 'role amanah_app does not exist: create it (login, no further rights) before migrating';
  end if;
  grant usage on schema public to amanah_app;
  grant select on all tables in schema public to amanah_app;
  alter default privileges in schema public grant select on tables to amanah_app;
  foreach v_fungsi in array array[
    'commit_operation', 'load_facts', 'account_facts', 'box_facts', 'write_audit', 'fold_ledger', 'ledger_tail', 'seal_audit', 'verify_audit',
    'reserve_journal_id'
  ] loop
    execute coalesce(
      (select string_agg(format('grant execute on function %s to amanah_app', p.oid::regprocedure), '; ')
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.proname = v_fungsi),
      'select 1');
  end loop;
end $$;
