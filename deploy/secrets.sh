#!/bin/sh
# Makes the secrets of compose.yaml in deploy/secrets, each once: a second run leaves what is there. Secrets of Keycloak's clients are those of the realm
# that is imported; give others there and here.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
put() { [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"; }
random() { od -An -tx1 -N32 /dev/urandom | tr -d ' \n'; }
for name in postgres-superuser postgres-replication postgres-rewind postgres-owner postgres-app s3-access-key s3-secret-key document-key card-token-key \
  nextauth-secret grafana-admin keycloak-client-secret keycloak-override-client-secret keycloak-admin-client-secret; do
  put "$name" "$(random)"
done
servers='db1:5432,db2:5432,db3:5432/amanah?target_session_attrs=read-write'
put database-url "postgres://amanah_owner:$(cat secrets/postgres-owner)@$servers"
put database-app-url "postgres://amanah_app:$(cat secrets/postgres-app)@$servers"
# The containers' user reads them; the folder keeps everybody else out.
chmod 700 secrets
chmod 444 secrets/*
