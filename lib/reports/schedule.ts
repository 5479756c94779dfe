/** When a report comes back: after each day, on a weekday, on a day of the month, at its end, or once on a date. */
export const scheduleCalendars = ['HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN', 'TANGGAL'] as const;
export type ScheduleCalendar = (typeof scheduleCalendars)[number];

/** What a file of it is about: one branch, each branch by itself, the whole bank. */
export const scheduleReaches = ['CABANG', 'SETIAP_CABANG', 'SELURUH'] as const;
export type ScheduleReach = (typeof scheduleReaches)[number];
