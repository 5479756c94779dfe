/**
 * `pgbackrest --stanza=amanah --output=json info | node backup-age.mjs > amanah_backup.prom`: when each kind of backup was last finished, for the
 * textfile collector of node_exporter. A backup with errors does not count.
 */
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** Returns the measurements as Prometheus reads them. */
export function measurements(info) {
  const last = new Map();
  for (const { backup } of info)
    for (const { type, error, timestamp } of backup)
      if (!error) last.set(type, Math.max(last.get(type) ?? 0, timestamp.stop));
  return [
    '# HELP amanah_backup_last_seconds When the last backup of this kind was finished, in seconds since 1970',
    '# TYPE amanah_backup_last_seconds gauge',
    ...[...last].map(([type, stop]) => `amanah_backup_last_seconds{type="${type}"} ${stop}`),
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(measurements(JSON.parse(await text(process.stdin))));
