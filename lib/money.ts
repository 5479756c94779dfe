/**
 * An amount is a currency and a whole number of its smallest units.
 * This is the only module that parses, formats or rounds an amount. Nothing here touches a float: a rupiah amount near the top of what
 * SQL can hold has more digits than a double keeps, and a lost sen is a ledger that no longer balances.
 */

export type Money<C extends string = string> = { readonly currency: C; readonly minor: bigint };

/** The rounding settles a result that falls between two whole units. Every multiplication by a rate names one. */
export type Rounding = 'half-up' | 'half-even' | 'floor' | 'ceil';

export type MoneyErrorReason =
  | 'malformed'
  | 'too-many-decimals'
  | 'negative'
  | 'out-of-range'
  | 'unknown-currency'
  | 'mixed-currencies'
  | 'bad-rate';

/** Only this module throws it; `reason` is stable and callers branch on it, the message is for the log. */
export class MoneyError extends Error {
  readonly reason: MoneyErrorReason;
  constructor(reason: MoneyErrorReason, message: string) {
    super(message);
    this.name = 'MoneyError';
    this.reason = reason;
  }
}

/** The fraction digits follow ISO 4217. They are written out because Intl shows the rupiah with none and rounds: the books keep sen. */
const FRACTION_DIGITS: Readonly<Record<string, number>> = {
  IDR: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  SGD: 2,
  AUD: 2,
  CNY: 2,
  HKD: 2,
  MYR: 2,
  SAR: 2,
  AED: 2,
  CHF: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  BHD: 3,
};

/** The product knows these currencies, that of the books first. */
export const currencies: readonly string[] = Object.keys(FRACTION_DIGITS);

/** The bank's books are in this currency; it is used when a caller names none. */
export const BOOK_CURRENCY = 'IDR';

/** Amounts live in BIGINT columns, so nothing beyond a signed 64-bit number may enter. */
const MAX_MINOR = 2n ** 63n - 1n;

const WIRE_AMOUNT = /^(-)?(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/** Returns the number of decimals the currency is kept in. Throws MoneyError `unknown-currency` for a code outside the table. */
export function fractionDigits(currency: string): number {
  const digits = Object.hasOwn(FRACTION_DIGITS, currency) ? FRACTION_DIGITS[currency] : undefined;
  if (digits === undefined) throw new MoneyError('unknown-currency', `unknown currency ${currency}`);
  return digits;
}

/** Returns true when the product knows how many decimals this currency has. */
export const isCurrency = (code: string): boolean => Object.hasOwn(FRACTION_DIGITS, code);

/** Builds an amount from minor units (sen for IDR). Throws MoneyError `unknown-currency` or `out-of-range`. */
export function money<C extends string>(currency: C, minor: bigint): Money<C> {
  fractionDigits(currency);
  if (minor > MAX_MINOR || minor < -MAX_MINOR) throw new MoneyError('out-of-range', 'amount does not fit in 64 bits');
  return { currency, minor };
}

export type ParseOptions = { readonly allowNegative?: boolean };

/**
 * Reads a wire amount: decimal digits, then at most the currency's number of decimals after a dot ("25000000.00").
 * Signs (unless `allowNegative`), spaces, separators, exponents, leading zeros and surplus decimals are refused, never
 * repaired: an amount that needs guessing must go back to the person who wrote it.
 * Throws MoneyError `malformed`, `too-many-decimals`, `negative`, `out-of-range` or `unknown-currency`.
 */
export function parseMoney<C extends string>(text: string, currency: C, options: ParseOptions = {}): Money<C> {
  const digits = fractionDigits(currency);
  const match = WIRE_AMOUNT.exec(text);
  if (match === null) throw new MoneyError('malformed', 'not a decimal amount');
  const fraction = match[3] ?? '';
  if (fraction.length > digits) throw new MoneyError('too-many-decimals', `${currency} has ${digits} decimals`);
  if (match[1] === '-' && options.allowNegative !== true) throw new MoneyError('negative', 'amount is negative');
  const minor = BigInt(`${match[2] ?? ''}${fraction.padEnd(digits, '0')}`);
  return money(currency, match[1] === '-' ? -minor : minor);
}

/** Does the same as parseMoney, with null instead of an error. */
export function tryParse<C extends string>(text: string, currency: C, options: ParseOptions = {}): Money<C> | null {
  try {
    return parseMoney(text, currency, options);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

function decimalParts(m: Money): { sign: string; whole: string; fraction: string } {
  const digits = fractionDigits(m.currency);
  const text = (m.minor < 0n ? -m.minor : m.minor).toString().padStart(digits + 1, '0');
  const cut = text.length - digits;
  return { sign: m.minor < 0n ? '-' : '', whole: text.slice(0, cut), fraction: text.slice(cut) };
}

/** Returns the wire spelling, always with all of the currency's decimals: "25000000.00". */
export function toWire(m: Money): string {
  const { sign, whole, fraction } = decimalParts(m);
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** Turns a wire amount into SQL minor units. Throws as parseMoney does. */
export function toMinor(text: string, currency: string, options: ParseOptions = {}): bigint {
  return parseMoney(text, currency, options).minor;
}

/** Reads the wire form of an amount that is always in rupiah, such as a parameter or what another bank settles; returns sen. */
export const rupiahMinor = (text: string): bigint => toMinor(text, BOOK_CURRENCY);

/** Turns SQL minor units into a wire amount; balances and differences may be negative. */
export function fromMinor(minor: bigint, currency: string = BOOK_CURRENCY): string {
  return toWire(money(currency, minor));
}

/** Returns an amount of minor units as the wire writes it; '' where there is none. */
export const fromMinorOrEmpty = (minor: bigint | null, currency: string = BOOK_CURRENCY): string =>
  minor === null ? '' : fromMinor(minor, currency);

/** Returns the spelling for people, on screen and on paper: comma thousands, dot decimals ("25,000,000.00", "-1,000.00"). */
export function formatMoney(m: Money): string {
  const { sign, whole, fraction } = decimalParts(m);
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
  return fraction === '' ? `${sign}${grouped}` : `${sign}${grouped}.${fraction}`;
}

/** Writes rupiah for people, from sen: most amounts that the core shows are of this kind. */
export const formatRupiah = (minor: bigint): string => formatMoney(money(BOOK_CURRENCY, minor));

/**
 * Returns the spelling for people of a wire amount of either sign. An empty string stays empty: proto3 sends it for "no amount". Throws
 * MoneyError for anything else that is not an amount.
 */
export function formatWire(text: string, currency: string = BOOK_CURRENCY): string {
  return text === '' ? '' : formatMoney(parseMoney(text, currency, { allowNegative: true }));
}

/** The compiler already refuses two known currencies; amounts read from rows are only known at run time. */
function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new MoneyError('mixed-currencies', `cannot combine ${a.currency} with ${b.currency}`);
  }
}

/** Returns a + b. NoInfer keeps the compiler from widening C to a union of two currencies. Throws `mixed-currencies`, `out-of-range`. */
export function add<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(a, b);
  return money(a.currency, a.minor + b.minor);
}

/** Returns a - b; the result may be negative. Throws `mixed-currencies`, `out-of-range`. */
export function sub<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(a, b);
  return money(a.currency, a.minor - b.minor);
}

