import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallScope, inScope } from '#core/db/call-scope.ts';
import { connect } from '#core/db/client.ts';
import { openPool, type Pool } from '#core/db/pool/pool.ts';
import { type TcpProxy, tcpProxy } from '../../tcp-proxy.ts';
import { emptyBank, type TestBank } from '../helpers.ts';

let bank: TestBank;
let proxy: TcpProxy;
let pool: Pool;

beforeAll(async () => {
  bank = await emptyBank();
  const url = new URL(bank.appUrl);
  proxy = await tcpProxy({ port: Number.parseInt(url.port, 10) });
  url.port = String(proxy.port);
  pool = openPool(url.href);
  await pool.db`select 1`;
});
afterAll(async () => {
  await pool.end(1);
  await proxy.close();
  await bank.close();
});

const scope = (fields: Partial<CallScope>): CallScope => ({
  lane: 'read',
  deadline: performance.now() + 10_000,
  correlation: 'uji',
  progress: { served: false },
  abandoned: () => false,
  ...fields,
});

/** Asks until there is an answer. `node bench/faults.ts` measures how soon that is. */
async function untilServed(): Promise<void> {
  for (;;) {
    const served = await inScope(scope({ lane: 'quick' }), () => pool.db`select 1`).then(
      () => true,
      () => false,
    );
    if (served) return;
    await pause(50);
  }
}

/** Every connection of the pool has been used. */
const warm = () =>
  Promise.all(
    (['quick', 'read', 'posting'] as const).flatMap((lane) =>
      Array.from({ length: 6 }, () => inScope(scope({ lane }), () => pool.db`select pg_sleep(0.1)`)),
    ),
  );

test('a path that forgets every connection is found out and served again', async () => {
  await warm();
  await pause(1_200);
  proxy.forget();
  // Not one call that happens to find a new connection, but all that come at once.
  await Promise.all(Array.from({ length: 12 }, untilServed));
  expect(pool.state().away).toBe(false);
});

test('a single connection that lost its path is ended; one whose statement works on is left alone', async () => {
  const slow = inScope(scope({}), () => pool.db<{ n: number }[]>`select 1 as n from pg_sleep(5)`);
  await pause(500);
  expect(await slow).toEqual([{ n: 1 }]);
});

test('while everything is swallowed calls are refused, none waits for its time to end; once it is back they are served', async () => {
  proxy.swallow(true);
  await expect.poll(() => pool.state().away).toBe(true);
  // A call that had waited would get a timeout.
  await expect(inScope(scope({}), () => pool.db`select 1`)).rejects.toMatchObject({ code: 'CONNECTION_AWAY' });
  proxy.swallow(false);
  await untilServed();
  expect(pool.state().away).toBe(false);
});

test('reset connections are replaced', async () => {
  await warm();
  proxy.reset();
  await untilServed();
  expect(await pool.db<{ n: number }[]>`select 1 as n`).toEqual([{ n: 1 }]);
});

test('misses notifications while the listening connection is dead, and receives later ones', async () => {
  const payloads: string[] = [];
  let begun = 0;
  await pool.db.listen(
    'uji',
    (payload) => payloads.push(payload),
    () => {
      begun++;
    },
  );
  proxy.forget();
  for (let n = 0; payloads.length === 0; n++) {
    await bank.owner`select pg_notify('uji', ${String(n)})`;
    await pause(100);
  }
  expect(begun).toBe(2);
});

