import { gl } from './gl.ts';
import { isCurrency, tryParse } from './money.ts';

/** What a leg entered by hand may stand on: an account of the general ledger, or a customer's. */
export const entryKinds = ['GL', 'REKENING'] as const;
export type EntryKind = (typeof entryKinds)[number];
/** Debit and credit. */
export const entrySides = ['D', 'K'] as const;

/** What is made of legs that are entered by hand, by its flow code. */
export const entryFlows = ['TRANSAKSI_UMUM_MULTI', 'SIMPAN_TEMPLAT', 'SIMPAN_BERKALA'] as const;
export type EntryFlow = (typeof entryFlows)[number];
/** Of what is to be begun from an amount may be open until then. */
export const mayBeOpen = (flow: EntryFlow): boolean => flow !== 'TRANSAKSI_UMUM_MULTI';

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

/** A row with what says in whose books it stands. */
export interface PlacedRow extends EntryRow {
  readonly jenis?: unknown;
  readonly nomor?: unknown;
  readonly kode_cabang?: unknown;
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

/** What debits and credits of one branch come to in one currency. */
export interface BranchTotal extends EntryTotal {
  readonly kode_cabang: string;
}

export interface BranchTotals {
  readonly totals: readonly BranchTotal[];
  /** Rows with an amount whose branch is not known. */
  readonly unknown: number;
}

/** As `totalsOf`, branch by branch; `branchOf` answers null where it is not known in whose books a row stands. */
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

/** The columns of a spreadsheet of entries, in their order. */
export const entryColumns = ['sisi', 'jenis', 'nomor', 'kode_cabang', 'nominal', 'kode_valuta', 'keterangan'] as const;

/** Rows that show how the spreadsheet is filled in: a debit of an account of the general ledger, and its credit. */
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
