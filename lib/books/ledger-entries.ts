import { isCurrency, tryParse } from '#lib/money.ts';
import { gl } from './gl.ts';

/** A leg entered by hand is on an account of the general ledger, or on a customer's. */
export const entryKinds = ['GL', 'REKENING'] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entrySides = ['D', 'K'] as const;

/** A template is one user's, a branch's, or the bank's. */
export const templateScopes = ['PENGGUNA', 'CABANG', 'BANK'] as const;
export type TemplateScope = (typeof templateScopes)[number];

/** Legs that are entered by hand become one of these, by its flow code. */
export const entryFlows = ['TRANSAKSI_UMUM_MULTI', 'SIMPAN_TEMPLAT', 'SIMPAN_BERKALA'] as const;
export type EntryFlow = (typeof entryFlows)[number];
/** Returns true when an amount may stay open until the entry begins. */
export const mayBeOpen = (flow: EntryFlow): boolean => flow !== 'TRANSAKSI_UMUM_MULTI';

/** One journal by hand has at most so many legs; more of them are two journals. */
export const MOST_ENTRIES = 5_000;

/** One journal by hand has at most so many supporting documents. */
export const MOST_ATTACHMENTS = 10;

/** Sums need these fields of a form's row: the amount is in wire spelling. */
export interface EntryRow {
  readonly sisi?: unknown;
  readonly nominal?: unknown;
  readonly kode_valuta?: unknown;
}

/** A placed row also says in whose books it is. */
export interface PlacedRow extends EntryRow {
  readonly jenis?: unknown;
  readonly nomor?: unknown;
  readonly kode_cabang?: unknown;
}

export interface EntryTotal {
  readonly kode_valuta: string;
  /** The sums are minor units. */
  readonly debet: bigint;
  readonly kredit: bigint;
}

/**
 * Returns the sums of debits and credits in each currency, in the order in which the rows name them; a row without a valid amount does
 * not count.
 */
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

/** A branch has these sums of debits and credits in one currency. */
export interface BranchTotal extends EntryTotal {
  readonly kode_cabang: string;
}

export interface BranchTotals {
  readonly totals: readonly BranchTotal[];
  /** So many rows have an amount but no known branch. */
  readonly unknown: number;
}

/** Does the same as `totalsOf`, branch by branch; `branchOf` returns null when it is not known in whose books a row is. */
export function branchTotalsOf<R extends EntryRow>(
  rows: readonly R[],
  branchOf: (row: R) => string | null,
): BranchTotals {
  const totals = new Map<string, BranchTotal>();
  let unknown = 0;
  for (const row of rows) {
    const minor = tryAmount(row.nominal, row.kode_valuta);
    if (minor === null) continue;
    const kode_cabang = branchOf(row);
    if (kode_cabang === null) {
      unknown += 1;
      continue;
    }
    const code = String(row.kode_valuta);
    const key = `${kode_cabang} ${code}`;
    const so = totals.get(key) ?? { kode_cabang, kode_valuta: code, debet: 0n, kredit: 0n };
    totals.set(key, row.sisi === 'D' ? { ...so, debet: so.debet + minor } : { ...so, kredit: so.kredit + minor });
  }
  return { totals: [...totals.values()], unknown };
}

const tryAmount = (nominal: unknown, currency: unknown): bigint | null =>
  typeof nominal === 'string' && typeof currency === 'string' && isCurrency(currency)
    ? (tryParse(nominal, currency)?.minor ?? null)
    : null;

/** A spreadsheet of entries has these columns, in their order. */
export const entryColumns = ['sisi', 'jenis', 'nomor', 'kode_cabang', 'nominal', 'kode_valuta', 'keterangan'] as const;

/** These rows show how to fill in the spreadsheet: a debit of an account of the general ledger, and its credit. */
export const entryExamples: readonly Readonly<Record<(typeof entryColumns)[number], string>>[] = [
  {
    sisi: 'D',
    jenis: 'GL',
    nomor: gl('GENERAL_COSTS'),
    kode_cabang: '001',
    nominal: '1500000.00',
    kode_valuta: 'IDR',
    keterangan: 'Contoh debet; ganti baris ini',
  },
  {
    sisi: 'K',
    jenis: 'GL',
    nomor: gl('ACCRUED_PAYABLES'),
    kode_cabang: '001',
    nominal: '1500000.00',
    kode_valuta: 'IDR',
    keterangan: 'Contoh kredit; ganti baris ini',
  },
];
