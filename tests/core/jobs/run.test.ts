import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runOnce } from 'graphile-worker';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '#core/control/identity/person.ts';
import type { IdentityProvider } from '#core/control/identity/provider.ts';
import { jobOptions, queuePool, startJobs } from '#core/jobs/run.ts';
import { tasks } from '#core/jobs/tasks.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { startCore } from '../server/core-process.ts';
import { startIssuer } from '../server/issuer.ts';

const log = pino({ level: 'silent' });
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.owner`delete from identity_job`;
  await bank.owner`delete from graphile_worker._private_jobs`;
});

const ask = (...users: string[]) =>
  bank.owner`insert into identity_job (id_user, aksi) select u, 'UBAH' from unnest(${users}::text[]) u`;
const open = async (): Promise<number> => {
  const [row] = await bank.app<{ n: number }[]>`
    select count(*)::integer as n from identity_job where selesai_pada is null`;
  return row?.n ?? -1;
};

/** Jobs that a decision has queued; at the turn of a minute there are some that the clock has queued beside them. */
const queued = async (which: 'all' | 'held' = 'all'): Promise<number> => {
  const [row] = await bank.owner<{ n: number }[]>`
    select count(*)::integer as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'identity' and (${which === 'all'} or j.locked_by is not null)`;
  return row?.n ?? -1;
};

/** Asks until the answer is what is expected; the test's own time limit ends it. */
async function until<T>(question: () => Promise<T>, expected: T): Promise<void> {
  while ((await question()) !== expected) await new Promise((resolve) => setTimeout(resolve, 25));
}

const provider = (save: (person: Person) => Promise<void>): IdentityProvider => ({
  save,
  signOut: async () => {},
  clearFailures: async () => {},
  remove: async () => {},
  setOneTimePassword: async () => {},
});

test('a running core takes up queued jobs as soon as they are committed, and stops', async () => {
  const logged: string[] = [];
  const stop = await startJobs(bank.appUrl, {
    db: bank.app,
    provider: provider(async ({ id_user }) => void logged.push(id_user)),
    log,
  });
  await bank.owner.begin(async (tx) => {
    await tx`insert into identity_job (id_user, aksi) values ('teller1', 'UBAH')`;
    await tx`insert into identity_job (id_user, aksi) values ('teller2', 'UBAH')`;
  });
  await bank.owner
    .begin(async (tx) => {
      await tx`insert into identity_job (id_user, aksi) values ('teller3', 'UBAH')`;
      throw new Error('taken back');
    })
    .catch(() => {});
  await until(open, 0);
  await stop();
  expect(logged.sort()).toEqual(['teller1', 'teller2']);
  expect(await queued()).toBe(0);
});

test('several cores share the jobs: each is done once, never two of one user at a time', async () => {
  const busy = new Set<string>();
  const logged: string[] = [];
  const faults: string[] = [];
  // The first job ends only once another runs beside it: were they not shared, the test would never end.
  let beside = () => {};
  const second = new Promise<void>((resolve) => {
    beside = resolve;
  });
  const context = {
    db: bank.app,
    log,
    provider: provider(async ({ id_user }) => {
      if (busy.has(id_user)) faults.push(id_user);
      busy.add(id_user);
      logged.push(id_user);
      if (logged.length > 1) beside();
      await second;
      busy.delete(id_user);
    }),
  };
  const users = ['teller1', 'teller2', 'teller3'];
  const stops = await Promise.all([1, 2, 3].map(() => startJobs(bank.appUrl, context)));
  await ask(...users, ...users, ...users);
  await until(open, 0);
  await Promise.all(stops.map((stop) => stop()));
  expect(faults).toEqual([]);
  expect(logged.sort()).toEqual([...users, ...users, ...users].sort());
});

