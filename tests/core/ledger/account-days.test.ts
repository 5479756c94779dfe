import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credit, debit, mirror } from '#core/ledger/legs.ts';
import { loadLegs } from '#core/ledger/posted.ts';
import { addDays } from '#lib/dates.ts';
import { bareCommit, bareGrant } from '../counter-bank.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  // Nothing is too far back in this bank: what is proved here is the arithmetic.
  await bank.owner`update parameter set nilai = '100' where nama = 'valuta_mundur_hari'`;
});
afterAll(() => bank.close());

const players = [
  { kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: accounts.ani } },
  { kode_cabang: '001', kode_gl: '203002', sub: { jenis: 'REKENING', id: accounts.budi } },
  { kode_cabang: '001', kode_gl: '203001', sub: { jenis: 'REKENING', id: accounts.firma } },
] as const;
const FIRST = '2026-11-01';

interface Move {
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
  /** Value date, days after the first of the month; the last is the accounting date. */
  readonly day: number;
}
type Step = Move | { readonly undo: number } | 'rollUp';

const player = fc.integer({ min: 0, max: players.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      from: player,
      to: player,
      amount: fc.bigInt({ min: 1n, max: 9_999n }),
      day: fc.integer({ min: 0, max: 19 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: fc.constant('rollUp' as const) },
);

const reversals: Step[] = [
  { from: 0, to: 1, amount: 500n, day: 3 },
  { from: 1, to: 2, amount: 70n, day: 12 },
  { undo: 0 },
  'rollUp',
  { undo: 0 },
  { from: 2, to: 0, amount: 9n, day: 19 },
  { from: 0, to: 2, amount: 8_000n, day: 0 },
  'rollUp',
  { undo: 1 },
  { undo: 0 },
];

/** Returns an account's balance at the end of each day of the month, from `account_days`. */
async function balancesOf(number: string): Promise<bigint[]> {
  const steps = await bank.app<{ tanggal_valuta: string; saldo: bigint }[]>`
    select tanggal_valuta, saldo from account_days(${number}, ${FIRST}, ${DAY})`;
  return Array.from({ length: 20 }, (_, day) => {
    const date = addDays(FIRST, day);
    return steps.filter((row) => row.tanggal_valuta <= date).at(-1)?.saldo ?? -1n;
  });
}

test('for any order of back-valued postings, reversals and roll-ups, the balance of every day equals a plain model', async () => {
  let failures = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const model = await Promise.all(players.map(({ sub }) => balancesOf(sub.id)));
      const post = (who: number, day: number, minor: bigint) => {
        const days = model[who] ?? [];
        for (let at = day; at < days.length; at++) days[at] = (days[at] ?? 0n) - minor;
      };
      const posted: { id: bigint; move: Move }[] = [];
      for (const one of steps) {
        if (one === 'rollUp') {
          await bank.app`select rollup_gl_balances()`;
        } else if ('undo' in one) {
          const [original] = posted.splice(one.undo % Math.max(posted.length, 1), 1);
          if (!original) continue;
          const legs = mirror(await loadLegs(bank.app, { id: original.id, tanggal: DAY }));
          await bareCommit(bank, { legs, ...(await bareGrant(bank, ['VALUTA_MUNDUR'])) });
          const { from, to, amount, day } = original.move;
          post(from, day, -amount);
          post(to, day, amount);
          failures++;
        } else {
          const [from, to] = [players[one.from], players[one.to]];
          if (!from || !to) continue;
          const legs = [debit(from, one.amount), credit(to, one.amount)];
          const valueDate = addDays(FIRST, one.day);
          const done = await bareCommit(bank, { legs, valueDate, ...(await bareGrant(bank, ['VALUTA_MUNDUR'])) });
          posted.push({ id: done.journal_id ?? 0n, move: one });
          post(one.from, one.day, one.amount);
          post(one.to, one.day, -one.amount);
        }
      }
      expect(await Promise.all(players.map(({ sub }) => balancesOf(sub.id)))).toEqual(model);
      await bank.app`select rollup_gl_balances()`;
      expect(await Promise.all(players.map(({ sub }) => balancesOf(sub.id)))).toEqual(model);
    }),
    // Chance may draw no reversal, so the first run has four, before and after the roll-up.
    { numRuns: 15, endOnFailure: true, examples: [[reversals]] },
  );
  expect(failures).toBeGreaterThanOrEqual(4);
});

test('an account’s average is read as steps: one row for each day on which something changed', async () => {
  const rows = await bank.app`select tanggal_valuta from account_days(${accounts.citra}, '2026-11-18', ${DAY})`;
  expect(rows.map((row) => row.tanggal_valuta)).toEqual(['2026-11-18', DAY]);
});
