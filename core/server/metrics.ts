import { statfs } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnchorState } from '#core/control/audit/anchor-round.ts';
import { inLane } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';
import type { Pool, StatementReport } from '#core/db/pool/pool.ts';
import type { HostPort } from '#lib/config/fields.ts';
import { type ErrorCode, errors } from '#lib/errors/errors.ts';
import type { Admission } from './admission.ts';
import { daysOfCalendar } from './calendar.ts';
import { PARTS, type Readiness } from './readiness.ts';

/** Seconds: from what a good call takes to what no caller waits for. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** These metrics are counted as they happen. */
export interface CoreMetrics {
  readonly registry: Registry;
  readonly call: (rpc: string, code: string, ms: number, changes: boolean) => void;
  readonly statement: (report: StatementReport) => void;
}

/** The bank's error budget is spent by what the system failed to do, never by what it refused rightly. */
function outcomeOf(code: string): 'done' | 'refused' | 'failed' {
  if (code === 'OK') return 'done';
  return isError(code) && errors[code].http < 500 ? 'refused' : 'failed';
}

const isError = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Counters and histograms of one core. */
export function coreMetrics(): CoreMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Histogram({
    name: 'amanah_core_call_seconds',
    help: 'Calls served, by rpc and by the code they ended with',
    labelNames: ['rpc', 'code'] as const,
    buckets: BUCKETS,
    registers,
  });
  const done = new Counter({
    name: 'amanah_core_changes_total',
    help: 'Calls that change something: done, refused for a reason of the bank or of the call, or failed because of the system',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of ['done', 'refused', 'failed'] as const) done.inc({ outcome }, 0);
  const statements = new Histogram({
    name: 'amanah_db_statement_seconds',
    help: 'Statements at the database, by lane',
    labelNames: ['lane'] as const,
    buckets: BUCKETS,
    registers,
  });
  const waits = new Histogram({
    name: 'amanah_db_wait_seconds',
    help: 'Waiting for a connection, by lane',
    labelNames: ['lane'] as const,
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'amanah_db_failures_total',
    help: 'Statements that failed, by lane and SQLSTATE or code of the connection',
    labelNames: ['lane', 'code'] as const,
    registers,
  });
  return {
    registry,
    call: (rpc, code, ms, changes) => {
      calls.observe({ rpc, code }, ms / 1_000);
      if (changes) done.inc({ outcome: outcomeOf(code) });
    },
    statement: ({ lane, waited, took, error }) => {
      statements.observe({ lane }, took / 1_000);
      waits.observe({ lane }, waited / 1_000);
      if (typeof error === 'object' && error !== null && 'code' in error)
        failures.inc({ lane, code: String(error.code) });
    },
  };
}

/** Reads these metrics when they are asked for: the pool, the crowd, the parts of readiness. */
export function watchState(
  { registry }: CoreMetrics,
  { pool, admission, readiness }: { pool: Pool; admission: Admission; readiness: Readiness },
): void {
  const registers = [registry];
  new Gauge({
    name: 'amanah_db_connections',
    help: 'Connections by lane and what they do: all, busy, and calls that wait for one',
    labelNames: ['lane', 'what'] as const,
    registers,
    collect() {
      for (const [lane, state] of Object.entries(pool.state().lanes))
        for (const [what, value] of Object.entries(state)) this.set({ lane, what }, value);
    },
  });
  new Gauge({
    name: 'amanah_core_calls_inside',
    help: 'Calls being served',
    registers,
    collect() {
      this.set(admission.inside());
    },
  });
  new Gauge({
    name: 'amanah_core_ready',
    help: '1 for each part of readiness that is well',
    labelNames: ['part'] as const,
    registers,
    collect() {
      for (const part of PARTS) this.set({ part }, readiness.is(part) ? 1 : 0);
    },
  });
}

/** Shows whether the head of the chain is kept outside, and up to which link. */
export function watchAnchor({ registry }: CoreMetrics, state: Readonly<AnchorState>): void {
  const registers = [registry];
  new Gauge({
    name: 'amanah_anchor_position',
    help: 'Last position of the audit chain that was kept outside the database',
    registers,
    collect() {
      this.set(Number(state.posisi)); // not an amount: a position of the chain
    },
  });
  new Gauge({
    name: 'amanah_anchor_failing_seconds',
    help: 'Since when heads of the audit chain cannot be kept outside; 0 while they can',
    registers,
    collect() {
      this.set(state.failsSince === undefined ? 0 : (Date.now() - state.failsSince) / 1_000);
    },
  });
}