test('as many jobs as a core takes at once run and end together, with any number of connections to the queue', async () => {
  const warned: string[] = [];
  const logger = { ...log, warn: (_: unknown, text?: string) => warned.push(String(text)) } as unknown as typeof log;
  const AT_ONCE = 4;
  const users = ['teller1', 'teller2', 'teller3', 'manager1', 'manager2', 'supervisor1', 'cs1', 'finance1'];
  const busy = new Set<string>();
  const most: number[] = [];
  // Four end in the same instant, when all of them are at work: were one kept waiting for a connection, none would.
  let together = Promise.withResolvers<void>();
  const stop = await startJobs(bank.appUrl, {
    db: bank.app,
    log: logger,
    provider: provider(async ({ id_user }) => {
      busy.add(id_user);
      const all = together;
      if (busy.size === AT_ONCE) {
        most.push(busy.size);
        busy.clear();
        together = Promise.withResolvers<void>();
        all.resolve();
      }
      await all.promise;
    }),
  });
  await ask(...users);
  await until(open, 0);
  await until(queued, 0);
  await stop();
  expect(most).toEqual([AT_ONCE, AT_ONCE]);
  expect(warned.filter((text) => text.includes('maxPoolSize'))).toEqual([]);
});

test('a connection that is lost after the queue gave up is noted, and the core lives on', async () => {
  const warned: unknown[] = [];
  const logger = { ...log, warn: (about: unknown) => warned.push(about) } as unknown as typeof log;
  const pool = queuePool(bank.appUrl, logger);
  const { parsedCronItems: _, ...options } = jobOptions({
    db: bank.app,
    begin: (work) => work(bank.app),
    provider: provider(async () => {}),
    log,
  });
  await runOnce({ ...options, pgPool: pool });
  const client = await pool.connect();
  client.release();
  const { pid } = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0] ?? { pid: 0 };
  await bank.app`select pg_terminate_backend(${pid})`;
  await until(async () => warned.length > 0, true);
  expect(warned[0]).toEqual({ reason: expect.stringMatching(/terminat/) });
  await pool.end();
});

test('a core whose schema is of another release takes no job until it fits again', async () => {
  const logged: string[] = [];
  let fits = false;
  const stop = await startJobs(
    bank.appUrl,
    { db: bank.app, provider: provider(async ({ id_user }) => void logged.push(id_user)), log },
    () => fits,
  );
  const connections = async () =>
    (
      await bank.app`select from pg_stat_activity where application_name = 'amanah-jobs' and datname = current_database()`
    ).length;
  await until(connections, 0);
  await ask('teller1');
  expect([await queued(), logged]).toEqual([1, []]);
  fits = true;
  await until(open, 0);
  await stop();
  expect(logged).toEqual(['teller1']);
});

test('a core that is killed in the middle of a job leaves it to another', async () => {
  // Simulates a provider that takes the request and does not answer, as one does whose caller is killed meanwhile.
  const asked = new Set<string>();
  const silent = createServer((request) => asked.add(request.url ?? ''));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const issuer = await startIssuer();
  const core = await startCore(bank.appUrl, issuer, undefined, {
    KEYCLOAK_ADMIN_URL: url,
    KEYCLOAK_ADMIN_CLIENT_ID: 'amanah-admin',
    KEYCLOAK_ADMIN_CLIENT_SECRET: 'rahasia-untuk-uji',
  });
  const logged: string[] = [];
  try {
    await ask('teller1', 'teller1');
    const held = () => queued('held');
    // Its job waits at the provider, so it holds it for as long as it lives.
    await until(async () => asked.size > 0, true);
    expect(await held()).toBe(1);
    core.child.kill('SIGKILL');
    await core.ended;
    const context = { db: bank.app, provider: provider(async ({ id_user }) => void logged.push(id_user)), log };
    const stop = await startJobs(bank.appUrl, context);
    // While the dead core may still be alive for all anybody knows, its job is left alone, and so is the line behind it.
    await bank.app`select upsert_job_worker('uji')`;
    expect(await held()).toBe(1);
    await bank.owner`update job_worker set dilihat_pada = now() - interval '1 minute' where id <> 'uji'`;
    await bank.owner`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`;
    await bank.owner`update graphile_worker._private_job_queues set locked_at = now() - interval '1 minute' where locked_by is not null`;
    await bank.app`select upsert_job_worker('uji')`;
    await until(open, 0);
    await stop();
    expect(logged).toEqual(['teller1', 'teller1']);
  } finally {
    core.child.kill('SIGKILL');
    silent.closeAllConnections();
    silent.close();
    await issuer.stop();
  }
});

