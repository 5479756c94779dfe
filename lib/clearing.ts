/** Sheets of other banks: their words (domain: clearing). */

/** Cheque, bilyet giro, debit note. */
export const sheetKinds = ['CEK', 'BG', 'NOTA_DEBET'] as const;

/** From custody to the end of a sheet. */
export const sheetStates = ['TITIPAN', 'DISETOR', 'SETTLED', 'EFEKTIF', 'DITOLAK', 'DITARIK'] as const;
export type SheetState = (typeof sheetStates)[number];

/** A sheet of ours that another bank presented: undecided, held as suspect, paid, returned, or taken in by mistake. */
export const inwardStates = ['DITERIMA', 'DITAHAN', 'DIBAYAR', 'DITOLAK', 'DIBATALKAN'] as const;
export type InwardState = (typeof inwardStates)[number];
/** It is still to be paid or returned. */
export const isUndecided = (status: string): boolean => status === 'DITERIMA' || status === 'DITAHAN';

/** Sheets on one slip, and sheets that one posting moves on. */
export const SHEETS_ON_SLIP = 50;
export const SHEETS_AT_ONCE = 200;

/** A reason for which a sheet comes back: its number in the central bank's list, and whether the sheet was unfunded for it. */
export interface ReturnReason {
  readonly kode: string;
  readonly kosong: boolean;
}

/**
 * The reason that governs among all that were found: a formal one wins over a missing balance or a closed account, and the sheet does then
 * not count as unfunded (domain: clearing, reason codes). Of its kind the first in the list's order.
 */
export function governing(found: readonly ReturnReason[]): ReturnReason | null {
  const inOrder = [...found].sort((a, b) => a.kode.localeCompare(b.kode));
  return inOrder.find(({ kosong }) => !kosong) ?? inOrder[0] ?? null;
}