interface Lag {
  lines: number;
  rows: number;
  menunggu_detik: number;
  sisa_kalender: number;
  ukuran: number;
  bertentangan: number;
}

/** Reads from the database: how far the roll-up and the hash chain are behind, how long the oldest item waits, and what other banks contradict. */
export function watchLag({ registry }: CoreMetrics, db: Db): void {
  const registers = [registry];
  const notRolledUp = new Gauge({
    name: 'amanah_rollup_lag_lines',
    help: 'Journal lines that are not rolled up yet',
    registers,
  });
  const notChained = new Gauge({
    name: 'amanah_audit_chain_lag_rows',
    help: 'Rows of the trail that are not in the hash chain yet',
    registers,
  });
  const size = new Gauge({ name: 'amanah_database_bytes', help: 'What the database takes on its disk', registers });
  const conflicts = new Gauge({
    name: 'amanah_settlement_conflicts',
    help: 'Payments of other banks that contradict what was received before and wait for two persons',
    registers,
  });
  const calendar = new Gauge({
    name: 'amanah_calendar_days',
    help: 'Days until the last year with holidays ends',
    registers,
  });
  new Gauge({
    name: 'amanah_oldest_pending_seconds',
    help: 'Age of the oldest item that waits for a checker; 0 when none does',
    registers,
    async collect() {
      const [row] = await inLane(
        'background',
        async () =>
          await db<Lag[]>`
          select (select count(*)::integer from unaggregated_totals()) as lines,
                 (select count(*)::integer from audit_log a, audit_chain_head s where (a.xid, a.id) > (s.xid, s.audit_id)) as rows,
                 coalesce((select extract(epoch from now() - min(dibuat_pada))::float8 from flow_instance where flow_state = 'WAITING'), 0) as menunggu_detik,
                 (select count(*)::integer from settlement_entry where status = 'BERTENTANGAN') as bertentangan,
                 ${daysOfCalendar(db)} as sisa_kalender, pg_database_size(current_database())::float8 as ukuran`,
      );
      notRolledUp.set(row?.lines ?? 0);
      notChained.set(row?.rows ?? 0);
      conflicts.set(row?.bertentangan ?? 0);
      calendar.set(row?.sisa_kalender ?? 0);
      size.set(row?.ukuran ?? 0);
      this.set(row?.menunggu_detik ?? 0);
    },
  });
}

/** Measures the free room on the disks below these folders, as a file of this process would find it; a missing folder reports nothing. */
export function watchDisks({ registry }: CoreMetrics, folders: readonly string[]): void {
  new Gauge({
    name: 'amanah_disk_bytes',
    help: 'Disks by folder: all there is, and what is free',
    labelNames: ['folder', 'what'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const folder of folders) {
        const disk = await statfs(folder).catch(() => undefined);
        if (!disk) continue;
        this.set({ folder, what: 'all' }, disk.blocks * disk.bsize);
        this.set({ folder, what: 'free' }, disk.bavail * disk.bsize);
      }
    },
  });
}

/**
 * Serves GET /metrics on a port of its own, which the bank opens to its collector alone, and there the probes of whatever runs this process: /live answers 200, and /ready
 * answers 200 or 503, as grpc.health.v1 answers for `ready`. Probes of Kubernetes cannot speak gRPC over TLS. Returns the server once it listens.
 */
export async function serveMetrics(
  { registry }: CoreMetrics,
  { host, port }: HostPort,
  readiness: Pick<Readiness, 'is'>,
): Promise<Server> {
  const server = createServer(async (req, res) => {
    if (req.url === '/metrics') return sendMetrics(registry, res);
    if (req.url === '/live') res.statusCode = 200;
    else if (req.url === '/ready') res.statusCode = readiness.is('database') && readiness.is('schema') ? 200 : 503;
    else res.statusCode = 404;
    res.end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}

async function sendMetrics(registry: Registry, res: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics();
    res.setHeader('content-type', registry.contentType);
    res.end(text);
  } catch {
    // Some metrics come from the database; while it is away the status reports that to the collector.
    res.statusCode = 503;
    res.end();
  }
}
