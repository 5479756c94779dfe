import { runOnce } from 'graphile-worker';
import { jobOptions, queuePool } from '#core/jobs/run.ts';
import type { JobContext } from '#core/jobs/task.ts';
import type { TestBank } from '../helpers.ts';

/** Does every job that is due, one after the other, until none is due and none is held. */
export async function doDueJobs(bank: TestBank, context: Omit<JobContext, 'db' | 'begin'>): Promise<void> {
  const { parsedCronItems: _, ...options } = jobOptions({
    db: bank.app,
    begin: (work) => work(bank.app),
    ...context,
  });
  const pgPool = queuePool(bank.appUrl, context.log);
  for (;;) {
    await runOnce({ ...options, pgPool, concurrency: 1 });
    // The queue notes what became of a job a moment after it has ended, and a job behind it in its line is taken only then.
    const [left] = await bank.owner<{ n: number }[]>`
      select (select count(*) from graphile_worker._private_jobs where locked_by is not null or is_available and run_at <= now())::integer
        + (select count(*) from graphile_worker._private_job_queues where locked_by is not null)::integer as n`;
    if (left?.n === 0) return pgPool.end();
  }
}
