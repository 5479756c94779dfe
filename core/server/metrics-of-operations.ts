import { Gauge } from 'prom-client';
import { inLane } from '#core/db/call-scope.ts';
import { connect, type Db } from '#core/db/client.ts';
import { branchStates } from '#lib/business-day/operations/hours.ts';
import { runStates } from '#lib/business-day/state.ts';
import { secondsUntilExpiry } from '#lib/certificates.ts';
import type { CoreConfig } from '#lib/config/config.ts';
import type { CoreMetrics } from './metrics.ts';

interface Row {
  cabang: Readonly<Record<string, number>>;
  akhir_hari: Readonly<Record<string, number>>;
  menunggu: number;
  pekerjaan_gagal: number;
  salinan: number;
  arsip_detik: number | null;
  arsip_gagal: number;
}

/** A status that no row has is 0, so that a rule sees it fall and rise. */
const RUN_STATUSES = runStates.filter((state) => state !== 'SELESAI');

const read = (db: Db) => db<Row[]>`
  select (select coalesce(json_object_agg(status, n), '{}') from (select status, count(*)::integer as n from branch group by 1) b) as cabang,
    (select coalesce(json_object_agg(status, n), '{}') from (select status, count(*)::integer as n from eod_run where status <> 'SELESAI' group by 1) e) as akhir_hari,
    (select count(*)::integer from flow_instance where flow_state = 'WAITING') as menunggu,
    (select count(*)::integer from graphile_worker._private_jobs where attempts >= max_attempts) as pekerjaan_gagal,
    (select count(*)::integer from pg_stat_replication) as salinan,
    (select extract(epoch from clock_timestamp() - last_archived_time)::float8 from pg_stat_archiver) as arsip_detik,
    (select failed_count::integer from pg_stat_archiver) as arsip_gagal`;

/** Measurements of one number each, by what the row says; null is reported by absence. */
const NUMBERS = [
  ['amanah_pending_items', 'Items that wait for a checker', 'menunggu'],
  ['amanah_jobs_failed', 'Background jobs that are not tried again', 'pekerjaan_gagal'],
  ['amanah_db_standbys', 'Servers that receive the log of the database right now', 'salinan'],
  [
    'amanah_wal_archive_age_seconds',
    'Since the last file of the log was archived; absent while none ever was',
    'arsip_detik',
  ],
  [
    'amanah_wal_archive_failures',
    'Failed attempts to archive a file of the log, since the statistics were reset',
    'arsip_gagal',
  ],
] as const;

/** Reads the bank's day and the database's copies from the database when the collector asks, once for all of its measurements. */
export function watchOperations({ registry }: CoreMetrics, db: Db): void {
  const registers = [registry];
  let reading: Promise<Row | undefined> | undefined;
  const row = () => {
    reading ??= inLane('background', async () => (await read(db))[0]).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const [name, help, column] of NUMBERS)
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = (await row())?.[column];
        if (typeof value === 'number') this.set(value);
        else this.remove();
      },
    });
  const byStatus = (name: string, help: string, column: 'cabang' | 'akhir_hari', statuses: readonly string[]) =>
    new Gauge({
      name,
      help,
      labelNames: ['status'] as const,
      registers,
      async collect() {
        const found = (await row())?.[column] ?? {};
        for (const status of statuses) this.set({ status }, found[status] ?? 0);
      },
    });
  byStatus('amanah_branches', 'Branches by the status of their day', 'cabang', branchStates);
  byStatus('amanah_end_of_day_runs', 'Runs of the end of day that are not over, by status', 'akhir_hari', RUN_STATUSES);
}

/**
 * Measures how far the copy that reports read is behind: the age of the last transaction it replayed, at most some seconds while cores prove that they can
 * write. A copy that is away reports nothing. Returns how to stop.
 */
export function watchReplica({ registry }: CoreMetrics, url: string | undefined): () => Promise<void> {
  if (!url) return async () => {};
  const replica = connect(url, { max: 1 });
  new Gauge({
    name: 'amanah_replica_lag_seconds',
    help: 'Age of the last transaction that the copy for reports has replayed; absent while it does not answer',
    registers: [registry],
    async collect() {
      this.remove();
      const [row] = await replica<{ detik: number | null }[]>`
        select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as detik`.catch(
        () => [],
      );
      if (typeof row?.detik === 'number') this.set(row.detik);
    },
  });
  return () => replica.end({ timeout: 1 });
}

/** Measures when the certificates of this core's own files expire. */
export function watchCertificates(
  { registry }: CoreMetrics,
  { tls, printAgent, settlement }: Pick<CoreConfig, 'tls' | 'printAgent' | 'settlement'>,
): void {
  const files: readonly (readonly [use: string, path: string | undefined])[] = [
    ['core', tls?.cert],
    ['core-authority', tls?.ca],
    ['print-agent', printAgent?.cert],
    ['settlement', settlement?.to.kind === 'https' ? settlement.to.cert : undefined],
    ['settlement-authority', settlement?.to.kind === 'https' ? settlement.to.ca : undefined],
  ];
  new Gauge({
    name: 'amanah_certificate_seconds',
    help: 'Until a certificate expires, by its use; below 0 when it has',
    labelNames: ['use'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const [use, path] of files) {
        const seconds = path && (await secondsUntilExpiry(path, Date.now()));
        if (typeof seconds === 'number') this.set({ use }, seconds);
      }
    },
  });
}
