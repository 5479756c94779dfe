import { ServerCredentials } from '@grpc/grpc-js';
import pino from 'pino';
import { afterAll } from 'vitest';
import { logoutVerifier } from '#core/access/logout-tokens.ts';
import { supervisorFrom } from '#core/access/supervisor.ts';
import { publishedKeys, tokenVerifier } from '#core/access/tokens.ts';
import { makeHandlers } from '#core/server/modules.ts';
import { Readiness } from '#core/server/readiness.ts';
import { makeServer } from '#core/server/server.ts';
import { Watchers } from '#core/server/watch.ts';
import { type CounterBank, counterBank } from '../counter-bank.ts';
import { type CoreClient, connectTo } from './client.ts';
import { type Issuer, startIssuer } from './issuer.ts';

const sessions = { idleMinutes: 15, shiftEnd: '' };

export interface TestCore extends CoreClient {
  readonly bank: CounterBank;
  readonly issuer: Issuer;
  readonly readiness: Readiness;
}

/** The core as main.ts puts it together, over the small bank and an identity provider of the test's own; ended after the file. */
export async function testCore(): Promise<TestCore> {
  const bank = await counterBank();
  const issuer = await startIssuer();
  const verify = tokenVerifier({
    issuer: issuer.url,
    jwksUrl: issuer.jwksUrl,
    audience: 'amanah-core',
    algorithm: 'RS256',
  });
  const held = { issuer: issuer.url, jwksUrl: issuer.jwksUrl, audience: 'amanah-core', algorithm: 'RS256' };
  const verifyHeld = tokenVerifier({ ...held, toleranceSeconds: 36_000 });
  const verifyLogout = logoutVerifier(
    { issuer: issuer.url, algorithm: 'RS256' },
    publishedKeys(issuer.jwksUrl),
    'amanah-web',
  );
  const log = pino({ level: 'silent' });
  const watchers = new Watchers(bank.app, log);
  await watchers.listen();
  const handlers = makeHandlers({
    loginHost: '',
    idleMinutes: sessions.idleMinutes,
    supervisor: supervisorFrom(verify, 'amanah-override'),
    documentKeys: ['the document key of this test bank'],
  });
  const readiness = new Readiness(bank.app, { database: () => 0, identity: () => 0 });
  await readiness.prove();
  const server = makeServer(
    { db: bank.app, verify, verifyHeld, verifyLogout, client: 'amanah-web', sessions, log, readiness },
    handlers,
    watchers,
  );
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  const client = connectTo(`127.0.0.1:${port}`);
  afterAll(async () => {
    client.close();
    watchers.close();
    server.forceShutdown();
    await issuer.stop();
  });
  return { ...client, bank, issuer, readiness };
}
