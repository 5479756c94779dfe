import { useRecord } from '#hooks/use-record.ts';
import { branch } from '#services/business-day/branch.ts';

/** Postings send no event to this screen, so the figures are read again this often. */
const EVERY_MS = 60_000;

/** Reads the figures of the branch's day; the cards of one home share one answer. */
export const useDaySummary = () => useRecord(branch.summary, { kode_cabang: '' }, { everyMs: EVERY_MS });
