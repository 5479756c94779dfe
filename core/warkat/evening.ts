import { type EveningStep, ofBranch, WHOLE } from '#core/engine/evening-step.ts';

/** Sheets that came back unpaid or were stopped expire when they could no longer be paid (domain: warkat maintenance, expiry). Nothing is posted. */
export const expireSheets: EveningStep = {
  code: 'DALUWARSA_WARKAT',
  title: { id: 'Warkat daluwarsa', en: 'Sheets expire' },
  byRecord: ofBranch,
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    const [expired] = await tx<{ baris: number }[]>`select expire_warkat(${run}) as baris`;
    return { baris: expired?.baris ?? 0, temuan: [] };
  },
};
