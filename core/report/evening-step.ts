import { type EveningStep, WHOLE } from '#core/engine/evening-step.ts';

/**
 * The reports of the day: the branch's trial balance, by its fingerprint. Its rows are the ledger's own and can be read for any day; the
 * fingerprint proves that they are those of that night.
 */
export const dailyReports: EveningStep = {
  code: 'LAPORAN',
  title: { id: 'Laporan harian', en: 'Daily reports' },
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    const [kept] = await tx<{ baris: number }[]>`select evening_reports(${run}) as baris`;
    return { baris: kept?.baris ?? 0, temuan: [] };
  },
};
