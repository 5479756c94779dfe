import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { keyStatus } from '#core/engine/key-status.ts';
import { accepted, books, cash, counterBank, refused } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const ask = async (user: string, kunci: string) => keyStatus(await bank.as(user, ''), { kunci });
const deposit = cash(accounts.ani, 3);

test('a posting whose answer was lost is reported with its reference and slip, as often as it is asked for', async () => {
  const key = randomUUID();
  const posted = await bank.run('teller1', cashDeposit, deposit, { key });
  const before = await books(bank);
  for (let time = 0; time < 2; time += 1) {
    const { status, posting } = await ask('teller1', key);
    expect([status, posting?.nomor_referensi, posting?.slip?.nominal]).toEqual([
      'SUDAH',
      posted.nomor_referensi,
      '300000.00',
    ]);
  }
  expect(await books(bank)).toEqual(before);
});

test('a key reported as not done is never done: a core that wakes up late finds the key taken', async () => {
  const [key, next] = [randomUUID(), randomUUID()];
  expect(await ask('teller1', key)).toEqual({ status: 'BELUM', posting: undefined });
  await refused(bank, 'KEY_REUSED', () => bank.run('teller1', cashDeposit, deposit, { key }));
  expect((await ask('teller1', key)).status).toBe('BELUM');
  await accepted(bank, () => bank.run('teller1', cashDeposit, deposit, { key: next }));
});

test('a refused key is reported as not done, and the corrected form goes under its own key', async () => {
  const key = randomUUID();
  await refused(bank, 'CASH_COUNT', () =>
    bank.run('teller1', cashDeposit, { ...deposit, nominal: '20000.00' }, { key }),
  );
  expect((await ask('teller1', key)).status).toBe('BELUM');
});

test('a posting with an open transaction is at work; committed it is done, rolled back it is not', async () => {
  for (const [ends, expected] of [
    ['commits', 'SUDAH'],
    ['is rolled back', 'BELUM'],
  ] as const) {
    const key = randomUUID();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = () => {};
    const began = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const late = bank.owner
      .begin(async (sql) => {
        await sql`insert into idempotency (kunci, id_user, sidik, jawaban) values (${key}, 'teller1', '\\x01', '{"id_flow": "x"}')`;
        begun();
        await ended;
        if (ends === 'is rolled back') throw new Error(ends);
      })
      .catch(() => undefined);
    await began;
    expect(await ask('teller1', key)).toEqual({ status: 'PROSES', posting: undefined });
    end();
    await late;
    expect((await ask('teller1', key)).status).toBe(expected);
  }
});

test('asked and posted at the same instant: either it is reported with its reference, or it never happened', async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = randomUUID();
    const [posted, asked] = await Promise.allSettled([
      bank.run('teller1', cashDeposit, deposit, { key }),
      ask('teller1', key),
    ]);
    const { status, posting } = await ask('teller1', key);
    expect(status).toBe(posted.status === 'fulfilled' ? 'SUDAH' : 'BELUM');
    if (posted.status === 'fulfilled') expect(posting?.nomor_referensi).toBe(posted.value.nomor_referensi);
    if (asked.status === 'fulfilled' && asked.value.status === 'BELUM') expect(posted.status).toBe('rejected');
  }
});

test('nobody gets the status of another’s key', async () => {
  const key = randomUUID();
  await bank.run('teller1', cashDeposit, deposit, { key });
  await refused(bank, 'NOT_FOUND', () => ask('teller3', key));
  expect((await ask('teller1', key)).status).toBe('SUDAH');
});
