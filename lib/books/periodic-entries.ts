import { type Schedule, type Scheduled, scheduleOf } from '#lib/accounts/standing-order-dates.ts';

/** A periodic entry falls due this often; SEKALI: once, on its first day. */
export const entryPeriods = ['MINGGUAN', 'BULANAN', 'AKHIR_BULAN', 'SEKALI'] as const;

/** Two persons suspend an entry, let it go on, end it, or leave out one due date that waits. */
export const periodicActs = ['TANGGUHKAN', 'LANJUTKAN', 'AKHIRI', 'LEWATI'] as const;

/** A due date was posted by the bank itself or by two persons, waits for its amounts, failed and waits for a person, or was left out. */
export const periodicDues = ['DIBUKUKAN', 'MENUNGGU', 'GAGAL', 'DILEWATI'] as const;
export type PeriodicDue = (typeof periodicDues)[number];
/** A due date in these states waits for a person; a list asks for them by the name below. */
export const openDues: readonly PeriodicDue[] = ['MENUNGGU', 'GAGAL'];
export const OPEN_DUES = 'TERBUKA';

/** A row of an entry has these dates. */
export type PeriodicDates = Omit<Scheduled, 'kali'>;

const DAY = 8;

/** Returns the dates of an entry as standing orders compute theirs: an entry for once is due on the first of a month's days, and no more. */
export const periodicSchedule = (dates: PeriodicDates): Schedule =>
  scheduleOf(
    dates.periode === 'SEKALI'
      ? { ...dates, periode: 'BULANAN', hari: Number(dates.mulai.slice(DAY)), kali: 1 }
      : { ...dates, kali: null },
  );
