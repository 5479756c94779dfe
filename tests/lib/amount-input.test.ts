import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmountInput } from '#lib/amount-input.ts';
import { formatWire, fromMinor } from '#lib/money.ts';

describe('parseAmountInput', () => {
  it.each([
    ['2,5jt', '2500000.00'],
    ['2.5jt', '2500000.00'],
    ['2,50 JT', '2500000.00'],
    ['750rb', '750000.00'],
    ['750 ribu', '750000.00'],
    ['25 juta', '25000000.00'],
    ['1miliar', '1000000000.00'],
    ['1 miliar', '1000000000.00'],
    ['1,5 milyar', '1500000000.00'],
    ['1t', '1000000000000.00'],
    ['2 triliun', '2000000000000.00'],
    ['0,0005rb', '0.50'],
    ['1,234,567rb', '1234567000.00'],
    ['25000000', '25000000.00'],
    ['25,000,000', '25000000.00'],
    ['25,000,000.50', '25000000.50'],
    ['1,000', '1000.00'],
    ['1500.5', '1500.50'],
    ['1,5', '1.50'],
    ['1,00', '1.00'],
    ['1.000.000', '1000000.00'],
    ['1.000.000,75', '1000000.75'],
    ['Rp 1.000.000', '1000000.00'],
    ['rp.750rb', '750000.00'],
    ['  100  ', '100.00'],
    ['007', '7.00'],
    ['0', '0.00'],
  ])('reads %j as %s', (text, wire) => {
    expect(parseAmountInput(text)).toBe(wire);
  });

  it.each([
    '',
    ' ',
    'rp',
    'jt',
    'abc',
    '-5',
    '+5',
    '-2jt',
    '2jt5',
    '2 jt 500 rb',
    '5x',
    '5constructor',
    '1e5',
    'NaN',
    '1,000,00',
    '1,0000',
    '.5',
    '5.',
    '1..5',
    '1.5.5',
    '0.001',
    '0,000001rb',
    '92233720368547758.08',
    '99999999999t',
  ])('refuses %j', (text) => {
    expect(parseAmountInput(text)).toBeNull();
  });

  it.each(['2,500jt', '2.500jt', '1.000', '25.000'])('does not guess at %j, which has two readings', (text) => {
    expect(parseAmountInput(text)).toBeNull();
  });

  it('follows the decimals of the currency', () => {
    expect(parseAmountInput('1,500', 'JPY')).toBe('1500');
    expect(parseAmountInput('1500.5', 'JPY')).toBeNull();
  });

  it('reads back every amount of the screen', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (minor) => {
        const wire = fromMinor(minor);
        expect(parseAmountInput(formatWire(wire))).toBe(wire);
        expect(parseAmountInput(wire)).toBe(wire);
      }),
    );
  });
});
