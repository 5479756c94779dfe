import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worth } from '#components/kit/denominations/counting.ts';
import { proposeDenominations } from '#components/kit/denominations/propose.ts';

const stock = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows).map(([nominal, lembar]) => ({ nominal, lembar }));

test('takes the largest notes first', () => {
  expect(proposeDenominations('7500000.00', stock({ '50000.00': 248, '100000.00': 312, '20000.00': 120 }))).toEqual([
    { nominal: '100000.00', lembar: 75 },
  ]);
  expect(proposeDenominations('7500000.00', stock({ '100000.00': 70, '50000.00': 248 }))).toEqual([
    { nominal: '100000.00', lembar: 70 },
    { nominal: '50000.00', lembar: 10 },
  ]);
});

test('gives large notes back where the rest cannot be made of smaller ones', () => {
  // One note of 50,000 and one of 10,000 would be too much: three of 20,000 make it.
  expect(proposeDenominations('60000.00', stock({ '50000.00': 1, '20000.00': 3 }))).toEqual([
    { nominal: '20000.00', lembar: 3 },
  ]);
  expect(
    proposeDenominations('80000.00', stock({ '75000.00': 1, '50000.00': 1, '20000.00': 1, '10000.00': 1 })),
  ).toEqual([
    { nominal: '50000.00', lembar: 1 },
    { nominal: '20000.00', lembar: 1 },
    { nominal: '10000.00', lembar: 1 },
  ]);
});

test('proposes nothing where the stock cannot make the amount, or there is no amount', () => {
  expect(proposeDenominations('30000.00', stock({ '20000.00': 9 }))).toBeNull();
  expect(proposeDenominations('200000.00', stock({ '100000.00': 1 }))).toBeNull();
  expect(proposeDenominations('0.00', stock({ '100000.00': 1 }))).toBeNull();
  expect(proposeDenominations('100000.00', [])).toBeNull();
});

test('leaves worn pieces in the till, and names the coin of a nominal that is a note too', () => {
  const rows = [
    { nominal: '1000.00', lembar: 5, kondisi: 'T' },
    { nominal: '1000.00', lembar: 2, jenis: 'L' },
  ];
  expect(proposeDenominations('2000.00', rows)).toEqual([{ nominal: '1000.00', lembar: 2, jenis: 'L' }]);
  expect(proposeDenominations('3000.00', rows)).toBeNull();
});

const NOMINALS = [
  '100000.00',
  '75000.00',
  '50000.00',
  '20000.00',
  '10000.00',
  '5000.00',
  '2000.00',
  '500.00',
  '200.00',
];

test('a proposal makes any amount within the stock', () => {
  const piles = fc.tuple(...NOMINALS.map(() => fc.record({ there: fc.nat(40), taken: fc.nat(40) })));
  fc.assert(
    fc.property(piles, (all) => {
      const held = all.map(({ there }, at) => ({ nominal: NOMINALS[at] ?? '', lembar: there }));
      const amount = worth(
        all.map(({ there, taken }, at) => ({ nominal: NOMINALS[at] ?? '', lembar: Math.min(there, taken) })),
      );
      fc.pre(amount !== '0.00');
      const proposed = proposeDenominations(amount, held) ?? [];
      expect(worth(proposed)).toBe(amount);
      for (const { nominal, lembar } of proposed)
        expect(lembar).toBeLessThanOrEqual(held.find((row) => row.nominal === nominal)?.lembar ?? 0);
    }),
    { numRuns: 300 },
  );
});
