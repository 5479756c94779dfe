#!/bin/sh
# Makes the roles and the database of the bank at whichever server is the primary, where they are missing.
set -eu
PGPASSWORD=$(cat /run/secrets/postgres-superuser)
export PGPASSWORD
sql() { psql -v ON_ERROR_STOP=1 -At "host=db1,db2,db3 user=postgres dbname=${2:-postgres} target_session_attrs=read-write" -c "$1"; }
until sql 'select 1' >/dev/null 2>&1; do sleep 2; done
role() {
  [ -n "$(sql "select 1 from pg_roles where rolname = '$1'")" ] ||
    sql "create role $1 login password '$(cat "/run/secrets/$2")' nosuperuser nocreatedb nocreaterole"
}
role amanah_owner postgres-owner
role amanah_app postgres-app
[ -n "$(sql "select 1 from pg_database where datname = 'amanah'")" ] ||
  sql "create database amanah owner amanah_owner encoding 'UTF8' locale 'C' template template0"
sql 'revoke all on database amanah from public'
sql 'grant connect on database amanah to amanah_app'
