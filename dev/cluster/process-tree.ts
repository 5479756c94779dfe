import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, statOf } from '#dev/processes.ts';

/** Returns these processes and all that descend from them. */
export function treeOf(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const pid = Number.parseInt(name, 10);
    const parent = Number.parseInt(statOf(pid)[1] ?? '', 10);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found: number[] = [];
  const visit = (pid: number) => {
    if (found.includes(pid)) return;
    found.push(pid);
    for (const child of children.get(pid) ?? []) visit(child);
  };
  for (const root of roots) visit(root);
  return found.filter(isAlive);
}

/** Returns the server that works in a data folder of PostgreSQL; Patroni starts it apart from its own processes. */
export function serverOf(data: string): number[] {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '', 10);
    return readlinkSync(`/proc/${pid}/cwd`) === data ? [pid] : [];
  } catch {
    return [];
  }
}

/** Sends a signal to each that still lives. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in between.
    }
}
