import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divideRounded,
  formatMoney,
  formatWire,
  fromMinor,
  isNegative,
  isZero,
  type Money,
  MoneyError,
  type MoneyErrorReason,
  money,
  mulRate,
  parseMoney,
  type Rounding,
  roundToUnit,
  rupiahMinor,
  sub,
  sum,
  toMinor,
  toWire,
  tryParse,
} from '#lib/money.ts';

const MAX = 2n ** 63n - 1n;
const minorUnits = fc.bigInt({ min: -MAX, max: MAX });

function reasonOf(work: () => unknown): MoneyErrorReason | 'no error' {
  try {
    work();
  } catch (error) {
    if (error instanceof MoneyError) return error.reason;
    throw error;
  }
  return 'no error';
}

describe('parseMoney', () => {
  it.each([
    ['25000000.00', 2_500_000_000n],
    ['25000000', 2_500_000_000n],
    ['0.5', 50n],
    ['0', 0n],
    ['0.01', 1n],
    ['92233720368547758.07', MAX],
  ])('reads %s as %s sen', (text, minor) => {
    expect(parseMoney(text, 'IDR')).toEqual({ currency: 'IDR', minor });
  });

  it.each([
    ['', 'malformed'],
    [' 1', 'malformed'],
    ['1 ', 'malformed'],
    ['1\n', 'malformed'],
    ['+1', 'malformed'],
    ['.5', 'malformed'],
    ['5.', 'malformed'],
    ['007', 'malformed'],
    ['1,000', 'malformed'],
    ['1e3', 'malformed'],
    ['1e309', 'malformed'],
    ['0x10', 'malformed'],
    ['NaN', 'malformed'],
    ['Infinity', 'malformed'],
    ['__proto__', 'malformed'],
    ['١٢', 'malformed'],
    ['--1', 'malformed'],
    ['1.000', 'too-many-decimals'],
    ['0.001', 'too-many-decimals'],
    ['-1', 'negative'],
    ['-0.01', 'negative'],
    ['92233720368547758.08', 'out-of-range'],
    ['9'.repeat(400), 'out-of-range'],
  ] as const)('refuses %j as %s', (text, reason) => {
    expect(reasonOf(() => parseMoney(text, 'IDR'))).toBe(reason);
    expect(tryParse(text, 'IDR')).toBeNull();
  });

  it('takes a minus sign only where it is asked for', () => {
    expect(parseMoney('-12.30', 'IDR', { allowNegative: true }).minor).toBe(-1230n);
    expect(toMinor('-12.30', 'IDR', { allowNegative: true })).toBe(-1230n);
    expect(reasonOf(() => rupiahMinor('-12.30'))).toBe('negative');
  });

  it('preserves the decimals of the currency', () => {
    expect(parseMoney('1500', 'JPY').minor).toBe(1500n);
    expect(reasonOf(() => parseMoney('1500.0', 'JPY'))).toBe('too-many-decimals');
    expect(parseMoney('1.234', 'KWD').minor).toBe(1234n);
    expect(toWire(money('KWD', 5n))).toBe('0.005');
  });

  it.each(['XXX', '', 'idr', 'constructor', '__proto__'])('refuses the currency %j', (currency) => {
    expect(reasonOf(() => parseMoney('1', currency))).toBe('unknown-currency');
    expect(reasonOf(() => money(currency, 1n))).toBe('unknown-currency');
  });

  it('gives back every amount that SQL can hold', () => {
    fc.assert(
      fc.property(minorUnits, fc.constantFrom('IDR', 'JPY', 'KWD'), (minor, currency) => {
        const wire = fromMinor(minor, currency);
        expect(toMinor(wire, currency, { allowNegative: true })).toBe(minor);
        expect(formatWire(wire, currency).replaceAll(',', '')).toBe(wire);
      }),
    );
  });
});

describe('formatting', () => {
  it.each([
    [0n, '0.00', '0.00'],
    [1n, '0.01', '0.01'],
    [-5n, '-0.05', '-0.05'],
    [99_999n, '999.99', '999.99'],
    [100_000n, '1000.00', '1,000.00'],
    [-100_000_000n, '-1000000.00', '-1,000,000.00'],
    [2_500_000_000n, '25000000.00', '25,000,000.00'],
    [MAX, '92233720368547758.07', '92,233,720,368,547,758.07'],
  ])('%s sen', (minor, wire, shown) => {
    expect(toWire(money('IDR', minor))).toBe(wire);
    expect(formatMoney(money('IDR', minor))).toBe(shown);
    expect(formatWire(wire)).toBe(shown);
  });

  it('shows a currency without decimals without a dot', () => {
    expect(formatMoney(money('JPY', 1_234_567n))).toBe('1,234,567');
    expect(toWire(money('JPY', -7n))).toBe('-7');
  });

  it('leaves an absent amount empty and refuses rubbish', () => {
    expect(formatWire('')).toBe('');
    expect(reasonOf(() => formatWire('abc'))).toBe('malformed');
  });
});

