import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { makeRandom } from '#core/programs/seed/random.ts';
import { unmade } from '#core/programs/seed/simulation/all-unmade.ts';
import { seedBank } from '#core/programs/seed/simulation/bank.ts';
import { neverCame } from '#core/programs/seed/simulation/coverage.ts';
import { simulate } from '#core/programs/seed/simulation/simulate.ts';
import { openRails } from '#dev/central-bank/rails.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { startPostgres } from '#dev/postgres.ts';
import { addDays } from '#lib/dates.ts';
import { operationCodes } from '#lib/operations/operations.ts';

/**
 * `npm run simulate -- --days 365 --branches 3 --seed 1`: a bank of its own lives through a simulated time, its books are proved after each day or
 * at each month's end, and at the end, and `bench/out/simulation.json` reports it. Ends with 1 where an invariant does not hold.
 */

/** The first day, a Wednesday: a year from it has both kinds of months and a year's end in its middle. */
const BEGIN = '2026-07-01';
/** Up to so many days the books are proved after each of them, beyond that at each month's end. */
const EACH_DAY = 60;
const SECOND_MS = 1_000;
const OUT = new URL('out/', import.meta.url);

const whole = (text: string, name: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (value < 1 || value > most) throw new Error(`--${name} takes a whole number from 1 to ${most}`);
  return value;
};

function options() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: { days: text('365'), branches: text('3'), seed: text('1'), served: text('8'), from: text(BEGIN) },
  });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.from)) throw new Error('--from takes a date, for example --from 2026-07-01');
  return {
    days: whole(values.days, 'days', 540),
    branches: whole(values.branches, 'branches', 99),
    seed: whole(values.seed, 'seed', 999_999_999),
    served: whole(values.served, 'served', 1_000),
    from: values.from,
  };
}

const line = (name: string, value: string | number): string => `${String(name).padEnd(34)}${value}\n`;

async function main(): Promise<void> {
  const asked = options();
  const dir = openDataDir(join(tmpdir(), `amanah-simulation-${process.pid}`));
  const folder = join(dir, 'rails');
  mkdirSync(folder);
  const server = await startPostgres({ dir: join(dir, 'postgres'), secrets: await loadSecrets(dir), lasting: false });
  await migrate(server.ownerUrl);
  const bank = { owner: connect(server.ownerUrl, { max: 2, asal: 'PASANG' }), app: connect(server.appUrl, { max: 4 }) };
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / SECOND_MS);
  const say = (text: string) => process.stdout.write(text);
  try {
    const name = `simulasi ${asked.seed}`;
    const random = makeRandom(asked.seed);
    const rails = openRails(folder, name);
    const world = await seedBank(bank, {
      branches: asked.branches,
      date: asked.from,
      days: asked.days,
      random,
      name,
      rails,
    });
    const result = await simulate(world, {
      until: addDays(asked.from, asked.days),
      served: asked.served,
      proved: asked.days <= EACH_DAY ? 'DAYS' : 'MONTHS',
      report: (text) => say(line(text, `${seconds()} s`)),
    });
    const report = { ...asked, ...result, seconds: seconds() };
    say('\n');
    for (const [code, times] of Object.entries(result.operations)) say(line(code, times));
    say('\nrefused as they had to be\n');
    for (const [code, times] of Object.entries(result.refusals)) say(line(code, times));
    say('\nbetween banks\n');
    for (const [what, times] of Object.entries(result.between)) say(line(what, times));
    say('\n');
    const missing = neverCame(result.operations);
    const due = operationCodes.filter((code) => !(code in unmade));
    say(line('operations made', `${due.length - missing.length} of ${operationCodes.length}`));
    if (missing.length > 0) say(line('never came', missing.join(' ')));
    for (const [code, reason] of Object.entries(unmade)) say(line(code, reason));
    say(line('business days', result.businessDays));
    say(line('invariants held', `${result.held.length} checks, ${result.checked} times`));
    say(line('not there yet', result.absent.join('; ')));
    say(line('books', result.books));
    say(line('seconds', report.seconds));
    mkdirSync(OUT, { recursive: true });
    writeFileSync(new URL('simulation.json', OUT), `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await Promise.all([bank.owner.end(), bank.app.end()]);
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
