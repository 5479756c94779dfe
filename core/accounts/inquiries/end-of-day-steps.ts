import { accountChunks } from '#core/engine/end-of-day-chunks.ts';
import { type EndOfDayStep, ofBranch, WHOLE } from '#core/engine/end-of-day-step.ts';

/** One statement handles this many accounts of a part. */
const PART = 50_000;

/** Ends holds and blocks whose last day this was (domain: blocks, holds, balances). */
export const freeHolds: EndOfDayStep = {
  code: 'LEPAS_TAHAN',
  title: { id: 'Lepas dana ditahan', en: 'Free expired holds' },
  byRecord: ofBranch,
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    const [freed] = await tx<{ baris: number }[]>`select eod_release_holds(${run}) as baris`;
    return { baris: freed?.baris ?? 0, temuan: [] };
  },
};

/** Finds the accounts that will have slept too long when the next day begins (domain: activity states). */
export const sleepingAccounts: EndOfDayStep = {
  code: 'DORMAN',
  title: { id: 'Rekening tidur', en: 'Dormant accounts' },
  byAccount: 'ASIDE',
  chunks: (db, endOfDay) => accountChunks(db, endOfDay, PART),
  run: async (tx, { run }, { dari, sampai }) => {
    const [asleep] = await tx<{ baris: number }[]>`select eod_mark_dormant(${run}, ${dari}, ${sampai}) as baris`;
    return { baris: asleep?.baris ?? 0, temuan: [] };
  },
};
