import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, type Runner, type RunnerOptions, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger as Log } from 'pino';
import { JOB_SCHEMA, openQueuePool } from '#core/db/job-queue.ts';
import { inRounds } from '#core/db/rounds.ts';
import { Transactions } from '#core/db/transactions.ts';
import type { JobContext, Task } from './task.ts';
import { tasks } from './tasks.ts';

/** Jobs of one core at once: they wait for others, mostly; an end of day may take half of them. */
const CONCURRENCY = 4;
/** One connection listens for good; with one more for each job at once none waits for another to ask for its next or to record its result. */
const CONNECTIONS = CONCURRENCY + 1;
/** A core reports so often that it is at work; `upsert_job_worker` takes it for dead after half a minute. */
const HEARTBEAT_MS = 5_000;
const STOP_MS = 3_000;
/** So long a core waits before it tries again to begin with the queue. */
const AGAIN_MS = 1_000;

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue's own words go to the core's log; that a job is done is said at debug. */
const loggerOn = (log: Log) =>
  new Logger((scope) => (level, message) => log[LEVELS[level]]({ ...scope }, `job queue: ${message}`));

/** A core's connections to the queue; those that are lost are logged. */
export const queuePool = (appUrl: string, log: Log): Pool =>
  openQueuePool(appUrl, CONNECTIONS, ({ message }) =>
    log.warn({ reason: message }, 'a connection of the job queue was lost'),
  );

/** Configures the core's work at the queue, over whatever connections: all tasks, by the queue's names. */
export function jobOptions(context: JobContext): RunnerOptions {
  return {
    schema: JOB_SCHEMA,
    logger: loggerOn(context.log),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      tasks.map((task: Task) => [
        task.name,
        (payload: unknown, { job }: { job: { attempts: number } }) => task.run(context, payload, job.attempts),
      ]),
    ),
    // Batches of no delay: one by one, nobody would catch a failure to record a job's result, and the process would end.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, identifier: name }] : [])),
    ),
  };
}

/**
 * Takes jobs from the queue as long as the core runs. Returns how to stop it: a job that hangs is left to another core. The library gives up for good
 * when it cannot record a job's result, as when the database goes away under one; then it is begun anew. While the schema is not of this core's
 * release (`fits`) it takes none: they are left to a core that was written for it.
 */
export async function startJobs(
  appUrl: string,
  core: Omit<JobContext, 'begin'>,
  fits: () => boolean = () => true,
): Promise<() => Promise<void>> {
  const transactions = new Transactions(appUrl);
  const context: JobContext = { ...core, begin: transactions.begin };
  let worker = await beginWork(appUrl, context);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<'stopped'>();
  const stopWatch = inRounds(
    async () => {
      if ((await Promise.race([worker.runner.promise.catch(() => {}), stopped])) === 'stopped') return false;
      if (!fits()) return false;
      context.log.warn('the job queue has stopped; beginning anew');
      // Its jobs are locked in the name of a worker that is gone; nobody else would take them for half a minute.
      await context.db`select graphile_worker.force_unlock_workers(array[${worker.pool}])`;
      worker = await beginWork(appUrl, context);
      return true;
    },
    { pauseMs: AGAIN_MS, failed: (error) => context.log.warn({ err: error }, 'the job queue cannot begin anew yet') },
  );
  const stopRest = inRounds(
    async () => {
      // A worker that has stopped by itself, or rests already, is not stopped again.
      if (!fits()) await worker.runner.stop().catch(() => {});
      return false;
    },
    { pauseMs: AGAIN_MS, failed: () => {} },
  );
  const stopHeartbeat = inRounds(
    async () => {
      const [row] = await context.db<{ freed: number }[]>`select upsert_job_worker(${worker.pool}) as freed`;
      if (row && row.freed > 0) context.log.warn({ cores: row.freed }, 'took over the jobs of a core that is gone');
      return false;
    },
    {
      pauseMs: HEARTBEAT_MS,
      failed: (error) => context.log.warn({ err: error }, 'the job queue could not be told that this core works'),
    },
  );
  return async () => {
    stop('stopped');
    await Promise.all([stopWatch(), stopRest()]);
    const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
    // A worker that had given up by itself has nothing to stop.
    const ended = worker.runner.stop().catch(() => {});
    await Promise.race([ended.then(() => worker.closed), patience]);
    await stopHeartbeat();
    // Work under way is rolled back; another core does it.
    await transactions.end();
  };
}

interface Worker {
  readonly runner: Runner;
  /** The name under which its jobs are locked. */
  readonly pool: string;
  /** Settles when the worker has ended, and its connections with it. */
  readonly closed: Promise<void>;
}

async function beginWork(appUrl: string, context: JobContext): Promise<Worker> {
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter();
  let pool = '';
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool.id;
  });
  const pgPool = queuePool(appUrl, context.log);
  const close = () => pgPool.end();
  try {
    const runner = await run({ ...jobOptions(context), pgPool, events });
    return { runner, pool, closed: runner.promise.then(close, close) };
  } catch (error) {
    await close();
    throw error;
  }
}
