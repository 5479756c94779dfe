import { addDays, addMonthsAnchored } from './dates.ts';

/** The bank's own cheques and bilyet giro: their words and their days (domain: warkat maintenance). */

/** What is printed in books. */
export const bookKinds = ['CEK', 'BG'] as const;
export type BookKind = (typeof bookKinds)[number];

/** How the order of a book stands: it waits, a book was handed out for it, or it was taken back. */
export const orderStates = ['DIPESAN', 'DITERBITKAN', 'DIBATALKAN'] as const;
export type OrderState = (typeof orderStates)[number];

/** Where a book is: head office, on its way, a branch, an account; in use once its receipt is back. LOST: blank, and missing from its stock. */
export const bookStates = ['STOCK_HO', 'SENT', 'STOCK_BR', 'ISSUED', 'ACTIVE', 'SPOILED', 'LOST'] as const;
export type BookState = (typeof bookStates)[number];

/** Where a sheet is. PAID, CANCELLED, EXPIRED, RETURNED and SPOILED are final. */
export const ownSheetStates = [
  'STOCK_HO',
  'STOCK_BR',
  'ISSUED',
  'ACTIVE',
  'PAID',
  'REJECTED',
  'STOP',
  'LOST',
  'CANCELLED',
  'EXPIRED',
  'RETURNED',
  'SPOILED',
] as const;
export type OwnSheetState = (typeof ownSheetStates)[number];

/** Why a payment is stopped: lost or stolen, in dispute before a court, revoked by the drawer. */
export const stopReasons = ['HILANG', 'DICURI', 'SENGKETA', 'CABUT'] as const;
export type StopReason = (typeof stopReasons)[number];

/** What a reported sheet becomes. */
export const stoppedAs = (reason: StopReason): 'LOST' | 'STOP' =>
  reason === 'HILANG' || reason === 'DICURI' ? 'LOST' : 'STOP';

/** Is it not paid because it was reported? */
export const isStopped = (state: string): boolean => state === 'STOP' || state === 'LOST';

/** Books that one delivery counts, and sheets that one report names. */
export const BOOKS_AT_ONCE = 100;
export const SHEETS_AT_ONCE = 100;

const SERIAL = /^([A-Z]{2})(\d{6})$/;
/** A sheet's number: two letters and six digits. */
export const isSheetNumber = (text: string): boolean => SERIAL.test(text);

/** How many sheets from one number to another of the same letters; 0 where there is no such range. */
export function sheetsBetween(first: string, last: string): number {
  const [, letters, from = ''] = SERIAL.exec(first) ?? [];
  const [, others, to = ''] = SERIAL.exec(last) ?? [];
  return letters === undefined || letters !== others
    ? 0
    : Math.max(0, Number.parseInt(to, 10) - Number.parseInt(from, 10) + 1);
}

/** The number so many sheets after another; null beyond the last one of its letters. */
export function sheetAfter(number: string, count: number): string | null {
  const [, letters, digits = ''] = SERIAL.exec(number) ?? [];
  const next = String(Number.parseInt(digits, 10) + count);
  return letters === undefined || next.length > digits.length ? null : letters + next.padStart(digits.length, '0');
}

/** The last day a sheet of this date may be presented. Dates YYYY-MM-DD. */
export const presentedUntil = (date: string, days: number): string => addDays(date, days);

/** Does a bilyet giro become effective while it lives? A cheque has no such day. */
export const effectiveInTime = (
  { jenis, tanggal_efektif }: { readonly jenis: BookKind; readonly tanggal_efektif: string },
  until: string,
): boolean => jenis === 'CEK' || tanggal_efektif <= until;

/** The last day it can be paid: of a bilyet giro that of its presentment, of a cheque six months more. */
export const livesUntil = (kind: BookKind, date: string, days: number, months: number): string =>
  kind === 'BG' ? presentedUntil(date, days) : addMonthsAnchored(presentedUntil(date, days), months);
