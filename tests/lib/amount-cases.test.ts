import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '#lib/amount-input.ts';
import { readNumber } from '#lib/decimal-input.ts';
import { formatMoney, money, toWire } from '#lib/money.ts';
import { plainText } from '#lib/plain-text.ts';
import { amountCases, foreignAmountCases } from '../cases/amounts.ts';
import { numberCases, pastedNumberCases } from '../cases/numbers.ts';

const amountOf = (text: string, currency?: string) => {
  const reading = readAmount(text, currency);
  return 'wire' in reading ? reading.wire : reading;
};
const numberOf = (text: string, decimals: number) => {
  const reading = readNumber(text, decimals);
  return 'read' in reading ? reading.read : reading;
};

describe('an amount is read at its value', () => {
  it.each(amountCases)('%j is %j', (text, expected) => {
    expect(amountOf(text)).toEqual(expected);
  });

  it.each(foreignAmountCases)('in %s %j is %j', (currency, text, expected) => {
    expect(amountOf(text, currency)).toEqual(expected);
  });
});

describe('a number is read at its value', () => {
  it.each([...numberCases, ...pastedNumberCases])('%j with %i decimals is %j', (text, decimals, expected) => {
    expect(numberOf(text, decimals)).toEqual(expected);
  });
});

describe('properties', () => {
  it.each(['IDR', 'USD', 'JPY', 'KWD'])('reads back every printed and sent form of %s', (currency) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (minor) => {
        const amount = money(currency, minor);
        expect(amountOf(formatMoney(amount), currency)).toBe(toWire(amount));
        expect(amountOf(toWire(amount), currency)).toBe(toWire(amount));
      }),
    );
  });

  it('reads an amount written as in Indonesia like the one written as in English', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (minor) => {
        const english = formatMoney(money('IDR', minor));
        const indonesian = english.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
        expect(amountOf(indonesian)).toBe(amountOf(english));
      }),
    );
  });

  /** Readings of a text by someone who knows only one way to write: groups by one sign, decimals behind the other. */
  const oneWay = (text: string, group: string, decimal: string): string | null => {
    const [whole = '', ...fractions] = text.split(decimal);
    const isGrouped = whole.includes(group);
    const groups = whole.split(group);
    const isWhole = isGrouped
      ? /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((part) => /^\d{3}$/.test(part))
      : /^\d+$/.test(whole);
    if (!isWhole || fractions.length > 1 || (fractions.length === 1 && !/^\d{1,2}$/.test(fractions[0] ?? '')))
      return null;
    return `${groups.join('').replace(/^0+(?=\d)/, '')}.${(fractions[0] ?? '').padEnd(2, '0')}`;
  };

  it('never reads a text that an English and an Indonesian writer mean differently', () => {
    const signs = fc.stringMatching(/^[0-9.,]{1,12}$/);
    fc.assert(
      fc.property(signs, (text) => {
        const read = amountOf(text);
        if (typeof read !== 'string') return;
        const meanings = new Set([oneWay(text, ',', '.'), oneWay(text, '.', ',')].filter((each) => each !== null));
        expect([...meanings]).toEqual([read]);
      }),
      { numRuns: 3000 },
    );
  });

  it('makes a text plain once and for all', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => plainText(plainText(text)) === plainText(text)));
  });
});
