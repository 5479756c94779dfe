import type { HolidayRule, OrderPeriod } from './standing.ts';
import type { Schedule } from './standing-dates.ts';

/** How often an entry that comes back falls due; SEKALI: once, on its first day. */
export const entryPeriods = ['MINGGUAN', 'BULANAN', 'AKHIR_BULAN', 'SEKALI'] as const;
export type EntryPeriod = (typeof entryPeriods)[number];

/** What two persons do about it: suspend it, let it go on, end it, or leave out one due date that waits. */
export const periodicActs = ['TANGGUHKAN', 'LANJUTKAN', 'AKHIRI', 'LEWATI'] as const;

/** What became of a due date: posted by itself or by two persons, waiting for its amounts, failed and waiting for a person, left out. */
export const periodicDues = ['DIBUKUKAN', 'MENUNGGU', 'GAGAL', 'DILEWATI'] as const;
export type PeriodicDue = (typeof periodicDues)[number];
/** What a due date is in that waits for a person; and by which name a list is asked for those. */
export const openDues: readonly PeriodicDue[] = ['MENUNGGU', 'GAGAL'];
export const OPEN_DUES = 'TERBUKA';

/** What an entry says of its dates, as its row has it. */
export interface PeriodicDates {
  readonly periode: string;
  readonly setiap: number;
  readonly hari: number;
  readonly mulai: string;
  readonly sampai: string | null;
  readonly hari_libur: string;
}

const DAY = 8;

/** The dates of an entry as standing orders reckon theirs: once is the first of a month's days, and no more. */
export function scheduleOf({ periode, setiap, hari, mulai, sampai, hari_libur }: PeriodicDates): Schedule {
  const once = periode === 'SEKALI';
  return {
    periode: once ? 'BULANAN' : (periode as OrderPeriod),
    setiap,
    hari: once ? Number(mulai.slice(DAY)) : hari,
    mulai,
    sampai,
    kali: once ? 1 : null,
    hari_libur: hari_libur as HolidayRule,
  };
}
