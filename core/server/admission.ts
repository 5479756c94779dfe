import { fail } from '#lib/errors/errors.ts';
import { workingTime } from '#lib/working-time.ts';
import type { RpcName } from '#types/rpc.ts';

/**
 * The server begins as many calls at once as end in half a second, so that none waits much longer than that, within these bounds. Calls that are not
 * let in cost next to nothing; one that is refused later has cost what it has been through.
 */
const SHARE = 0.5;
const LEAST = 128;
const MOST = 400;

/** The way out is always let in. */
const ALWAYS: ReadonlySet<RpcName> = new Set<RpcName>(['access.keluar']);

/** Counts the calls being served, and admits new ones. */
export interface Admission {
  /** Serves a call, or refuses it at once with OVERLOADED. */
  readonly pass: <T>(rpc: RpcName, work: () => Promise<T>) => Promise<T>;
  readonly inside: () => number;
}

const QUARTER_MS = 250;

/** Counts the calls that ended in the last second, by a clock of milliseconds that stops while none can. */
function pace(now: () => number) {
  const quarters = [0, 0, 0, 0];
  let last = 0;
  const at = (): number => {
    const quarter = Math.floor(now() / QUARTER_MS);
    for (let gone = Math.max(last, quarter - quarters.length) + 1; gone <= quarter; gone++) quarters[gone % 4] = 0;
    last = quarter;
    return quarter % 4;
  };
  return {
    ended: () => {
      const quarter = at();
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    },
    perSecond: () => {
      at();
      return quarters.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** A number of calls at a time that follows how many end. */
export function openAdmission(now: () => number = () => performance.now()): Admission {
  const time = workingTime(now);
  const { ended, perSecond } = pace(time.now);
  const most = () => Math.min(Math.max(Math.floor(perSecond() * SHARE), LEAST), MOST);
  let inside = 0;
  return {
    inside: () => inside,
    async pass(rpc, work) {
      if (inside === 0) time.rested();
      if (inside >= most() && !ALWAYS.has(rpc)) fail('OVERLOADED');
      inside++;
      try {
        return await work();
      } finally {
        inside--;
        time.worked();
        ended();
      }
    },
  };
}
