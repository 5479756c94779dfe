import { makePartitionsAhead, prunePartitions } from '#core/db/partitions.ts';
import { tellProvider } from '#core/identity/tell-provider.ts';
import type { Task } from './task.ts';

/** All background work that is queued or runs by the clock. Rounds that are due every second stay loops: core/server/background.ts. */
export const tasks: readonly Task[] = [
  {
    name: 'identity',
    run: ({ db, provider, log }, payload, attempt) => tellProvider(db, provider, log, payload, attempt),
  },
  {
    // A decision whose job was lost is queued again.
    name: 'periodic:identity',
    cron: '*/5 * * * *',
    run: async ({ db }) => {
      await db`select requeue_identity_jobs()`;
    },
  },
  {
    // Months of the ledger and the trail: the coming ones are made long before they begin, old ones go as the bank has ruled.
    name: 'periodic:partitions',
    cron: '20 * * * *',
    run: async ({ db, log }) => {
      const [made, dropped] = [await makePartitionsAhead(db), await prunePartitions(db)];
      if (made > 0 || dropped > 0) log.info({ made, dropped }, 'partitions made ahead and dropped');
    },
  },
];