test('postings that wait for a row take no connection from readers, and wait two seconds at most', async () => {
  const holder = connect(bank.ownerUrl, { max: 1 });
  await holder`begin`;
  await holder`select pg_advisory_xact_lock(815)`;
  const ended: string[] = [];
  const held = Array.from({ length: 40 }, () =>
    inScope(scope({ lane: 'posting' }), () => pool.db`select pg_advisory_xact_lock(815)`)
      .then(
        () => 'OK',
        (error: { code: string }) => error.code,
      )
      .then((code) => {
        ended.push(code);
        return code;
      }),
  );
  for (let n = 0; n < 50; n++) {
    await inScope(scope({}), () => pool.db`select 1`);
    ended.push('READ');
  }
  // Readers were answered while the postings still waited for their row.
  expect(ended.filter((code) => code !== 'OVERLOADED')[0]).toBe('READ');
  expect(new Set(await Promise.all(held))).toEqual(new Set(['55P03', 'OVERLOADED']));
  await holder`rollback`;
  await holder.end();
  await inScope(scope({ lane: 'posting' }), () => pool.db`select pg_advisory_xact_lock(815)`);
});

test('nothing is sent for a call whose time is over or whose caller has gone', async () => {
  const late = inScope(scope({ deadline: performance.now() - 1 }), () => pool.db`select 1`);
  await expect(late).rejects.toMatchObject({ code: 'DEADLINE' });
  const gone = inScope(scope({ abandoned: () => true }), () => pool.db`select 1`);
  await expect(gone).rejects.toMatchObject({ code: 'DEADLINE' });
  expect(await inScope(scope({}), () => pool.db`select 1 as n`)).toEqual([{ n: 1 }]);
});

test('a statement ends with the time of its call, and its connection is free again', async () => {
  const slow = inScope(scope({ deadline: performance.now() + 500 }), () => pool.db`select pg_sleep(3600)`);
  await expect(slow).rejects.toMatchObject({ code: 'DEADLINE' });
  await expect.poll(() => pool.state().lanes.read.busy).toBe(0);
});

test('fragments, lists and unsafe text work as with a plain client', async () => {
  const { db } = pool;
  await untilServed();
  const part = db`${'a'}::text as huruf`;
  expect(
    await db`select ${part}, ${db.unsafe('1')} as satu, ${db.json({ x: 1 })}::jsonb as j, ${[1n, 2n].map(String)}::bigint[] as n`,
  ).toEqual([{ huruf: 'a', satu: 1, j: { x: 1 }, n: [1n, 2n] }]);
  expect(await db.unsafe('select 2 as dua')).toEqual([{ dua: 2 }]);
  const condition = db`${1} in ${db([1, 2])} and ${db`true`}`;
  expect(await db`select ${[db`1 as a`, db`, 2 as b`]} where ${condition}`).toEqual([{ a: 1, b: 2 }]);
  const rows = [
    { a: 1, b: db`upper(${'x'})` },
    { a: 2, b: 'y' },
  ];
  expect(
    await db`with t(a, b) as (values ${db(rows.map(({ a, b }) => [a, b]) as never)}) select a::integer, b from t`,
  ).toEqual([
    { a: 1, b: 'X' },
    { a: 2, b: 'y' },
  ]);
  const name = 'dua';
  expect(await db`select ${db(name)} from (select 2 as dua) t`).toEqual([{ dua: 2 }]);
});

test('a statement without a caller is not sent, a repeated one is sent once, and each caller gets a refusal', async () => {
  await untilServed();
  const { db } = pool;
  const busy = () => Object.values(pool.state().lanes).reduce((sum, lane) => sum + lane.busy, 0);
  const unasked = db`select 1`;
  await pause(1);
  expect([busy(), String(unasked)]).toEqual([0, '[object Statement]']);
  const once = db<{ moment: string }[]>`select clock_timestamp()::text as moment`;
  const [first, second] = await Promise.all([once, once]);
  expect(second).toBe(first);
  expect(await once.then((rows) => rows.length)).toBe(1);
  await expect(db`select 1 / ${0}::integer`).rejects.toMatchObject({ code: '22012' });
  expect(await db`select 1 / ${0}::integer`.catch(({ code }) => code)).toBe('22012');
  let ended = 0;
  await db`select 1`.finally(() => {
    ended += 1;
  });
  expect(ended).toBe(1);
});
