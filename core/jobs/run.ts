import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, type Runner, type RunnerOptions, run } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import { JOB_SCHEMA, queueAddress } from '#core/db/job-queue.ts';
import { inRounds } from '#core/db/rounds.ts';
import type { JobContext, Task } from './task.ts';
import { tasks } from './tasks.ts';

/** Jobs of one core at once: they wait for others, mostly. */
const CONCURRENCY = 2;
/** One connection listens, one asks for jobs and one notes what became of them. */
const CONNECTIONS = 3;
/** How often a core says that it is at work; `keep_job_worker` takes it for dead after half a minute. */
const HEARTBEAT_MS = 5_000;
const STOP_MS = 3_000;

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue's own words go to the core's log; that a job is done is said at debug. */
const loggerOn = (log: Log) =>
  new Logger((scope) => (level, message) => log[LEVELS[level]]({ ...scope }, `job queue: ${message}`));

/** How a core works at the queue: the tasks of the house, by the queue's names. */
export function jobOptions(appUrl: string, context: JobContext): RunnerOptions {
  return {
    connectionString: queueAddress(appUrl),
    schema: JOB_SCHEMA,
    logger: loggerOn(context.log),
    concurrency: CONCURRENCY,
    maxPoolSize: CONNECTIONS,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      tasks.map((task: Task) => [
        task.name,
        (payload: unknown, { job }: { job: { attempts: number } }) => task.run(context, payload, job.attempts),
      ]),
    ),
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, identifier: name }] : [])),
    ),
  };
}

/** Takes jobs from the queue as long as the core runs. Answers how to stop it: a job that hangs is left to another core. */
export async function startJobs(appUrl: string, context: JobContext): Promise<() => Promise<void>> {
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter();
  let pool = '';
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool.id;
  });
  const runner: Runner = await run({ ...jobOptions(appUrl, context), events });
  const stopHeartbeat = inRounds(
    async () => {
      const [row] = await context.db<{ freed: number }[]>`select keep_job_worker(${pool}) as freed`;
      if (row && row.freed > 0) context.log.warn({ cores: row.freed }, 'took over the jobs of a core that is gone');
      return false;
    },
    {
      pauseMs: HEARTBEAT_MS,
      failed: (error) => context.log.warn({ err: error }, 'the job queue could not be told that this core works'),
    },
  );
  return async () => {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([runner.stop(), patience]);
    await stopHeartbeat();
  };
}
