import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identityStore } from '#dev/identity/store.ts';
import { temporaryFolder } from '../folder.ts';

test('holds entries until they expire', async () => {
  let now = 1_000_000;
  const store = identityStore(join(temporaryFolder(), 'identity.json'), () => now);
  const sessions = store.adapter('Session');
  await sessions.upsert('s1', { uid: 'u1' }, 60);
  expect(await sessions.find('s1')).toEqual({ uid: 'u1' });
  expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1' });
  expect(await sessions.findByUid('u2')).toBeUndefined();
  now += 60_000;
  expect(await sessions.find('s1')).toBeUndefined();
  expect(await sessions.findByUid('u1')).toBeUndefined();
});

test('holds more than a thousand entries and sweeps the expired ones', async () => {
  let now = 0;
  const store = identityStore(join(temporaryFolder(), 'identity.json'), () => now);
  const tokens = store.adapter('RefreshToken');
  for (let i = 0; i < 2500; i += 1) await tokens.upsert(`t${i}`, { grantId: 'g' }, 60);
  expect(await tokens.find('t0')).toEqual({ grantId: 'g' });
  now = 61_000;
  for (let i = 0; i < 500; i += 1) await tokens.upsert(`n${i}`, { grantId: 'g' }, 60);
  expect(store.size()).toBe(500);
});

test('revokes everything of one grant and nothing of another', async () => {
  const store = identityStore(join(temporaryFolder(), 'identity.json'));
  const refresh = store.adapter('RefreshToken');
  const codes = store.adapter('AuthorizationCode');
  await refresh.upsert('a', { grantId: 'g1' }, 60);
  await refresh.upsert('b', { grantId: 'g2' }, 60);
  await codes.upsert('c', { grantId: 'g1' }, 60);
  await refresh.revokeByGrantId('g1');
  expect([await refresh.find('a'), await codes.find('c')]).toEqual([undefined, undefined]);
  expect(await refresh.find('b')).toEqual({ grantId: 'g2' });
});

test('marks a consumed token and forgets a destroyed one', async () => {
  const store = identityStore(join(temporaryFolder(), 'identity.json'), () => 5_000);
  const refresh = store.adapter('RefreshToken');
  await refresh.upsert('a', { grantId: 'g1' }, 60);
  await refresh.consume('a');
  expect(await refresh.find('a')).toEqual({ grantId: 'g1', consumed: 5 });
  await refresh.destroy('a');
  expect(await refresh.find('a')).toBeUndefined();
});

test('is there again after a restart, readable by its owner only', async () => {
  const file = join(temporaryFolder(), 'identity.json');
  const store = identityStore(file);
  await store.adapter('Session').upsert('s1', { uid: 'u1' }, 60);
  store.save();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await identityStore(file).adapter('Session').find('s1')).toEqual({ uid: 'u1' });
});
