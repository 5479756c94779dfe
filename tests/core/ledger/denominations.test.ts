import { describe, expect, test } from 'vitest';
import { denominationKey, toDenominations, toPecahan, worth } from '#core/ledger/denominations.ts';
import { MoneyError } from '#lib/money.ts';

describe('pieces of a stock', () => {
  test.each([
    ['IDR', '50000.00', { '5000000': 3 }, 15_000_000n],
    ['USD', '100.00', { '10000': 3 }, 30_000n],
    ['JPY', '1000', { '1000': 3 }, 3_000n],
    ['KWD', '20.000', { '20000': 3 }, 60_000n],
  ])('%s notes have the decimals of their currency, there and back', (currency, nominal, denominations, minor) => {
    const counted = toDenominations([{ nominal, lembar: 3 }], currency);
    expect(counted).toEqual(denominations);
    expect(worth(counted)).toBe(minor);
    expect(toPecahan(counted, currency)).toEqual([{ nominal, lembar: 3 }]);
  });

  test('a coin and an unfit note stand apart from the note of their nominal', () => {
    const row = { nominal: '1000.00', lembar: 1 };
    expect([{}, { jenis: 'L' }, { kondisi: 'T' }].map((mark) => denominationKey({ ...row, ...mark }, 'IDR'))).toEqual([
      '100000',
      '100000L',
      '100000T',
    ]);
  });

  test('decimals that a currency does not have are refused', () => {
    expect(() => toDenominations([{ nominal: '1000.50', lembar: 1 }], 'JPY')).toThrow(MoneyError);
  });
});
