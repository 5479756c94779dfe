import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { runEndOfDay } from './run.ts';

/** One end of day keeps a worker so long before others get their turn. */
const TURN_MS = 10_000;

const payloadSchema = z.object({ run: z.string().uuid() });

/** The job `end_of_day`: carries one end of day (`payload.run`) on, and queues itself again behind others while there is more to do. */
export async function endOfDayJob(db: Db, begin: Begin, log: Logger, payload: unknown): Promise<void> {
  const { run } = payloadSchema.parse(payload);
  const until = performance.now() + TURN_MS;
  const runStatus = await runEndOfDay(run, { db, begin, log, enough: () => performance.now() >= until });
  if (runStatus === 'BERJALAN') await db`select queue_end_of_day(${run}::uuid)`;
}
