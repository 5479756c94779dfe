import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc in a second, the same on every Linux there is. */
const TICKS = 100;

/** Seconds of processor time by the part of the whole that used it. */
export type Times = Readonly<Record<string, number>>;

/** Names the processes to measure: themselves, with those they have started and seen end, and, of a server, those it has now. */
export interface Part {
  readonly pid: number;
  readonly children: boolean;
}

/** Ticks a process has used so far; `ended`: also of its children that are over. 0 for one that is gone. */
function ticks(pid: number, ended: boolean): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const [own, over] = [fields.slice(11, 13), fields.slice(13, 15)];
    return [...own, ...(ended ? over : [])].reduce((sum, field) => sum + Number.parseInt(field, 10), 0);
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): number[] => {
  try {
    const lists = readdirSync(`/proc/${pid}/task`).map((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1'),
    );
    return lists.flatMap((list) => list.split(' ').filter(Boolean)).map((text) => Number.parseInt(text, 10));
  } catch {
    return [];
  }
};

/**
 * Returns the processor time that each part has used so far. Unlike transactions a second it does not depend on what else the machine does. All
 * zero where there is no /proc.
 */
export function processorTimes(parts: Readonly<Record<string, Part>>): Times {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { pid, children }]) => {
      const live = children ? childrenOf(pid).reduce((sum, child) => sum + ticks(child, false), 0) : 0;
      return [name, (ticks(pid, true) + live) / TICKS];
    }),
  );
}

/** Microseconds between two readings, for each transaction. */
export const perTransaction = (before: Times, after: Times, transactions: number): Times =>
  Object.fromEntries(
    Object.entries(after).map(([name, seconds]) => [name, ((seconds - (before[name] ?? 0)) * 1e6) / transactions]),
  );

/** All parts together. */
export const total = (times: Times): number => Object.values(times).reduce((sum, each) => sum + each, 0);
