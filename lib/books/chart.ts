import { gl } from './gl.ts';

/** Rekening antar kantor: the inter-branch account. */
export const RAK = gl('INTER_BRANCH');

/** The year's result is computed and never posted: it is the result of the day's income statement. */
export const YEAR_RESULT = gl('YEAR_RESULT');

/** A bank may open these kinds of ledger accounts. Each has the first digit of its codes and its side; null: either side. */
const kinds = {
  A: { kelas: '1', sisi: 'D' },
  'A-': { kelas: '1', sisi: 'K' },
  L: { kelas: '2', sisi: 'K' },
  S: { kelas: '3', sisi: 'K' },
  E: { kelas: '4', sisi: 'K' },
  I: { kelas: '5', sisi: 'K' },
  X: { kelas: '6', sisi: 'D' },
  O: { kelas: '9', sisi: null },
} as const;

export type OpenedKind = keyof typeof kinds;
export const openedKinds = Object.keys(kinds) as readonly OpenedKind[];

/** The bank's own chart has one kind more, P: accounts that hold what is under way. */
export const accountKinds = ['A', 'A-', 'L', 'S', 'E', 'I', 'X', 'O', 'P'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Returns true when a code begins with the class of its kind. */
export const fitsClass = (kodeGl: string, kind: OpenedKind): boolean => kodeGl.startsWith(kinds[kind].kelas);

/** Returns true when accounts of a kind may be on a side. */
export function fitsSide(kind: OpenedKind, side: 'D' | 'K'): boolean {
  const { sisi } = kinds[kind];
  return sisi === null || sisi === side;
}

const statementNames = ['NERACA', 'LABA_RUGI'] as const;
export type StatementName = (typeof statementNames)[number];

/** Returns the statement that holds accounts of a kind; null for a kind off the balance sheet. */
function statementOf(tipe: string): StatementName | null {
  if (tipe === 'O') return null;
  return tipe === 'I' || tipe === 'X' ? 'LABA_RUGI' : 'NERACA';
}

/** The bank publishes these each month. */
const publishedNames = ['PUBLIKASI_NERACA', 'PUBLIKASI_LABA_RUGI', 'PUBLIKASI_KOMITMEN'] as const;
export type PublishedName = (typeof publishedNames)[number];
export type LayoutName = StatementName | PublishedName;

/** These are laid out by rows. */
export const layoutNames = [...statementNames, ...publishedNames] as const satisfies readonly LayoutName[];

/** Returns true when a layout is one of those that the bank publishes. */
export const isPublished = (layout: string): layout is PublishedName => publishedNames.some((name) => name === layout);

/**
 * Returns true when accounts of a kind belong in a layout: a published one holds what its statement does, commitments hold what is off
 * the books.
 */
export const standsIn = (layout: LayoutName, tipe: string): boolean =>
  layout === 'PUBLIKASI_KOMITMEN' ? tipe === 'O' : statementOf(tipe) === layout.replace('PUBLIKASI_', '');

/** An account is opened, renamed, closed from a day on, opened again. */
export const accountActs = ['BUAT', 'NAMA', 'TUTUP', 'BUKA'] as const;
