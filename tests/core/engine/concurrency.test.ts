import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accountRow, books, boxOf, cash, companyClerk, counterBank, withoutTrialLimit } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
await withoutTrialLimit(bank);

/** Ten accounts of both branches without a minimum balance, one million each. */
const ten = Array.from({ length: 10 }, (_, index) =>
  makeAccountNumber(index % 2 === 0 ? '001' : '002', index % 3 === 0 ? '11' : '12', 700 + index),
);

beforeAll(async () => {
  await bank.owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    select n, (select nomor_nasabah from account where nomor_rekening = ${accounts.ani}), 'Uji', 'UJI', substr(n, 4, 2), (select p.kode_gl from product p where p.kode_produk = substr(n, 4, 2)), substr(n, 1, 3), 'IDR', '2026-01-02'
    from unnest(${ten}::text[]) as n`;
  await bank.owner`update account_contract set saldo_minimum = 0 where nomor_rekening = any (${ten}::text[])`;
  await bank.owner`insert into account_state (nomor_rekening, tanggal_aktivitas) select n, '2026-01-02' from unnest(${ten}::text[]) as n`;
  for (const number of ten) {
    await bank.run('backoffice1', bookTransfer, {
      nomor_rekening_debet: accounts.firma,
      nomor_rekening_kredit: number,
      nominal: '1000000.00',
    });
  }
});

describe('one key, fifty callers at once', () => {
  const cases = [
    { what: 'deposit', operation: cashDeposit, input: cash(accounts.ani, 1) },
    { what: 'withdrawal', operation: cashWithdrawal, input: cash(accounts.firma, 1, companyClerk) },
    {
      what: 'transfer',
      operation: bookTransfer,
      input: { nomor_rekening_debet: accounts.firma, nomor_rekening_kredit: accounts.citra, nominal: '1000.00' },
    },
  ] as const;
  test.each(cases)('$what: one journal, fifty equal answers', async ({ operation, input }) => {
    const key = randomUUID();
    const [before] = await bank.owner`select count(*) as n from journal`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bank.run('teller1', operation as typeof cashDeposit, input, { key })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const [after] = await bank.owner`select count(*) - ${before?.n} as more from journal`;
    expect(after?.more).toBe(1n);
  });

  test('with fifty different amounts: one is posted, the others get the error that the key is taken', async () => {
    const key = randomUUID();
    const before = await books(bank);
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        bank.run(
          'teller1',
          bookTransfer,
          { nomor_rekening_debet: accounts.firma, nomor_rekening_kredit: accounts.ani, nominal: `${1000 + index}.00` },
          { key },
        ),
      ),
    );
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['KEY_REUSED']));
    expect(await books(bank)).not.toEqual(before);
  });
});

const WORKERS = 16;
const EACH = 40;

/** Plain arithmetic, so that a run can be repeated: a linear congruential generator. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
};

/** Moves money at random, now and then more than there is; returns the codes of the refusals. */
async function worker(seed: number): Promise<string[]> {
  const next = numbers(seed);
  const refusals: string[] = [];
  for (let index = 0; index < EACH; index++) {
    const from = next(10);
    const input = {
      nomor_rekening_debet: ten[from],
      nomor_rekening_kredit: ten[(from + 1 + next(9)) % 10],
      nominal: `${1 + next(700_000)}.00`,
    };
    try {
      await bank.run(seed % 2 === 0 ? 'teller1' : 'teller3', bookTransfer, input);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push(error.code);
    }
  }
  return refusals;
}

test('sixteen workers among ten accounts while others read: every sum is the constant, no overdraft, no deadlock', async () => {
  let working = true;
  const sums = new Set<bigint>();
  const trials = new Set<bigint>();
  const reader = async () => {
    while (working) {
      const [row] = await bank.owner<{ total: bigint; lowest: bigint }[]>`
        select sum(saldo_buku)::bigint as total, min(saldo_buku) as lowest from account_state where nomor_rekening = any (${ten})`;
      sums.add(row?.total ?? -1n);
      expect(row?.lowest).toBeGreaterThanOrEqual(0n);
      // The roll-up goes on meanwhile, as in the running core; a trial balance in the midst of it is exact.
      await bank.owner`select rollup_gl_balances()`;
      const [trial] = await bank.owner<
        { difference: bigint }[]
      >`select sum(debet - kredit)::bigint as difference from gl_total`;
      trials.add(trial?.difference ?? -1n);
    }
  };
  const reading = Promise.all([reader(), reader()]);
  const refusals = (await Promise.all(Array.from({ length: WORKERS }, (_, index) => worker(index + 1)))).flat();
  working = false;
  await reading;
  expect(sums).toEqual(new Set([1_000_000_000n]));
  expect(trials).toEqual(new Set([0n]));
  expect(new Set([...refusals, 'INSUFFICIENT'])).toEqual(new Set(['INSUFFICIENT']));
  expect(refusals.length).toBeLessThan(WORKERS * EACH);
  const [stats] = await bank.owner`select deadlocks from pg_stat_database where datname = current_database()`;
  expect(stats?.deadlocks).toBe(0n);
  const [posted] = await bank.owner`
    select count(*) as n from journal j where j.operasi = 'PEMINDAHBUKUAN' and j.rekening = any (${ten})`;
  expect(posted?.n).toBe(BigInt(WORKERS * EACH - refusals.length));
});

test('fifty withdrawals of the last money: no more goes out than was there', async () => {
  const number = ten[0] ?? '';
  const { saldo_buku } = await accountRow(bank, number);
  const till = await boxOf(bank, { user: 'teller1' });
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => bank.run('teller1', cashWithdrawal, cash(number, 1))),
  );
  const paid = BigInt(tries.filter((each) => each.status === 'fulfilled').length);
  expect(paid).toBe(saldo_buku / 10_000_000n);
  expect((await accountRow(bank, number)).saldo_buku).toBe(saldo_buku % 10_000_000n);
  expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo - paid * 10_000_000n);
});
