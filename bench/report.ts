import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, freemem, loadavg, release, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { processorOf, processorRatio, type Slices } from './rates.ts';

export interface Ratios {
  readonly post_vs_hand: number;
  readonly post_vs_hand_many: number;
  readonly grpc_vs_hand: number;
  readonly grpc_vs_hand_many: number;
  readonly http_vs_hand: number;
  readonly http_vs_hand_many: number;
  readonly post_vs_tpcb: number;
  readonly grpc_vs_tpcb: number;
  readonly http_vs_tpcb: number;
  readonly hot_vs_spread: number;
  readonly statements_per_posting: number;
  readonly wal_per_posting: number;
  readonly wal_of_hand: number;
  readonly wal_through_grpc: number;
  readonly wal_through_http: number;
  readonly server_us_through_grpc: number;
  readonly server_us_through_http: number;
  readonly bytes_per_posting: number;
  readonly trial_balance_speedup: number;
  readonly inquiry_p99_ms: number;
}

/** A figure without a target stands there to be compared with. */
interface Target {
  readonly what: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Names the cause that holds the figure back when it is not reached. */
  readonly limit?: string;
}

const FUNCTION = 'the processor time of the posting function: what its statements do, and starting each';
const CORE = "the core's processor time on one thread, and the load generator's beside it";
const WEB = "the web's processor time on one thread: routing, session, schema, gRPC";
const ROWS = 'rows and index entries of journal, lines, key and audit';

const TARGETS: Readonly<Record<keyof Ratios, Target>> = {
  post_vs_hand: { what: 'postings by the function / hand-written, few clients', atLeast: 0.5, limit: FUNCTION },
  post_vs_hand_many: { what: 'the same, many clients', atLeast: 0.5, limit: FUNCTION },
  grpc_vs_hand: { what: 'postings through gRPC / hand-written, few in flight' },
  grpc_vs_hand_many: { what: 'the same, many in flight', atLeast: 0.3, limit: CORE },
  http_vs_hand: { what: 'postings through HTTP / hand-written, few connections' },
  http_vs_hand_many: { what: 'the same, many connections', atLeast: 0.2, limit: WEB },
  post_vs_tpcb: {
    what: 'postings by the function / TPC-B-like',
    atLeast: 1.15,
    limit: FUNCTION,
  },
  grpc_vs_tpcb: {
    what: 'postings through gRPC / TPC-B-like',
    atLeast: 0.45,
    limit: CORE,
  },
  http_vs_tpcb: {
    what: 'postings through HTTP with session / TPC-B-like',
    atLeast: 0.2,
    limit: WEB,
  },
  hot_vs_spread: {
    what: 'one GL account / many GL accounts',
    atLeast: 0.95,
    limit: 'noise: no posting touches a row of a GL account',
  },
  statements_per_posting: {
    what: 'SQL statements per posting',
    atMost: 1.4,
    limit: 'what is read besides the operation context and the posting',
  },
  wal_per_posting: { what: 'WAL bytes of a posting by the function', atMost: 1_700, limit: ROWS },
  wal_of_hand: { what: 'WAL bytes of a hand-written posting' },
  wal_through_grpc: { what: 'WAL bytes of a posting through gRPC, with the background' },
  wal_through_http: { what: 'WAL bytes of a posting through HTTP, with the background' },
  server_us_through_grpc: { what: 'processor µs of the core for a posting through gRPC' },
  server_us_through_http: { what: 'processor µs of web and core for one through HTTP', atMost: 1_000, limit: WEB },
  bytes_per_posting: { what: 'bytes on disk per posting', atMost: 1_000, limit: 'rows and index entries of a posting' },
  trial_balance_speedup: {
    what: 'rolled-up totals / GROUP BY over the lines',
    atLeast: 100,
    limit: 'days × accounts × branches in the rolled-up totals',
  },
  inquiry_p99_ms: {
    what: 'account inquiry over HTTP, p99 ms',
    atMost: 40,
    limit: "the web's one thread under 20 connections",
  },
};

const holds = ({ atLeast, atMost }: Target, value: number): boolean =>
  Number.isFinite(value) &&
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) &&
  value <= (atMost ?? Number.POSITIVE_INFINITY);

/** Describes the machine that took the figures. */
export function machine(): Record<string, unknown> {
  const [cpu] = cpus();
  return {
    processor: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memory_mb: Math.round(totalmem() / 1_048_576),
    free_mb: Math.round(freemem() / 1_048_576),
    system: `${process.platform} ${release()}`,
    node: process.version,
    load_before: load(),
  };
}

/** The load averages of the machine over 1, 5 and 15 minutes. */
export const load = (): number[] => loadavg().map((value) => Math.round(value * 100) / 100);

/** The source the figures belong to; empty outside a git checkout. */
export function commit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** Processor time of one transaction of each load, by who used it: what is left of a figure when others use the machine too. */
export function processorTable(slices: Slices): string {
  const loads = Object.keys(slices);
  const parts = Object.keys(processorOf(slices, loads[0] ?? '').parts);
  const cells = (values: readonly number[]) => values.map((value) => String(Math.round(value)).padStart(10)).join('');
  const line = (load: string) => {
    const { all, parts: own } = processorOf(slices, load);
    const against = processorRatio(slices, load, load.endsWith(' many') ? 'hand many' : 'hand');
    return `${load.padEnd(10)}${cells([...parts.map((part) => own[part] ?? 0), all])}${String(Math.round(against * 100) / 100).padStart(10)}`;
  };
  return [
    'Processor time of one transaction, µs, and what of it a hand-written one takes:',
    `${''.padEnd(10)}${[...parts, 'in all', 'ratio'].map((part) => part.padStart(10)).join('')}`,
    ...loads.map(line),
  ].join('\n');
}

export interface Report {
  readonly ratios: Ratios;
  readonly machine: Record<string, unknown>;
  readonly settings: Record<string, unknown>;
  readonly raw: Record<string, unknown>;
}

/** Writes the report and returns the table of it: each ratio, its target, and what limits those that are not reached. */
export function writeReport(file: string | undefined, report: Report): string {
  const names = Object.keys(TARGETS) as (keyof Ratios)[];
  const reached = Object.fromEntries(names.map((name) => [name, holds(TARGETS[name], report.ratios[name])]));
  const whole = { taken_at: new Date().toISOString(), ...report, targets: TARGETS, reached };
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `${JSON.stringify(whole, (_, value) => (typeof value === 'bigint' ? value.toString() : value), 2)}\n`,
    );
  }
  const rows = names.map((name) => {
    const { what, atLeast, atMost, limit } = TARGETS[name];
    const target = atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '';
    const value = String(Number(report.ratios[name].toPrecision(4)));
    const line = `${name.padEnd(24)}${value.padStart(9)}  ${target.padEnd(8)}${target === '' ? '        ' : reached[name] ? 'reached ' : 'NOT YET '}  ${what}`;
    return reached[name] ? line : `${line}\n${''.padEnd(52)}limited by ${limit}`;
  });
  return rows.join('\n');
}
