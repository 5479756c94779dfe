import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerCredentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#lib/errors/errors.ts';
import { connectCore } from '#services/server/core-connection.ts';
import { type FakeCore, fakeCore } from './fake-core.ts';
import { pem } from './tls-files.ts';

let dir: string;
let fake: FakeCore;
const file = (name: keyof typeof pem) => join(dir, name);

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'amanah-tls-'));
  for (const [name, text] of Object.entries(pem)) writeFileSync(join(dir, name), text);
  const pair = { private_key: Buffer.from(pem.serverKey), cert_chain: Buffer.from(pem.serverCert) };
  fake = await fakeCore(
    { 'access.profil': () => ({ id_user: 'teller1' }) },
    ServerCredentials.createSsl(Buffer.from(pem.ca), [pair], true),
  );
});
afterAll(async () => {
  await fake.stop();
  rmSync(dir, { recursive: true });
});

/** Asks the core with these files and returns the name that it gives us, or the code of the refusal. */
async function askWith(tls: Parameters<typeof connectCore>[0]['tls']) {
  const core = connectCore({ addresses: [fake.address], tls });
  const answer = await core.call('access.profil', {}, { token: 't', correlationId: 'c', deadlineMs: 2_000 }).then(
    (profile) => profile.id_user,
    (error: AppError) => error.code,
  );
  core.close();
  return answer;
}

describe('mutual TLS to the core', () => {
  it('lets a client of the same authority in', async () => {
    expect(await askWith({ ca: file('ca'), cert: file('clientCert'), key: file('clientKey') })).toBe('teller1');
  });

  it('refuses a client of another authority, and a plain one', async () => {
    expect(await askWith({ ca: file('ca'), cert: file('otherCert'), key: file('otherKey') })).toBe('CORE_AWAY');
    expect(await askWith(undefined)).toBe('CORE_AWAY');
  });

  it('does not talk to a core whose authority it does not know', async () => {
    expect(await askWith({ ca: file('otherCert'), cert: file('clientCert'), key: file('clientKey') })).toBe(
      'CORE_AWAY',
    );
    expect(fake.seen).toHaveLength(1);
  });
});
