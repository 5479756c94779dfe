import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { openPool } from '#core/db/pool/pool.ts';
import { freePort } from '#dev/ports.ts';
import { type TcpProxy, tcpProxy } from '../../tcp-proxy.ts';
import { bareDatabase, type TestBank } from '../helpers.ts';
import { startCore } from '../server/core-process.ts';
import { type Issuer, startIssuer } from '../server/issuer.ts';

let bank: TestBank;
let issuer: Issuer;
/** Two ways to the same database, for two servers of which each may fail. */
let proxies: readonly TcpProxy[];
let dead: number;

beforeAll(async () => {
  bank = await bareDatabase();
  issuer = await startIssuer();
  const port = Number.parseInt(new URL(bank.ownerUrl).port, 10);
  proxies = await Promise.all([tcpProxy({ port }), tcpProxy({ port })]);
  dead = await freePort('127.0.0.1');
});
afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await issuer.stop();
  await bank.close();
});

/** The address with these ports of this machine as its servers. */
const over = (url: string, ports: readonly (number | undefined)[], wanted = 'read-write'): string => {
  const { username, password, pathname } = new URL(url);
  const servers = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return `postgres://${username}:${password}@${servers}${pathname}?target_session_attrs=${wanted}`;
};

test('a release and a whole core work where the first server of the address is dead', async () => {
  const live = proxies[0]?.port;
  expect((await migrate(over(bank.ownerUrl, [dead, live]))).length).toBeGreaterThan(10);
  const core = await startCore(over(bank.appUrl, [dead, live]), issuer);
  expect(core.said()).not.toContain('cannot begin anew');
  // As the release, each of its connections went by the server that lives: pool, listener, probe and job queue.
  expect(proxies[0]?.open()).toBeGreaterThan(3);
  core.child.kill('SIGTERM');
  expect(await core.ended).toBe(0);
});

test('connections go to the other server when theirs dies, and back when that one dies', async () => {
  const pool = openPool(
    over(
      bank.appUrl,
      proxies.map(({ port }) => port),
      'any',
    ),
  );
  const payloads: string[] = [];
  await pool.db.listen('uji', (payload) => payloads.push(payload));
  const alone = connect(
    over(
      bank.appUrl,
      proxies.map(({ port }) => port),
    ),
    { max: 1 },
  );
  for (const [from, to] of [proxies, [...proxies].reverse()]) {
    to?.swallow(false);
    to?.reset();
    from?.swallow(true);
    from?.reset();
    const served = () =>
      Promise.all([pool.db`select 1 as n`, alone`select 1 as n`]).then(
        ([[a], [b]]) => [a?.n, b?.n],
        () => [],
      );
    await expect.poll(served, { timeout: 60_000 }).toEqual([1, 1]);
    const before = payloads.length;
    await expect
      .poll(
        async () => {
          await bank.owner`select pg_notify('uji', 'x')`;
          return payloads.length;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(before);
  }
  await alone.end({ timeout: 1 });
  await pool.end(1);
});

test('where no server answers that is said as of a database that is away, by every client, again and again', async () => {
  const client = connect(over(bank.appUrl, [dead, dead]), { max: 1 });
  for (let n = 0; n < 3; n += 1) await expect(client`select 1`).rejects.toMatchObject({ code: 'CONNECT_NO_SERVER' });
  await client.end({ timeout: 0 });
  const standby = connect(over(bank.appUrl, [new URL(bank.appUrl).port].map(Number), 'standby'), { max: 1 });
  await expect(standby`select 1`).rejects.toMatchObject({ code: 'CONNECT_NO_SERVER' });
  await standby.end({ timeout: 0 });
  const stranger = connect(over(bank.appUrl.replace(/:[^:@/]+@/, ':salah@'), [dead, proxies[0]?.port]), { max: 1 });
  await expect(stranger`select 1`).rejects.toMatchObject({ code: '28P01' });
  await stranger.end({ timeout: 0 });
});
