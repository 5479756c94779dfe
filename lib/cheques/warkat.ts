import { addDays } from '#lib/dates.ts';

/** These are the words and the days of the bank's own cheques and bilyet giro (domain: warkat maintenance). */

/** The printer prints these in books. */
export const bookKinds = ['CEK', 'BG'] as const;
export type BookKind = (typeof bookKinds)[number];

/** The order of a book waits, a book was handed out for it, or it was taken back. */
export const orderStates = ['DIPESAN', 'DITERBITKAN', 'DIBATALKAN'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * A book is at head office, on its way, at a branch, or with an account; it is in use once its receipt is back. HILANG: blank, and missing from
 * its stock.
 */
export const bookStates = ['STOK_PUSAT', 'DIKIRIM', 'STOK_CABANG', 'DITERBITKAN', 'AKTIF', 'RUSAK', 'HILANG'] as const;
export type BookState = (typeof bookStates)[number];

/** A sheet has these states. DIBAYAR, DIBATALKAN, KEDALUWARSA, DITERIMA_KEMBALI and RUSAK are final. */
export const ownSheetStates = [
  'STOK_PUSAT',
  'STOK_CABANG',
  'DITERBITKAN',
  'AKTIF',
  'DIBAYAR',
  'DITOLAK',
  'DISETOP',
  'HILANG',
  'DIBATALKAN',
  'KEDALUWARSA',
  'DITERIMA_KEMBALI',
  'RUSAK',
] as const;
export type OwnSheetState = (typeof ownSheetStates)[number];

/** A payment is stopped because the sheet is lost or stolen, in dispute before a court, or revoked by the drawer. */
export const stopReasons = ['HILANG', 'DICURI', 'SENGKETA', 'CABUT'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Returns the state that a reported sheet gets. */
export const stoppedAs = (reason: StopReason): 'HILANG' | 'DISETOP' =>
  reason === 'HILANG' || reason === 'DICURI' ? 'HILANG' : 'DISETOP';

/** Returns true when a report keeps the sheet from being paid. */
export const isStopped = (state: string): boolean => state === 'DISETOP' || state === 'HILANG';

/** One delivery counts at most so many books, and one report names at most so many sheets. */
export const BOOKS_AT_ONCE = 100;
export const SHEETS_AT_ONCE = 100;

const SERIAL = /^([A-Z]{2})(\d{6})$/;
/** Returns true for a sheet's number: two letters and six digits. */
export const isSheetNumber = (text: string): boolean => SERIAL.test(text);

/** Returns how many sheets there are from one number to another of the same letters; 0 when there is no such range. */
export function sheetsBetween(first: string, last: string): number {
  const [, letters, from = ''] = SERIAL.exec(first) ?? [];
  const [, others, to = ''] = SERIAL.exec(last) ?? [];
  return letters === undefined || letters !== others
    ? 0
    : Math.max(0, Number.parseInt(to, 10) - Number.parseInt(from, 10) + 1);
}

/** Returns the number so many sheets after another; null beyond the last one of its letters. */
export function sheetAfter(number: string, count: number): string | null {
  const [, letters, digits = ''] = SERIAL.exec(number) ?? [];
  const next = String(Number.parseInt(digits, 10) + count);
  return letters === undefined || next.length > digits.length ? null : letters + next.padStart(digits.length, '0');
}

/** Returns the last day a sheet of this date may be presented. Dates are YYYY-MM-DD. */
export const presentedUntil = (date: string, days: number): string => addDays(date, days);

/** Returns true when a bilyet giro becomes effective while it lives. A cheque has no such day. */
export const effectiveInTime = (
  { jenis, tanggal_efektif }: { readonly jenis: BookKind; readonly tanggal_efektif: string },
  until: string,
): boolean => jenis === 'CEK' || tanggal_efektif <= until;
