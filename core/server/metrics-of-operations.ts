import { Gauge } from 'prom-client';
import { inLane } from '#core/db/call-scope.ts';
import { connect, type Db } from '#core/db/client.ts';
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
const BRANCH_STATUSES = ['TUTUP', 'PERSIAPAN', 'BUKA', 'CUT_OFF'] as const;
const RUN_STATUSES = ['BERJALAN', 'TERTAHAN', 'GAGAL'] as const;

const read = (db: Db) => db<Row[]>`
  select (select coalesce(json_object_agg(status, n), '{}') from (select status, count(*)::integer as n from branch group by 1) b) as cabang,
    (select coalesce(json_object_agg(status, n), '{}') from (select status, count(*)::integer as n from evening where status <> 'SELESAI' group by 1) e) as akhir_hari,
    (select count(*)::integer from flow_instance where flow_state = 'WAITING') as menunggu,
    (select count(*)::integer from graphile_worker._private_jobs where attempts >= max_attempts) as pekerjaan_gagal,
    (select count(*)::integer from pg_stat_replication) as salinan,
    (select extract(epoch from clock_timestamp() - last_archived_time)::float8 from pg_stat_archiver) as arsip_detik,
    (select failed_count::integer from pg_stat_archiver) as arsip_gagal`;

/** Reads the bank's day and the database's copies from the database when the collector asks. */
export function watchOperations({ registry }: CoreMetrics, db: Db): void {
  const registers = [registry];
  const runs = new Gauge({
    name: 'amanah_end_of_day_runs',
    help: 'Runs of the end of day that are not over, by status',
    labelNames: ['status'] as const,
    registers,
  });
  const pending = new Gauge({ name: 'amanah_pending_items', help: 'Items that wait for a checker', registers });
  const failed = new Gauge({ name: 'amanah_jobs_failed', help: 'Background jobs that are not tried again', registers });
  const standbys = new Gauge({
    name: 'amanah_db_standbys',
    help: 'Servers that receive the log of the database right now',
    registers,
  });
  const archived = new Gauge({
    name: 'amanah_wal_archive_age_seconds',
    help: 'Since the last file of the log was archived; absent while none ever was',
    registers,
  });
  const unarchived = new Gauge({
    name: 'amanah_wal_archive_failures',
    help: 'Failed attempts to archive a file of the log, since the statistics were reset',
    registers,
  });
  new Gauge({
    name: 'amanah_branches',
    help: 'Branches by the status of their day',
    labelNames: ['status'] as const,
    registers,
    async collect() {
      const [row] = await inLane('background', async () => await read(db));
      if (!row) return;
      for (const status of BRANCH_STATUSES) this.set({ status }, row.cabang[status] ?? 0);
      for (const status of RUN_STATUSES) runs.set({ status }, row.akhir_hari[status] ?? 0);
      pending.set(row.menunggu);
      failed.set(row.pekerjaan_gagal);
      standbys.set(row.salinan);
      unarchived.set(row.arsip_gagal);
      if (row.arsip_detik === null) archived.remove();
      else archived.set(row.arsip_detik);
    },
  });
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
