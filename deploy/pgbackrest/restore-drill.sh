#!/bin/sh
# restore-drill.sh STANZA FOLDER PORT [MOMENT]: restores the stanza into an empty folder, to MOMENT ('2026-11-29 18:00:00+07') or to the end of the
# archived log, starts it apart from the cluster on 127.0.0.1:PORT, and prints how long that took and which moment was reached. Run as postgres on a
# machine that has the backups' configuration and none of the bank's servers. Then prove the books there:
#   DATABASE_URL=postgres://amanah_owner@127.0.0.1:PORT/amanah npm run check:books
set -eu
stanza=$1 folder=$2 port=$3 moment=${4:-}
bin=${PGBIN:-$(pg_config --bindir)}
begin=$(date +%s)
if [ -n "$moment" ]; then
  pgbackrest --stanza="$stanza" --pg1-path="$folder" --archive-mode=off --type=time --target="$moment" --target-action=promote restore
else
  pgbackrest --stanza="$stanza" --pg1-path="$folder" --archive-mode=off --type=default restore
fi
files=$(date +%s)
"$bin/pg_ctl" -D "$folder" -l "$folder/drill.log" -t 3600 -w \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp -c archive_mode=off -c primary_conninfo='' -c synchronous_standby_names=''" start
until [ "$("$bin/psql" -h /tmp -p "$port" -d postgres -Atc 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
ready=$(date +%s)
reached=$(sed -n 's/.*last completed transaction was at log time \(.*\)/\1/p' "$folder/drill.log" | tail -n 1)
echo "files restored in $((files - begin)) s, log replayed and open after $((ready - begin)) s, last transaction of $reached"