test('a line whose job was ended by a core that had been taken for dead is opened again', async () => {
  await ask('teller1');
  await bank.owner`delete from graphile_worker._private_jobs`;
  await bank.owner`
    update graphile_worker._private_job_queues set locked_at = now() - interval '1 minute', locked_by = 'uji' where queue_name = 'identity:teller1'`;
  await bank.app`select upsert_job_worker('uji')`;
  const [row] = await bank.owner<{ bebas: boolean }[]>`
    select is_available as bebas from graphile_worker._private_job_queues where queue_name = 'identity:teller1'`;
  expect(row?.bebas).toBe(true);
});

test('jobs that run by the clock are called periodic, and nothing else is', () => {
  for (const { name, cron } of tasks) expect(name.startsWith('periodic:')).toBe(cron !== undefined);
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
});

const denied = (statement: string): Promise<string> =>
  bank.app.unsafe(statement).then(
    () => 'allowed',
    (error: { code?: string }) => error.code ?? String(error),
  );

test('an end of day that fails at the queue is taken up within seconds, and no more often than other work once that has gone on for long', async () => {
  await bank.owner`delete from graphile_worker._private_jobs`;
  await bank.owner`select graphile_worker.add_job(t.name, '{}'::json) from unnest(array['end_of_day', 'identity']) t (name)`;
  const waits = async (attempts: number): Promise<readonly Record<string, unknown>[]> => {
    await bank.owner`update graphile_worker._private_jobs set run_at = now(), attempts = ${attempts}, locked_at = now(), locked_by = 'uji'`;
    return bank.owner`
      with failed as (
        update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now() + interval '1 hour' returning task_id, run_at)
      select t.identifier, (f.run_at - now())::text as jeda from failed f join graphile_worker._private_tasks t on t.id = f.task_id order by 1`;
  };
  expect([...(await waits(59))]).toEqual([
    { identifier: 'end_of_day', jeda: '00:00:05' },
    { identifier: 'identity', jeda: '00:05:00' },
  ]);
  expect([...(await waits(60))]).toEqual([
    { identifier: 'end_of_day', jeda: '00:05:00' },
    { identifier: 'identity', jeda: '00:05:00' },
  ]);
});

test("the application's role makes no job of its own and changes none", async () => {
  await ask('teller1');
  const jobs = () =>
    bank.owner`select id, task_id, job_queue_id, payload::text, key, priority, max_attempts from graphile_worker._private_jobs`;
  const before = [...(await jobs())];
  for (const statement of [
    `select graphile_worker.add_job('identity', '{"id":"1"}'::json)`,
    `select graphile_worker.add_job('lain', '{}'::json)`,
    `select graphile_worker.add_job('identity', '{"id":"9"}'::json, job_key => (select key from graphile_worker._private_jobs limit 1))`,
    `update graphile_worker._private_jobs set payload = '{"id":"9"}'`,
    `update graphile_worker._private_jobs set job_queue_id = null`,
    `update graphile_worker._private_jobs set task_id = task_id + 1`,
    `truncate graphile_worker._private_jobs`,
    `alter table graphile_worker._private_jobs disable trigger all`,
    `create table graphile_worker.mine (x integer)`,
    `insert into job_worker values ('x', now())`,
  ]) {
    expect([statement, await denied(statement)]).toEqual([statement, '42501']);
  }
  expect([...(await jobs())]).toEqual(before);
  // The allowed counterparts: it may take a job, put it back, and queue the scheduled jobs.
  expect(await denied('update graphile_worker._private_jobs set locked_at = now(), locked_by = $$x$$')).toBe('allowed');
  expect(await denied('update graphile_worker._private_jobs set locked_at = null, locked_by = null')).toBe('allowed');
  expect(await denied(`select graphile_worker.add_job('periodic:identity')`)).toBe('allowed');
});
