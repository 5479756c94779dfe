import { describe, expect, test } from 'vitest';
import {
  allowedCharacters,
  clampNumber,
  cleanNumber,
  decimalText,
  formatNumber,
  plainNumber,
  typeNumber,
} from '#components/kit/fields/number-typing.ts';

test('accepts only digits, space, minus and dot', () => {
  expect(allowedCharacters('Rp -1,250.50 ab')).toBe(' -1250.50 ');
});

test('the cleaning helper strips everything except digits, spaces and dots', () => {
  expect(cleanNumber('Rp -1,250.50')).toBe(' 1250.50');
  expect(cleanNumber('abc')).toBe('');
});

describe('a decimal has at most one dot and is empty when it is not numeric', () => {
  test.each([
    ['1234.5', '1234.5'],
    ['1.2.3', '1.23'],
    ['-7.25', '-7.25'],
    ['-', ''],
    ['.', ''],
    ['1-2', ''],
    ['abc', ''],
    ['', ''],
  ])('%s gives %s', (text, plain) => expect(decimalText(text)).toBe(plain));
});

describe('formatting puts commas at thousands and preserves the decimals', () => {
  test.each([
    ['1234567.891', '1,234,567.891'],
    ['-1234', '-1,234'],
    ['999', '999'],
    ['', ''],
    [null, '0'],
    [undefined, '0'],
  ])('%s is shown as %s', (value, shown) => expect(formatNumber(value)).toBe(shown));
});

describe('a number above the maximum is replaced by it, to the last digit', () => {
  test.each([
    ['100', '99', '99'],
    ['99', '99', '99'],
    ['99.1', '99', '99'],
    ['-100', '99', '-100'],
    ['9007199254740993.02', '9007199254740993.01', '9007199254740993.01'],
    ['9007199254740993.01', '9007199254740993.02', '9007199254740993.01'],
  ])('%s with max %s is %s', (value, max, held) => expect(clampNumber(value, max)).toBe(held));
});

describe('each kind of number holds its own characters', () => {
  test.each([
    ['integer', '0012a', {}, '12'],
    ['integer', '12.7', {}, '12.7'],
    ['integer', '-5', {}, '-5'],
    ['integer', '250', { max: '99' }, '99'],
    ['float', '3.14', { decimals: 2 }, '3.14'],
    ['float', '3.14159', { decimals: 2 }, '3.14159'],
    ['float', '3.14159', {}, '3.14159'],
    ['float', '1.2.3', {}, '1.2.3'],
    ['float', '7.5', { decimals: 0 }, '7.5'],
    ['number', '1,234.50', {}, '1,234.50'],
    ['float', '2,5', { decimals: 2 }, '2,5'],
    ['numeric', '0812 3456-7', {}, '0812 3456-7'],
  ] as const)('%s of "%s" with %o is "%s"', (kind, typed, limits, text) => {
    expect(typeNumber(kind, typed, limits, typed.slice(0, -1))).toBe(text);
  });

  test.each([
    ['integer', '12.7', {}],
    ['float', '3.14159', { decimals: 2 }],
    ['float', '1.2.3', {}],
    ['float', '2,5', { decimals: 2 }],
  ] as const)('%s of "%s" with %o stays unchanged, for validation to refuse', (kind, text, limits) => {
    expect(plainNumber(kind, text, limits)).toBe(text);
  });

  test('unfinished input has no value', () => {
    expect(plainNumber('float', '-')).toBe('');
    expect(plainNumber('float', '5.')).toBe('5');
    expect(plainNumber('float', '.5')).toBe('0.5');
    expect(plainNumber('numeric', '007')).toBe('007');
  });
});
