import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { codeOf } from '#core/db/error-code.ts';
import { isConnectionFault } from '#core/db/pool/slot.ts';

/** A core that starts waits so long before it asks a database that is away again. */
const AGAIN_MS = 1_000;
/** The pool's own words for a database that keeps a statement waiting until nobody waits for it any more. */
const TOO_LATE: ReadonlySet<string> = new Set(['DEADLINE', 'OVERLOADED']);

/**
 * Does `work` as soon as the database responds: core and database are started together, and a failover may last. Each attempt that finds it away
 * leaves one line in the log; any other failure is thrown.
 */
export async function whenDatabaseAnswers<T>(log: Logger, work: () => Promise<T>, againMs = AGAIN_MS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (!isConnectionFault(error) && !TOO_LATE.has(code)) throw error;
      log.warn({ attempt, code }, 'the database does not answer yet; trying again');
      await pause(againMs);
    }
  }
}
