import { inWords, type ReportColumn } from '#lib/books/reports/definition.ts';
import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { BOOK_CURRENCY, formatMoney, fractionDigits, money } from '#lib/money.ts';
import type { Cell, ReportRow } from './table.ts';

const texts: Readonly<Record<string, string>> = id;

/** Returns the currency of a row's amounts. */
export const currencyOf = (row: ReportRow): string => String(row.kode_valuta ?? '') || BOOK_CURRENCY;

/** Returns minor units as a decimal text, "-1250.00": as `fromMinor`, for a million of them. */
export function plainAmount(minor: bigint, currency: string): string {
  const digits = fractionDigits(currency);
  if (digits === 0) return minor.toString();
  const negative = minor < 0n;
  const text = (negative ? -minor : minor).toString().padStart(digits + 1, '0');
  const cut = text.length - digits;
  return `${negative ? '-' : ''}${text.slice(0, cut)}.${text.slice(cut)}`;
}

/** Returns an amount of a cell in minor units; null for none. */
export const minorOf = (cell: Cell | undefined): bigint | null =>
  typeof cell === 'bigint' ? cell : typeof cell === 'number' ? BigInt(cell) : null;

const WITH_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/;
/** Returns a moment as people read it; the core's sessions run in the bank's own time. */
export function moment(text: string): string {
  const [, day = '', time = ''] = WITH_ZONE.exec(text) ?? [];
  return day === '' ? text : `${toDisplay(day)} ${time}`;
}

/** Returns a text cell, in words when its column holds codes. */
export const textOf = (column: ReportColumn, cell: Cell | undefined): string =>
  inWords(column, cell === null || cell === undefined ? '' : String(cell), (key) => texts[key] ?? null);

/** The other side of the books. */
const OTHER_SIDE: Readonly<Record<string, string>> = { D: 'K', K: 'D' };
const NIL = '–';

/** Returns an amount as paper shows it: with its side where it has one, a dash for zero where its column asks for that. */
function amountText({ side, dash }: ReportColumn, row: ReportRow, minor: bigint): string {
  if (dash && minor === 0n) return NIL;
  if (side === undefined) return formatMoney(money(currencyOf(row), minor));
  const own = String(row[side] ?? '');
  const size = formatMoney(money(currencyOf(row), minor < 0n ? -minor : minor));
  return `${size} ${minor < 0n ? (OTHER_SIDE[own] ?? own) : own}`;
}

/** Returns a cell as paper shows it. */
export function cellText(column: ReportColumn, row: ReportRow): string {
  const cell = row[column.field];
  if (cell === null || cell === undefined) return '';
  if (column.kind === 'amount') {
    const minor = minorOf(cell);
    return minor === null ? String(cell) : amountText(column, row, minor);
  }
  if (column.kind === 'count') return BigInt(String(cell)).toLocaleString('en-US');
  if (column.kind === 'date') return toDisplay(String(cell).slice(0, 10));
  if (column.kind === 'time') return moment(String(cell));
  return textOf(column, cell);
}
