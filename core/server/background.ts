import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';

const PAUSE_MS = 1_000;
const SEAL_BATCH = 2_000;

/**
 * Folds journal lines into daily totals and seals the audit trail, about once a second. Both take a lock in the database, so
 * that any number of cores may run this. Answers how to stop it.
 */
export function startBackground(db: Db, log: Logger): () => Promise<void> {
  let stopped = false;
  let wake = () => {};
  const rounds = (async () => {
    while (!stopped) {
      let more = false;
      try {
        const [row] = await db<
          { lines: bigint; sealed: number }[]
        >`select fold_ledger() as lines, seal_audit(${SEAL_BATCH}) as sealed`;
        more = row?.sealed === SEAL_BATCH;
      } catch (error) {
        log.warn({ err: error }, 'folding and sealing will be tried again');
      }
      if (!more && !stopped) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, PAUSE_MS).unref();
        });
      }
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await rounds;
  };
}