/** Returns -1 when a < b, 0 when equal, 1 when a > b. Throws `mixed-currencies`. */
export function compare<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): -1 | 0 | 1 {
  assertSameCurrency(a, b);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/** Returns the sum of a list; the caller names the currency, so that an empty list has a sum. Throws `mixed-currencies`, `out-of-range`. */
export function sum<C extends string>(currency: C, amounts: readonly Money<NoInfer<C>>[]): Money<C> {
  return amounts.reduce<Money<C>>((total, amount) => add(total, amount), money(currency, 0n));
}

export function isZero(m: Money): boolean {
  return m.minor === 0n;
}

export function isNegative(m: Money): boolean {
  return m.minor < 0n;
}

/**
 * Divides whole numbers with a named rounding. Halves go away from zero with `half-up` and to the even neighbour with `half-even`;
 * `floor` and `ceil` go towards minus and plus infinity. Throws MoneyError `bad-rate` unless denominator > 0.
 */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new MoneyError('bad-rate', 'denominator must be positive');
  // BigInt division truncates towards zero, so the quotient is corrected by one step away from zero where needed.
  const truncated = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n) return truncated;
  const away = numerator < 0n ? -1n : 1n;
  const twice = (remainder < 0n ? -remainder : remainder) * 2n;
  const stepsAway: Record<Rounding, boolean> = {
    'half-up': twice >= denominator,
    'half-even': twice > denominator || (twice === denominator && truncated % 2n !== 0n),
    floor: away === -1n,
    ceil: away === 1n,
  };
  return stepsAway[rounding] ? truncated + away : truncated;
}

/**
 * Returns m * numerator / denominator, rounded once to minor units. A rate is two whole numbers (20 % is 20n, 100n), so no float is ever
 * part of it. Throws `bad-rate`, `out-of-range`.
 */
export function mulRate<C extends string>(
  m: Money<C>,
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding,
): Money<C> {
  return money(m.currency, divideRounded(m.minor * numerator, denominator, rounding));
}

/**
 * Rounds to a multiple of `unit` minor units: 100n makes whole rupiah, which is what customer postings are kept in
 * (profit share, tax and zakat each round this way, half-up, in that order). Throws `bad-rate` unless unit > 0.
 */
export function roundToUnit<C extends string>(m: Money<C>, unit: bigint, rounding: Rounding): Money<C> {
  return money(m.currency, divideRounded(m.minor, unit, rounding) * unit);
}
