import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { BOOK_CURRENCY, formatMoney, fractionDigits, money } from '#lib/money.ts';
import { inWords, type ReportColumn } from '#lib/reports/card.ts';
import type { Cell, ReportRow } from './table.ts';

const texts: Readonly<Record<string, string>> = id;

/** The currency a row's amounts are in. */
export const currencyOf = (row: ReportRow): string => String(row.kode_valuta ?? '') || BOOK_CURRENCY;

/** Minor units as a decimal text, "-1250.00": as `fromMinor`, for a million of them. */
export function plainAmount(minor: bigint, currency: string): string {
  const digits = fractionDigits(currency);
  if (digits === 0) return minor.toString();
  const negative = minor < 0n;
  const text = (negative ? -minor : minor).toString().padStart(digits + 1, '0');
  const cut = text.length - digits;
  return `${negative ? '-' : ''}${text.slice(0, cut)}.${text.slice(cut)}`;
}

/** An amount of a cell in minor units; null where there is none. */
export const minorOf = (cell: Cell | undefined): bigint | null =>
  typeof cell === 'bigint' ? cell : typeof cell === 'number' ? BigInt(cell) : null;

const WITH_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/;
/** A moment as people read it; the core's sessions stand in the bank's own time. */
export function moment(text: string): string {
  const [, day = '', time = ''] = WITH_ZONE.exec(text) ?? [];
  return day === '' ? text : `${toDisplay(day)} ${time}`;
}

/** A text cell, in words where its column holds codes. */
export const textOf = (column: ReportColumn, cell: Cell | undefined): string =>
  inWords(column, cell === null || cell === undefined ? '' : String(cell), (key) => texts[key] ?? null);

/** A cell as it stands on paper. */
export function shown(column: ReportColumn, row: ReportRow): string {
  const cell = row[column.field];
  if (cell === null || cell === undefined) return '';
  if (column.kind === 'amount') {
    const minor = minorOf(cell);
    return minor === null ? String(cell) : formatMoney(money(currencyOf(row), minor));
  }
  if (column.kind === 'count') return BigInt(String(cell)).toLocaleString('en-US');
  if (column.kind === 'date') return toDisplay(String(cell).slice(0, 10));
  if (column.kind === 'time') return moment(String(cell));
  return textOf(column, cell);
}
