/** These are the words for sheets of other banks (domain: clearing). */

export const sheetKinds = ['CEK', 'BG', 'NOTA_DEBET'] as const;

/** A sheet goes through these states, from custody to its end. */
export const sheetStates = ['TITIPAN', 'DISETOR', 'SELESAI_KLIRING', 'EFEKTIF', 'DITOLAK', 'DITARIK'] as const;
export type SheetState = (typeof sheetStates)[number];

/** Another bank presented this sheet of ours: it is undecided, held as suspect, paid, returned, or taken in by mistake. */
export const inwardStates = ['DITERIMA', 'DITAHAN', 'DIBAYAR', 'DITOLAK', 'DIBATALKAN'] as const;
export type InwardState = (typeof inwardStates)[number];
/** Returns true when the sheet is still to be paid or returned. */
export const isUndecided = (status: string): boolean => status === 'DITERIMA' || status === 'DITAHAN';

/** The first limits the sheets on one slip, the second the sheets that one posting moves on. */
export const SHEETS_ON_SLIP = 50;
export const SHEETS_AT_ONCE = 200;

/** A sheet comes back for this reason: `kode` is its number in the central bank's list, the flag says whether the sheet was unfunded. */
export interface ReturnReason {
  readonly kode: string;
  readonly kosong: boolean;
}

/**
 * Returns the reason that governs among all that were found: a formal one wins over a missing balance or a closed account, and the sheet
 * does then not count as unfunded (domain: clearing, reason codes). Within a kind the first in the list's order wins.
 */
export function governing(found: readonly ReturnReason[]): ReturnReason | null {
  const inOrder = [...found].sort((a, b) => a.kode.localeCompare(b.kode));
  return inOrder.find(({ kosong }) => !kosong) ?? inOrder[0] ?? null;
}
