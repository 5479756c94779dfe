import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadCaller } from '#core/access/callers.ts';
import { reference } from '#core/engine/reference.ts';
import { type TestBank, testBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

test('after a quiet hour the first call sees meanwhile changes, also when the clock was set back', async () => {
  expect((await reference(bank.app)).gl.get('101002')?.nama_gl).not.toBe('Kas baru');
  await bank.owner`update gl_account set nama_gl = 'Kas baru' where kode_gl = '101002'`;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 7_200_000 });
  const later = performance.now() + 3_600_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
  expect((await reference(bank.app)).gl.get('101002')?.nama_gl).toBe('Kas baru');
  clock.mockRestore();
  vi.useRealTimers();
});

test('names that nobody bears do not push the memory of callers beyond its bound', async () => {
  const first = loadCaller(bank.app, 'teller1');
  expect(loadCaller(bank.app, 'teller1')).toBe(first);
  await first;
  const asked = Array.from({ length: 5_000 }, (_, at) => loadCaller(bank.app, `nobody-${at}`));
  expect(loadCaller(bank.app, 'teller1')).not.toBe(first);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
});
