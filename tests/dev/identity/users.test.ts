import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartFailure } from '#dev/failure.ts';
import { passwordPolicy } from '#dev/identity/passwords.ts';
import { directory, fullName } from '#dev/identity/users.ts';
import { readRealm } from '#dev/realm.ts';
import { temporaryFolder } from '../folder.ts';

const realm = readRealm();
const fresh = (now?: () => number) => directory(realm, join(temporaryFolder(), 'identity-users.json'), now);
const idOf = (people: Awaited<ReturnType<typeof fresh>>, name: string) => people.byName(name)?.id ?? '';

describe('authenticate', () => {
  test('answers the person for the right password, with any case of the name', async () => {
    const people = await fresh();
    const { result, person } = await people.authenticate(' Teller1 ', 'amanah-demo');
    expect([result, person && fullName(person)]).toEqual(['OK', 'Siti Rahmawati']);
  });

  test('answers the same for a wrong password, an unknown name and an empty password', async () => {
    const people = await fresh();
    for (const [name, password] of [
      ['teller1', 'Amanah-demo'],
      ['nobody', 'amanah-demo'],
      ['nobody', ''],
      ['teller1', ''],
    ] as const) {
      expect(await people.authenticate(name, password)).toEqual({ result: 'REFUSED' });
    }
    const person = people.create({ username: 'tanpa', enabled: true });
    expect(person?.passwords).toEqual([]);
    expect(await people.authenticate('tanpa', '')).toEqual({ result: 'REFUSED' });
  });

  test('reveals only to who knows the password that the account is closed', async () => {
    const people = await fresh();
    people.change(idOf(people, 'teller1'), { enabled: false });
    expect((await people.authenticate('teller1', 'salah')).result).toBe('REFUSED');
    expect((await people.authenticate('teller1', 'amanah-demo')).result).toBe('DISABLED');
    people.change(idOf(people, 'teller1'), { enabled: true });
    expect((await people.authenticate('teller1', 'amanah-demo')).result).toBe('OK');
  });
});

describe('guessing', () => {
  test('closes the account for a minute from the fifth failure on, and looks like a wrong password', async () => {
    let now = 1_000_000;
    const people = await fresh(() => now);
    for (let i = 0; i < 4; i += 1) await people.authenticate('teller1', 'salah');
    expect((await people.authenticate('teller1', 'amanah-demo')).result).toBe('OK');
    for (let i = 0; i < 5; i += 1) await people.authenticate('teller1', 'salah');
    expect(await people.authenticate('teller1', 'amanah-demo')).toEqual({ result: 'REFUSED' });
    expect((await people.authenticate('teller2', 'amanah-demo')).result).toBe('OK');
    now += 60_001;
    await people.authenticate('teller1', 'salah');
    expect(await people.authenticate('teller1', 'amanah-demo')).toEqual({ result: 'REFUSED' });
    now += 60_001;
    expect((await people.authenticate('teller1', 'amanah-demo')).result).toBe('OK');
  });

  test('waits longer with each multiple of the limit, at most a quarter of an hour, and forgets after half a day', async () => {
    let now = 1_000_000;
    const { locks } = await fresh(() => now);
    const fail = () => locks.failed('x');
    for (let i = 0; i < 10; i += 1) fail();
    now += 119_999;
    expect(locks.isLocked('x')).toBe(true);
    now += 2;
    expect(locks.isLocked('x')).toBe(false);
    for (let i = 0; i < 200; i += 1) fail();
    now += 899_999;
    expect(locks.isLocked('x')).toBe(true);
    now += 2;
    expect(locks.isLocked('x')).toBe(false);
    now += 43_200_000;
    fail();
    expect([locks.count('x'), locks.isLocked('x')]).toEqual([1, false]);
  });

  test('is forgotten when an administrator clears it', async () => {
    const people = await fresh();
    for (let i = 0; i < 5; i += 1) await people.authenticate('teller1', 'salah');
    expect((await people.authenticate('teller1', 'amanah-demo')).result).toBe('REFUSED');
    people.locks.clear(idOf(people, 'teller1'));
    expect((await people.authenticate('teller1', 'amanah-demo')).result).toBe('OK');
  });
});

describe('passwords', () => {
  test('have to follow the policy of the realm', async () => {
    const people = await fresh();
    const id = idOf(people, 'teller1');
    const set = async (password: string) => (await people.setPassword(id, password, false))?.error;
    expect(await set('pendek')).toBe('invalidPasswordMinLengthMessage');
    expect(await set('x'.repeat(129))).toBe('invalidPasswordMaxLengthMessage');
    expect(await set('amanah-demo')).toBe('invalidPasswordHistoryMessage');
    expect(await set('rahasia-satu')).toBeUndefined();
    expect(await set('rahasia-dua1')).toBeUndefined();
    expect(await set('amanah-demo')).toBe('invalidPasswordHistoryMessage');
    expect(await set('rahasia-tiga')).toBeUndefined();
    expect(await set('amanah-demo')).toBeUndefined();
    const named = people.create({ username: 'sepuluh-huruf', enabled: true });
    expect((await people.setPassword(named?.id ?? '', 'Sepuluh-Huruf', false))?.error).toBe(
      'invalidPasswordNotUsernameMessage',
    );
  });

  test('a rule that is not known here stops the start', () => {
    expect(passwordPolicy('length(8) and notUsername(undefined)')).toEqual({
      length: 8,
      maxLength: 1_000,
      notUsername: true,
      history: 0,
    });
    expect(() => passwordPolicy('length(8) and specialChars(1)')).toThrow(StartFailure);
  });
});

test('a change survives a restart, in a file that holds no password and only its owner reads', async () => {
  const file = join(temporaryFolder(), 'identity-users.json');
  const before = await directory(realm, file);
  const made = before.create({ username: 'Baru1', enabled: true, givenName: 'Baru', kodeCabang: '001' });
  await before.setPassword(made?.id ?? '', 'sementara-1', true);
  before.change(idOf(before, 'teller2'), { enabled: false });
  expect(before.create({ username: 'baru1' })).toBeUndefined();
  expect([before.remove(idOf(before, 'teller3')), before.remove('nobody')]).toEqual([true, false]);
  expect(readFileSync(file, 'utf8')).not.toContain('sementara-1');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const after = await directory(realm, file);
  expect(after.byName('baru1')).toEqual({ ...before.byName('baru1') });
  expect(after.byName('teller3')).toBeUndefined();
  expect(after.byName('baru1')?.requiredActions).toEqual(['UPDATE_PASSWORD']);
  expect((await after.authenticate('baru1', 'sementara-1')).result).toBe('OK');
  expect((await after.authenticate('teller2', 'amanah-demo')).result).toBe('DISABLED');
  expect((await after.authenticate('teller1', 'amanah-demo')).result).toBe('OK');
});
