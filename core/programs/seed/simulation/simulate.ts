import { checkBooks } from '#core/ledger/check-books.ts';
import { hashOfBooks } from './books.ts';
import { postedByBank } from './coverage.ts';
import { liveDay, type Served } from './days.ts';
import { endsOf } from './exchange.ts';
import { leftOut } from './invariants.ts';
import type { Outcome, World } from './world.ts';

export interface Simulated extends Outcome {
  readonly businessDays: number;
  /** The checks of the books that held each time. */
  readonly held: readonly string[];
  /** The number of proofs of the whole books. */
  readonly checked: number;
  /** Invariants of the bank whose area this release has not got. */
  readonly absent: readonly string[];
  /** The states at the end of what went between banks, by kind and state. */
  readonly between: Readonly<Record<string, number>>;
  /** A hash over journals, lines and balances: the same seed makes the same one. */
  readonly books: string;
}

const ALL_AT_ONCE = 100_000;

/** Does the work of the core's rounds each second beside the counters: rolls up lines, appends the trail and closed days to the hash chain. */
async function settle({ app }: World): Promise<void> {
  await app`select rollup_gl_balances(), append_audit_chain(${ALL_AT_ONCE}), append_day_hashes()`;
}

/** Throws, naming what does not hold. */
async function prove(world: World): Promise<readonly string[]> {
  await settle(world);
  const results = await checkBooks(world.owner);
  const broken = results.filter(({ ok }) => !ok);
  if (broken.length > 0) {
    const failures = broken.map(({ name, details }) => `${name}: ${details.join('; ')}`).join('\n');
    throw new Error(`the books of ${world.date} do not hold:\n${failures}`);
  }
  return results.map(({ name }) => name);
}

interface Life extends Served {
  readonly until: string;
  /** The books are proved after each day, or at each month's end. */
  readonly proved?: 'DAYS' | 'MONTHS';
  readonly report?: (text: string) => void;
}

/**
 * Lives one business day after another until the bank's date reaches `until`, `served` customers a day at each branch; proves all invariants after
 * each day or at each month's end, and at the end, and throws where one does not hold. `told` gets each month that is over.
 */
export async function simulate(
  world: World,
  { until, proved = 'MONTHS', report: failures = () => {}, ...served }: Life,
): Promise<Simulated> {
  let [businessDays, checked] = [0, 0];
  for (let next = world.date; next < until; ) {
    const day = await liveDay(world, served);
    businessDays += 1;
    next = day.berikut;
    if (day.monthEnd || proved === 'DAYS') {
      await prove(world);
      checked += 1;
    }
    if (day.monthEnd) failures(`${day.tanggal}, books proved`);
  }
  const held = await prove(world);
  const { operations, refusals } = world.outcome;
  return {
    businessDays,
    held,
    checked: checked + 1,
    absent: leftOut(held),
    between: await endsOf(world.app),
    books: await hashOfBooks(world.owner),
    operations: { ...operations, ...(await postedByBank(world.owner)) },
    refusals,
  };
}
