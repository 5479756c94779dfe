import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import { AppError } from '#lib/errors/errors.ts';
import { inSoak } from '../../soak.ts';
import { monthEndBank, withDollars } from '../business-day/end-of-day/month-end-bank.ts';
import { chequeBank } from '../cash/counter/cheque-bank.ts';
import { clearingBank } from '../cheques/clearing/clearing-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { type Act, branches, Explored, ofDays, others } from './explored-month.ts';
import { hindrances } from './hindrances.ts';

/**
 * Anything may have happened by the last day of a month or of a year (no rate of the dollar, no HI-1000, ends of day that run at different
 * speed, a core that is killed in one of them, money that comes in meanwhile), and anything may be undone afterwards: head office finds its way
 * to the next open day by its own commands. Each script runs in a bank of its own, so that a failing one is made as short as it can be.
 */

/** Two days of each branch by force, head office by itself, the rates, and what stops taken up again; some to spare. */
const COMMANDS = 16;

/** Scripts a year's end without a rate, with an undecided cheque, one branch ahead of the other, and a killed core. */
const badDay: readonly Act[] = [
  ['present', '001', 0],
  ['send', '001', 0],
  ['close', '002', 0],
  ['some', '002', 12],
  ['arrive', '002', 0],
  ['cutOff', '001', 0],
  ['force', '001', 0],
  ['kill', '001', 14],
  ['close', '000', 0],
  ['carry', '000', 0],
  ['arrive', '001', 0],
  ['hi1000', '000', 0],
  ['kill', '002', 18],
];

async function lives(explored: Explored, script: readonly Act[]): Promise<number> {
  const { tanggal } = await explored.head();
  let carried = 0;
  for (const each of script) {
    try {
      await explored.act(each);
      carried += 1;
    } catch (error) {
      // The core refuses in words whatever it does not do.
      if (!(error instanceof AppError)) throw error;
    }
  }
  let commands = 0;
  for (let now = await explored.head(); now.tanggal <= tanggal || now.status !== 'BUKA'; now = await explored.head()) {
    commands += 1;
    if (commands > COMMANDS) throw new Error(`no way out of ${JSON.stringify(await explored.branchStatuses())}`);
    await explored.goOn();
  }
  return carried;
}

const command = fc.tuple(
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ofDays) }, { weight: 2, arbitrary: fc.constantFrom(...others) }),
  fc.constantFrom(...branches),
  fc.nat({ max: steps.length - 1 }),
) as fc.Arbitrary<Act>;
const script = fc.array(command, { minLength: 4, maxLength: 14 });

test('from any end of a month or a year, head office leads the bank to the next open day', async () => {
  let carried = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('2026-11-30', '2026-12-31'),
      script,
      fc.array(command, { maxLength: 8 }),
      async (last, before, after) => {
        const counter = await chequeBank(await clearingBank());
        await counter.owner`update clearing_cycle set pengembalian = '23:59'`;
        const bank = await monthEndBank(last, counter);
        await withDollars(bank);
        await bank.earn(100_000n);
        const explored = new Explored(bank, hindrances(counter));
        carried += await lives(explored, before);
        for (const branch of ['001', '002'] as const) await bank.open(branch);
        carried += await lives(explored, [['undo', '000', 0], ...after]);
        await expectSoundBooks(bank);
      },
    ),
    { numRuns: inSoak(40, 2), examples: [['2026-12-31', [...badDay], [['close', '001', 0]]]] },
  );
  expect(carried).toBeGreaterThan(8);
});
