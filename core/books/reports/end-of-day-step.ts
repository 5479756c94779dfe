import { type EndOfDayStep, WHOLE } from '#core/engine/end-of-day-step.ts';

/**
 * Records the fingerprint of the branch's trial balance. The ledger can show those rows for any day; the fingerprint proves that they are
 * the rows of that end of day.
 */
export const dailyReports: EndOfDayStep = {
  code: 'LAPORAN',
  title: { id: 'Laporan harian', en: 'Daily reports' },
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    const [counted] = await tx<{ baris: number }[]>`select eod_reports(${run}) as baris`;
    return { baris: counted?.baris ?? 0, temuan: [] };
  },
};
