import { type EndOfDayStep, ofBranch, WHOLE } from '#core/engine/end-of-day-step.ts';

/** Ends instruments that came back unpaid or were stopped when they can no longer be paid (domain: warkat maintenance, expiry). It posts nothing. */
export const expireSheets: EndOfDayStep = {
  code: 'DALUWARSA_WARKAT',
  title: { id: 'Warkat daluwarsa', en: 'Sheets expire' },
  byRecord: ofBranch,
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    const [expired] = await tx<{ baris: number }[]>`select expire_warkat(${run}) as baris`;
    return { baris: expired?.baris ?? 0, temuan: [] };
  },
};
