import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#core/programs/seed/random.ts';
import type { Cluster } from '#dev/cluster/cluster.ts';
import type { MachineName } from '#dev/cluster/layout.ts';
import { type Fault, type Kind, kindsOf, recovered, strike } from './faults.ts';

/** A line of the table: one fault, or two at a time. */
export interface Struck {
  readonly what: string;
  readonly from: number;
  to: number;
  /** All machines served again within the time given. */
  whole: boolean;
}

const SHORTEST_S = 5;
const LONGEST_S = 15;
const RECOVERY_MS = 60_000;
const QUIET_MS = 3_000;
/** So many of a hundred come with a second one. */
const TWO = 25;

/** The kinds in a shuffled order, then again: a short drill sees as many kinds as it has time for. */
function* endless(kinds: readonly Kind[], random: Random): Generator<Kind> {
  for (;;) {
    const left = [...kinds];
    while (left.length > 0) yield* left.splice(random.below(left.length), 1);
  }
}

/** Harms machines one after the other, one or two at a time, until it is over, and heals each. */
export async function rage(
  cluster: Cluster,
  random: Random,
  options: { readonly until: number; readonly say: (line: string) => void },
): Promise<readonly Struck[]> {
  const struck: Struck[] = [];
  const kinds = endless(kindsOf(cluster).kinds, random);
  const next = async (harmed: ReadonlySet<MachineName>): Promise<Fault | undefined> => {
    const { value } = kinds.next();
    return value ? strike(value, cluster, random, harmed) : undefined;
  };
  while (Date.now() < options.until) {
    const first = await next(new Set());
    if (!first) continue;
    const second = random.percent(TWO) ? await next(new Set([first.machine])) : undefined;
    const faults = [first, ...(second ? [second] : [])];
    const line: Struck = { what: faults.map(({ what }) => what).join(' and '), from: Date.now(), to: 0, whole: false };
    struck.push(line);
    options.say(line.what);
    await pause(random.between(SHORTEST_S, LONGEST_S) * 1_000);
    for (const fault of faults) await fault.end().catch((error: unknown) => options.say(`${fault.machine}: ${error}`));
    line.whole = await recovered(cluster, RECOVERY_MS);
    await pause(QUIET_MS);
    line.to = Date.now();
  }
  return struck;
}
