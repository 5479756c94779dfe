import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBank, testBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const pages = async (): Promise<number> =>
  (await bank.owner<{ n: number }[]>`select (pg_relation_size('write_probe') / 8192)::integer as n`)[0]?.n ?? -1;

test('each proof of a write asks the disk for new room, and room taken earlier is given back', async () => {
  let last = await pages();
  let given = 0;
  for (let proofs = 0; proofs < 600; proofs++) {
    await bank.app`select prove_write()`;
    const now = await pages();
    if (now > last) expect(now).toBe(last + 1);
    else {
      expect(now).toBe(0);
      given++;
    }
    last = now;
  }
  expect(given).toBe(2);
});
