import { isCurrency, tryParse } from './money.ts';

/** What a leg entered by hand may stand on: an account of the general ledger, or a customer's. */
export const entryKinds = ['GL', 'REKENING'] as const;
export type EntryKind = (typeof entryKinds)[number];
/** Debit and credit. */
export const entrySides = ['D', 'K'] as const;

/** Legs of one journal by hand; what takes more is two journals. */
export const MOST_ENTRIES = 5_000;

/** Supporting documents of one journal by hand. */
export const MOST_ATTACHMENTS = 10;

/** A row of a form as far as sums go: an amount in wire spelling. */
export interface EntryRow {
  readonly sisi?: unknown;
  readonly nominal?: unknown;
  readonly kode_valuta?: unknown;
}

export interface EntryTotal {
  readonly kode_valuta: string;
  /** Minor units. */
  readonly debet: bigint;
  readonly kredit: bigint;
}

/** What debits and credits come to in each currency, in the order in which the rows name them; what is no amount yet counts nothing. */
export function totalsOf(rows: readonly EntryRow[]): readonly EntryTotal[] {
  const totals = new Map<string, EntryTotal>();
  for (const { sisi, nominal, kode_valuta } of rows) {
    const minor = tryAmount(nominal, kode_valuta);
    if (minor === null) continue;
    const code = String(kode_valuta);
    const so = totals.get(code) ?? { kode_valuta: code, debet: 0n, kredit: 0n };
    totals.set(code, sisi === 'D' ? { ...so, debet: so.debet + minor } : { ...so, kredit: so.kredit + minor });
  }
  return [...totals.values()];
}

const tryAmount = (nominal: unknown, currency: unknown): bigint | null =>
  typeof nominal === 'string' && typeof currency === 'string' && isCurrency(currency)
    ? (tryParse(nominal, currency)?.minor ?? null)
    : null;

/** The columns of a spreadsheet of entries, in their order. */
export const entryColumns = ['sisi', 'jenis', 'nomor', 'kode_cabang', 'nominal', 'kode_valuta', 'keterangan'] as const;
