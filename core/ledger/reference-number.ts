import { isIsoDate } from '#lib/dates.ts';

/**
 * The number of a posting that people read out: branch (3), accounting date YYMMDD (6), journal id (9). It needs no index of
 * its own, because the journal id can be read back from it.
 */
export function makeReference(kodeCabang: string, tanggal: string, journalId: bigint): string {
  return `${kodeCabang}${tanggal.slice(2).replaceAll('-', '')}${journalId.toString().padStart(9, '0')}`;
}

/**
 * Returns the parts of a reference number, or null when it has not that shape or names a day that is none: a typing mistake. The date is YYYY-MM-DD.
 */
export function readReference(text: string): { kodeCabang: string; tanggal: string; journalId: bigint } | null {
  const match = /^(\d{3})(\d{2})(\d{2})(\d{2})(\d{9,})$/.exec(text);
  if (!match) return null;
  const [, kodeCabang = '', year, month, day, id = '0'] = match;
  const tanggal = `20${year}-${month}-${day}`;
  return isIsoDate(tanggal) ? { kodeCabang, tanggal, journalId: BigInt(id) } : null;
}
