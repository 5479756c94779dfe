import { toDisplay } from '#lib/dates.ts';
import { formatWire, fromMinor } from '#lib/money.ts';
import type { Line } from './layout.ts';

/** The columns of a printed line are in characters from the left margin on. */
const COLUMNS = { line: 2, date: 8, code: 5, debit: 18, credit: 18, balance: 20, teller: 8 } as const;
const BETWEEN = 1;

/** A printed line has so many characters. */
export const LINE_WIDTH = Object.values(COLUMNS).reduce((sum, width) => sum + width + BETWEEN, -BETWEEN);

const CARRIED = { PINDAHAN: 'SALDO PINDAHAN', DIPINDAHKAN: 'SALDO DIPINDAHKAN' } as const;

/** Returns the text printed in the place of a movement; '' when the line holds a movement. */
export const carriedText = (kind: Line['kind']): string =>
  kind === 'PINDAHAN' || kind === 'DIPINDAHKAN' ? CARRIED[kind] : '';

/** Writes an amount as `formatWire`; a whole amount that is too wide for its column goes without decimals. Throws RangeError beyond that. */
function amount(minor: bigint, currency: string, width: number): string {
  const full = formatWire(fromMinor(minor, currency), currency);
  const text = full.length > width ? full.replace(/\.0+$/, '') : full;
  if (text.length > width) throw new RangeError(`${text} does not fit a column of ${width}`);
  return text.padStart(width);
}

const orEmpty = (minor: bigint, currency: string, width: number): string =>
  minor === 0n ? ' '.repeat(width) : amount(minor, currency, width);

const cut = (text: string, width: number): string => text.slice(0, width).padEnd(width);

const shortDate = (iso: string): string => {
  const shown = toDisplay(iso);
  return `${shown.slice(0, 6)}${shown.slice(-2)}`;
};

/** Returns a line of the book: line number, date, code, debit, credit, balance, teller. Throws RangeError when an amount does not fit. */
export function printedText(line: Line, currency: string): string {
  const number = String(line.line).padStart(COLUMNS.line);
  const balance = amount(line.balance, currency, COLUMNS.balance);
  const said = carriedText(line.kind);
  if (said !== '') {
    const before = COLUMNS.date + COLUMNS.code + COLUMNS.debit + COLUMNS.credit + 3 * BETWEEN;
    return [number, cut(said, before), balance, ' '.repeat(COLUMNS.teller)].join(' ');
  }
  return [
    number,
    shortDate(line.date),
    cut(line.code, COLUMNS.code),
    orEmpty(line.debit, currency, COLUMNS.debit),
    orEmpty(line.credit, currency, COLUMNS.credit),
    balance,
    cut(line.teller, COLUMNS.teller),
  ].join(' ');
}
