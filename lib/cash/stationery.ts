import { differenceKinds } from './cash-differences.ts';

/** Security stationery is counted like cash: these are its kinds and their numbers (domain: teller and vault; passbook, bilyet and warkat stock). */

/** The kinds are books of cheques and of bilyet giro, passbooks, certificates of deposits, cards. */
export const stationeryKinds = ['CEK', 'BG', 'BUKU', 'BILYET', 'KARTU'] as const;
export type StationeryKind = (typeof stationeryKinds)[number];

/** A count found all in order, pieces missing, or numbers that the books do not have there. */
export const countResults = ['SESUAI', ...differenceKinds] as const;

/** TERBUKA: found by a count. HILANG: out of the stock by a police report. KEMBALI: found again. SELESAI: a later count no longer finds it. */
export const stationeryStates = ['TERBUKA', 'HILANG', 'KEMBALI', 'SELESAI'] as const;

/** Returns true when the police must know of the loss: a lost passbook pays nobody; whoever finds anything else can misuse it. */
export const needsPoliceReport = (kind: string): boolean => kind !== 'BUKU';

const NUMBERS: Readonly<Record<StationeryKind, RegExp>> = {
  CEK: /^[A-Z]{2}\d{6}$/,
  BG: /^[A-Z]{2}\d{6}$/,
  BUKU: /^[A-Z]{0,3}\d{6,10}$/,
  BILYET: /^[A-Z]{1,3}\d{8}$/,
  KARTU: /^[A-Z0-9]{6,20}$/,
};
/** Returns true when the kind is numbered so. */
export const isStationeryNumber = (kind: StationeryKind, text: string): boolean => NUMBERS[kind].test(text);

/** One range holds at most so many numbers. */
export const NUMBERS_AT_ONCE = 100_000;

const SERIAL = /^(.*?)(\d{1,15})$/;
/** Returns how many numbers there are from one to another of the same series; 0 when there is no such range. */
export function numbersBetween(first: string, last: string): number {
  if (first === last) return 1;
  const [, series, from = ''] = SERIAL.exec(first) ?? [];
  const [, other, to = ''] = SERIAL.exec(last) ?? [];
  if (series === undefined || series !== other || from.length !== to.length) return 0;
  return Math.max(0, Number.parseInt(to, 10) - Number.parseInt(from, 10) + 1);
}

/** Returns a range as people read it. */
export const rangeText = ({
  nomor_awal,
  nomor_akhir,
}: {
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
}) => (nomor_awal === nomor_akhir ? nomor_awal : `${nomor_awal}–${nomor_akhir}`);
