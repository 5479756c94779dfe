import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, isAccountNumber, makeAccountNumber } from '#lib/account-number.ts';

/** Every number that differs from the given one in exactly one digit. */
function singleDigitErrors(number: string): string[] {
  return [...number].flatMap((right, index) =>
    [...'0123456789']
      .filter((digit) => digit !== right)
      .map((digit) => number.slice(0, index) + digit + number.slice(index + 1)),
  );
}

describe('account numbers', () => {
  it.each([
    ['001', '11', 123, '001110001239'],
    ['001', '12', 45, '001120000454'],
    ['001', '01', 7, '001010000070'],
    ['001', '14', 321, '001140003218'],
  ])('branch %s, product %s, serial %i is %s', (branch, product, serial, number) => {
    expect(makeAccountNumber(branch, product, serial)).toBe(number);
    expect(isAccountNumber(number)).toBe(true);
  });

  it('catches all 108 single-digit errors', () => {
    const wrong = singleDigitErrors('001110001239');
    expect(wrong).toHaveLength(108);
    expect(wrong.filter(isAccountNumber)).toEqual([]);
  });

  it('catches single-digit errors of any number', () => {
    const parts = fc.tuple(
      fc.stringMatching(/^[0-9]{3}$/),
      fc.stringMatching(/^[0-9]{2}$/),
      fc.integer({ min: 1, max: 999_999 }),
    );
    fc.assert(
      fc.property(parts, ([branch, product, serial]) => {
        const number = makeAccountNumber(branch, product, serial);
        expect(isAccountNumber(number)).toBe(true);
        expect(singleDigitErrors(number).filter(isAccountNumber)).toEqual([]);
      }),
    );
  });

  it.each(['', '00111000123', '0011100012399', '00111000123X', ' 001110001239', '001110001239\n', '001110001230'])(
    'refuses %j',
    (text) => {
      expect(isAccountNumber(text)).toBe(false);
    },
  );

  it('refuses parts that do not fit', () => {
    expect(() => makeAccountNumber('1', '11', 1)).toThrow(RangeError);
    expect(() => makeAccountNumber('001', '1', 1)).toThrow(RangeError);
    for (const serial of [0, -1, 1.5, 1_000_000, Number.NaN]) {
      expect(() => makeAccountNumber('001', '11', serial)).toThrow(RangeError);
    }
    expect(() => checkDigit('')).toThrow(RangeError);
    expect(() => checkDigit('12a')).toThrow(RangeError);
  });
});
