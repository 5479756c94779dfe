/** What one person may move alone in a day, by kind (domain: limits, daily totals). */
export type DailyKind = 'TUNAI_MASUK' | 'TUNAI_KELUAR' | 'NON_TUNAI';
