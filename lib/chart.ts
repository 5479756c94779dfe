import { gl } from './gl.ts';

/** Rekening antar kantor: the inter-branch account. */
export const RAK = gl('INTER_BRANCH');

/** The year's result, which is reckoned and never posted: what the income statement of the day comes to. */
export const YEAR_RESULT = gl('YEAR_RESULT');

/** The kinds of ledger accounts that a bank may open, by what their code begins with, and the side they are on; null: either. */
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

/** Whether a code begins with the class of its kind. */
export const fitsClass = (kodeGl: string, kind: OpenedKind): boolean => kodeGl.startsWith(kinds[kind].kelas);

/** Whether accounts of a kind may be on a side. */
export function fitsSide(kind: OpenedKind, side: 'D' | 'K'): boolean {
  const { sisi } = kinds[kind];
  return sisi === null || sisi === side;
}

/** The bank's own statements. */
const statementNames = ['NERACA', 'LABA_RUGI'] as const;
export type StatementName = (typeof statementNames)[number];

/** Which statement an account of a kind stands in; null: none, as it is off the balance sheet. */
export function statementOf(tipe: string): StatementName | null {
  if (tipe === 'O') return null;
  return tipe === 'I' || tipe === 'X' ? 'LABA_RUGI' : 'NERACA';
}

/** What the bank publishes each month. */
const publishedNames = ['PUBLIKASI_NERACA', 'PUBLIKASI_LABA_RUGI', 'PUBLIKASI_KOMITMEN'] as const;
export type PublishedName = (typeof publishedNames)[number];
export type LayoutName = StatementName | PublishedName;

/** What is laid out by rows. */
export const layoutNames = [...statementNames, ...publishedNames] as const satisfies readonly LayoutName[];

/** Whether a layout is of what is published. */
export const isPublished = (layout: string): layout is PublishedName => publishedNames.some((name) => name === layout);

/** Whether accounts of a kind stand in a layout: what is published holds what its statement does, commitments what is off the books. */
export const standsIn = (layout: LayoutName, tipe: string): boolean =>
  layout === 'PUBLIKASI_KOMITMEN' ? tipe === 'O' : statementOf(tipe) === layout.replace('PUBLIKASI_', '');

/** What is done to an account: it is opened, called anew, closed from a day on, opened again. */
export const accountActs = ['BUAT', 'NAMA', 'TUTUP', 'BUKA'] as const;