describe('arithmetic', () => {
  it('adds, subtracts, compares and sums', () => {
    const a = money('IDR', 1050n);
    const b = money('IDR', 2000n);
    expect(add(a, b)).toEqual({ currency: 'IDR', minor: 3050n });
    expect(sub(a, b)).toEqual({ currency: 'IDR', minor: -950n });
    expect([compare(a, b), compare(b, a), compare(a, a)]).toEqual([-1, 1, 0]);
    expect(sum('IDR', [a, b, a]).minor).toBe(4100n);
    expect(sum('IDR', []).minor).toBe(0n);
    expect([isZero(sub(a, a)), isZero(a), isNegative(sub(a, b)), isNegative(a)]).toEqual([true, false, true, false]);
  });

  it('never mixes currencies, in the compiler or at run time', () => {
    const rupiah = money('IDR', 1n);
    const dollars = money('USD', 1n);
    // @ts-expect-error two literal currencies do not compile
    expect(reasonOf(() => add(rupiah, dollars))).toBe('mixed-currencies');
    // @ts-expect-error two literal currencies do not compile
    expect(reasonOf(() => compare(rupiah, dollars))).toBe('mixed-currencies');
    const fromRows: Money[] = [rupiah, dollars];
    expect(reasonOf(() => sum('IDR', fromRows as Money<'IDR'>[]))).toBe('mixed-currencies');
    expect(reasonOf(() => sub(fromRows[0] as Money, fromRows[1] as Money))).toBe('mixed-currencies');
  });

  it('refuses an amount over 64 bits', () => {
    expect(add(money('IDR', MAX - 1n), money('IDR', 1n)).minor).toBe(MAX);
    expect(reasonOf(() => add(money('IDR', MAX), money('IDR', 1n)))).toBe('out-of-range');
    expect(sub(money('IDR', 1n - MAX), money('IDR', 1n)).minor).toBe(-MAX);
    expect(reasonOf(() => sub(money('IDR', -MAX), money('IDR', 1n)))).toBe('out-of-range');
    expect(reasonOf(() => mulRate(money('IDR', MAX), 2n, 1n, 'floor'))).toBe('out-of-range');
  });
});

describe('rounding', () => {
  const halves: readonly [bigint, Record<Rounding, bigint>][] = [
    [25n, { 'half-up': 3n, 'half-even': 2n, floor: 2n, ceil: 3n }],
    [35n, { 'half-up': 4n, 'half-even': 4n, floor: 3n, ceil: 4n }],
    [24n, { 'half-up': 2n, 'half-even': 2n, floor: 2n, ceil: 3n }],
    [26n, { 'half-up': 3n, 'half-even': 3n, floor: 2n, ceil: 3n }],
    [30n, { 'half-up': 3n, 'half-even': 3n, floor: 3n, ceil: 3n }],
    [-25n, { 'half-up': -3n, 'half-even': -2n, floor: -3n, ceil: -2n }],
    [-24n, { 'half-up': -2n, 'half-even': -2n, floor: -3n, ceil: -2n }],
    [-26n, { 'half-up': -3n, 'half-even': -3n, floor: -3n, ceil: -2n }],
    [5n, { 'half-up': 1n, 'half-even': 0n, floor: 0n, ceil: 1n }],
    [-5n, { 'half-up': -1n, 'half-even': 0n, floor: -1n, ceil: 0n }],
  ];

  it.each(halves)('divides %s by ten', (numerator, expected) => {
    for (const [rounding, result] of Object.entries(expected)) {
      expect(divideRounded(numerator, 10n, rounding as Rounding)).toBe(result);
    }
  });

  it('works out tax and zakat of the profit-share example: gross 32,550, tax 6,510, zakat 651, credited 25,389', () => {
    const gross = money('IDR', 3_255_000n);
    const tax = roundToUnit(mulRate(gross, 20n, 100n, 'half-up'), 100n, 'half-up');
    const net = sub(gross, tax);
    const zakat = roundToUnit(mulRate(net, 25n, 1000n, 'half-up'), 100n, 'half-up');
    expect([toWire(tax), toWire(zakat), toWire(sub(net, zakat))]).toEqual(['6510.00', '651.00', '25389.00']);
  });

  it('pays cash down to the smallest coin', () => {
    expect(toWire(roundToUnit(money('IDR', 12_345_600n), 10_000n, 'floor'))).toBe('123400.00');
  });

  it('refuses a rate that is no rate', () => {
    expect(reasonOf(() => mulRate(money('IDR', 1n), 1n, 0n, 'half-up'))).toBe('bad-rate');
    expect(reasonOf(() => roundToUnit(money('IDR', 1n), -100n, 'floor'))).toBe('bad-rate');
  });

  it('is never further than the rounding allows', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (n, d) => {
          const down = divideRounded(n, d, 'floor');
          const up = divideRounded(n, d, 'ceil');
          expect(down * d <= n && n <= up * d && up - down <= 1n).toBe(true);
          for (const rounding of ['half-up', 'half-even'] as const) {
            const error = (divideRounded(n, d, rounding) * d - n) * 2n;
            expect(error <= d && -error <= d).toBe(true);
          }
        },
      ),
    );
  });
});
