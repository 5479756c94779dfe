import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import { inRounds } from '#core/db/rounds.ts';

const PAUSE_MS = 1_000;
const SEAL_BATCH = 2_000;

/**
 * Folds journal lines into daily totals and seals the audit trail, about once a second. Both take a lock in the database, so
 * that any number of cores may run this. Answers how to stop it.
 */
export function startBackground(db: Db, log: Logger): () => Promise<void> {
  return inRounds(
    async () => {
      const [row] = await db<{ sealed: number }[]>`
        select fold_ledger() as lines, seal_audit(${SEAL_BATCH}) as sealed, seal_days() as days`;
      return row?.sealed === SEAL_BATCH;
    },
    { pauseMs: PAUSE_MS, failed: (error) => log.warn({ err: error }, 'folding and sealing will be tried again') },
  );
}
