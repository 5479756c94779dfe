import type { Db } from '#core/db/client.ts';
import { wallClock } from '#lib/dates.ts';
import { prepareCustomers } from './customer-bank.ts';
import { duplicates, type Measured, radar, searches } from './customer-searches.ts';
import { type BenchDatabase, inBench } from './database.ts';
import { QUICK, sized } from './quick.ts';

/**
 * `node bench/customers.ts`: how long it takes among a million customers to find one in each way, to find duplicates while typing, and to list
 * those of the whole bank. Exits 1 above the targets.
 */
const CUSTOMERS = sized(1_000_000, 20_000);
/** A person waits this long at the core, in milliseconds: the first page of a search, the radar, the list of the whole bank. */
const SEARCH_MS = 40;
const RADAR_MS = 50;
const TWINS_MS = 60_000;

function report(found: Record<string, Measured>, target: number): boolean {
  for (const [what, { p50, p99, cpu, rows }] of Object.entries(found)) {
    const times = [p50, p99, cpu].map((ms) => ms.toFixed(1).padStart(9)).join('');
    process.stdout.write(`${times} ms ${String(rows).padStart(3)} rows  ${what}${p99 > target ? '  <-- above' : ''}\n`);
  }
  const reached = Object.values(found).every(({ p99 }) => p99 <= target);
  process.stdout.write(`target: p99 within ${target} ms ${reached ? 'reached' : 'NOT reached'}\n`);
  return reached;
}

/** Measures over one connection, so that the database's processor time is that of one process. */
async function measure(app: Db): Promise<boolean> {
  process.stdout.write('      p50      p99      cpu\n');
  const reached = [
    report(await searches(app), SEARCH_MS),
    report(await radar(app), RADAR_MS),
    report(await duplicates(app), TWINS_MS),
  ];
  return reached.every(Boolean);
}

async function main(database: BenchDatabase, app: Db): Promise<void> {
  await prepareCustomers(database.owner, wallClock(new Date()).date, CUSTOMERS);
  process.stdout.write(`${CUSTOMERS} customers inserted\n`);
  if (!(await measure(app)) && !QUICK) process.exitCode = 1;
}

await inBench('customers', 1, main);
