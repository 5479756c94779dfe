import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { statOf } from './processes.ts';

/** One process: its parent, and the processor time that it and those of its children that have ended used so far. */
export type Used = Readonly<{ parent: number; ticks: number }>;

/** Linux counts a process's time in hundredths of a second. */
const TICKS_A_SECOND = 100;
/** A process that ends counts with what it had used at the last look, unless its parent waits for it. A look takes a few milliseconds. */
const EACH_MS = 1_000;

/** The processes that a step has started. */
const roots = new AsyncLocalStorage<Set<number>>();

/** All processes of this machine by their ids; none where it is no Linux. */
function processTable(): ReadonlyMap<number, Used> {
  const table = new Map<number, Used>();
  if (process.platform !== 'linux') return table;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const stat = statOf(pid);
    const ticks = stat.slice(11, 15).reduce((sum, part) => sum + Number(part), 0);
    if (stat.length > 0) table.set(pid, { parent: Number(stat[1]), ticks });
  }
  return table;
}

/** The ticks of these processes and of all that descend from them. */
export function ticksBelow(table: ReadonlyMap<number, Used>, pids: ReadonlySet<number>): number {
  const children = Map.groupBy(table.keys(), (pid) => table.get(pid)?.parent);
  let sum = 0;
  const open = [...pids];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    sum += table.get(pid)?.ticks ?? 0;
    open.push(...(children.get(pid) ?? []));
  }
  return sum;
}

/**
 * Adds up how far a sum rises. It falls when a process ends for which nobody waits, whose time is counted already, and when a root itself ends.
 */
export function rises(): { readonly add: (sum: number) => void; readonly total: () => number } {
  let [last, total] = [0, 0];
  return {
    add: (sum) => {
      total += Math.max(0, sum - last);
      last = sum;
    },
    total: () => total,
  };
}

/** Counts this process, and all that descend from it, for the step that has started it. */
export function countCpu(pid: number | undefined): void {
  if (pid !== undefined) roots.getStore()?.add(pid);
}

/** Does the work and returns what it returns, with the processor seconds of the processes that it counts; undefined where no system tells. */
export async function withCpu<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly cpu: number | undefined }> {
  const pids = new Set<number>();
  const sum = rises();
  const look = () => sum.add(ticksBelow(processTable(), pids));
  const timer = setInterval(look, EACH_MS);
  try {
    const value = await roots.run(pids, work);
    look();
    return { value, cpu: process.platform === 'linux' ? Math.round(sum.total() / TICKS_A_SECOND) : undefined };
  } finally {
    clearInterval(timer);
  }
}
