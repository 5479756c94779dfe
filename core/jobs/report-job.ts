import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { keyOf, objectsIn } from '#core/books/reports/job/objects.ts';
import type { WorkerMessage } from '#core/books/reports/job/worker-message.ts';
import type { Db } from '#core/db/client.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import type { JobContext } from './task.ts';

const PROGRAM = fileURLToPath(new URL('../programs/report-process.ts', import.meta.url));
/** Limit of its own heap; a report is written in constant memory. */
const MOST_HEAP_MB = 160;
/** Part of that heap for new objects: rows live as long as their batch, and more room would only be cleared away later. */
const NEW_HEAP_MB = 4;
/** Below what people wait for: postings come first on a processor that both want. */
const NICE = 10;

const payloadSchema = z.object({ id: z.uuid() });

/** Waits for the end of a process; what it has said of a failure is thrown. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.on('message', (message: { failed?: string }) => {
      said = message.failed ?? '';
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(said || `the process that makes a report ended with ${code ?? signal}`));
    });
  });
}

/** Starts the process that makes one file, at a lower priority and with bounded memory. It ends with this one. */
export function beginReport(workerMessage: WorkerMessage): {
  readonly pid: number | undefined;
  readonly end: Promise<void>;
} {
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, `--max-semi-space-size=${NEW_HEAP_MB}`],
    serialization: 'json',
  });
  const end = ended(child);
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICE);
  } catch {
    // A system that does not let it go lower runs it as it is.
  }
  child.send(workerMessage);
  return { pid: child.pid, end };
}

/**
 * The job `report`: makes one file (`payload.id`) in a process of its own, so that online postings do not wait for it. What it throws is tried again by the
 * queue.
 */
export async function reportJob({ reports, storage }: JobContext, payload: unknown): Promise<void> {
  const { id } = payloadSchema.parse(payload);
  if (!reports || !storage) throw new Error('this core was not told where files lie');
  await beginReport({ id, storage, ...reports }).end;
}

/** One round removes this many; what is left waits for the next. */
const ROUND = 200;

/** Removes the files of jobs that are over: kept long enough, failed or given up. Returns how many jobs. Throws where the storage is away. */
export async function removeReports(db: Db, storage: StorageConfig): Promise<number> {
  const over = await db<{ id: string; percobaan: number }[]>`select id, percobaan from reports_over(${ROUND})`;
  if (over.length === 0) return 0;
  const objects = objectsIn(storage);
  const removed: string[] = [];
  try {
    for (const { id, percobaan } of over) {
      for (let attempt = 1; attempt <= percobaan; attempt += 1) await objects.remove(keyOf(id, attempt));
      removed.push(id);
    }
  } finally {
    objects.end();
    if (removed.length > 0) await db`select forget_reports(${removed}::uuid[])`;
  }
  return removed.length;
}
