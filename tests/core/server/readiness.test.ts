import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ProviderClock } from '#core/access/provider-clock.ts';
import { publishedKeys, tokenVerifier } from '#core/access/tokens.ts';
import { checkHealth } from '#core/server/health.ts';
import { PARTS, Readiness } from '#core/server/readiness.ts';
import { HealthCheckResponse_ServingStatus as Serving } from '#types/proto/health.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';

let bank: TestBank;
let issuer: Issuer;
beforeAll(async () => {
  bank = await testBank();
  issuer = await startIssuer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await issuer.stop();
  await bank.close();
});

/** Returns the status from grpc.health.v1 of each part and of `ready`, by name. */
async function statesOf(readiness: Readiness): Promise<Record<string, boolean>> {
  const check = checkHealth(readiness);
  const asked = ['ready', ...PARTS].map(
    (service) =>
      new Promise<[string, boolean]>((resolve) => {
        check({ request: { service } } as never, (_, reply) => resolve([service, reply?.status === Serving.SERVING]));
      }),
  );
  return Object.fromEntries(await Promise.all(asked));
}
const well = { ready: true, database: true, schema: true, 'clock.database': true, 'clock.identity': true };

const LATER = '9999-of-a-later-release.sql';
const become = {
  newer: () => bank.owner`insert into schema_migration (nama, sidik) values (${LATER}, 'x')`,
  known: () => bank.owner`delete from schema_migration where nama = ${LATER}`,
};

describe('the schema', () => {
  test('of another release stops a core from starting, which says why and the remedy; on its own it starts', async () => {
    const [last] = await bank.owner<{ nama: string; sidik: string }[]>`
      delete from schema_migration where nama = (select max(nama) from schema_migration where nama not in ('functions', 'names')) returning nama, sidik`;
    const start = () => startCore(bank.appUrl, issuer);
    await expect(start()).rejects.toThrow(
      `this database does not fit: it is older than this release, ${last?.nama} was not applied: run migrate`,
    );
    await bank.owner`insert into schema_migration (nama, sidik) values (${last?.nama ?? ''}, ${last?.sidik ?? ''})`;
    await become.newer();
    await expect(start()).rejects.toThrow(
      `this database does not fit: it is newer than this release, which does not know ${LATER}`,
    );
    await become.known();
    const core = await start();
    expect(core.child.exitCode).toBe(null);
    core.child.kill('SIGKILL');
    await core.ended;
  });

  test('that changes under a core takes it out of service until it fits again', async () => {
    const readiness = new Readiness(bank.app, { database: () => 0, identity: () => 0 });
    await readiness.prove();
    expect(await statesOf(readiness)).toEqual(well);
    let later = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
    await become.newer();
    later += 20_000;
    await readiness.prove();
    expect(await statesOf(readiness)).toEqual({ ...well, ready: false, schema: false });
    await become.known();
    later += 20_000;
    await readiness.prove();
    expect(await statesOf(readiness)).toEqual(well);
  });
});

describe('a clock', () => {
  test.each([
    ['clock.database', 61_000, 0],
    ['clock.database', -61_000, 59_000],
    ['clock.identity', 0, 61_000],
    ['clock.identity', -59_000, -61_000],
  ])(
    '%s is named when it is more than a minute off: database %i ms, provider %i ms',
    async (part, database, identity) => {
      const readiness = new Readiness(bank.app, { database: () => database, identity: () => identity });
      await readiness.prove();
      expect(await statesOf(readiness)).toEqual({ ...well, [part]: false });
    },
  );

  test('of a core that is wrong does not make a fresh token old: the provider’s clock gives its age', async () => {
    const behind = 400;
    const stamped = Math.floor(Date.now() / 1000) - behind;
    const token = await issuer.token('teller1', { iat: stamped, exp: stamped + 300 });
    const config = { issuer: issuer.url, jwksUrl: issuer.jwksUrl, audience: 'amanah-core', algorithm: 'RS256' };
    const keys = publishedKeys(issuer.jwksUrl);
    const verified = (now: () => number) => tokenVerifier(config, keys, now)(token, 'amanah-web');
    expect(await verified(() => Date.now())).toBeNull();
    expect(await verified(() => Date.now() - behind * 1_000)).toMatchObject({ idUser: 'teller1' });
  });

  test('that nobody could ask yet is not called wrong', async () => {
    const readiness = new Readiness(bank.app, { database: () => undefined, identity: () => undefined });
    await readiness.prove();
    expect(await statesOf(readiness)).toEqual(well);
  });

  test('of the provider is read from its own statement, and evaluated by ours', async () => {
    let ahead = 0;
    const provider = createServer((_, res) => {
      res.setHeader('date', new Date(Date.now() + ahead).toUTCString());
      res.end('{}');
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const clock = new ProviderClock(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/`);
    const readiness = new Readiness(bank.app, { database: () => 0, identity: clock.ahead });
    await readiness.prove();
    for (const [seconds, named] of [
      [0, false],
      [90, true],
      [30, false],
      [-90, true],
    ] as const) {
      ahead = seconds * 1_000;
      await clock.ask();
      expect(await statesOf(readiness)).toEqual({ ...well, 'clock.identity': !named });
    }
    await new Promise((resolve) => provider.close(resolve));
  });
});
