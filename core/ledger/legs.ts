import type { SubLedger } from '#core/db/reference/chart.ts';
import { RAK } from '#lib/books/chart.ts';
import { type InterBranch, interBranch } from '#lib/books/inter-branch.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/**
 * A leg points at one of these in a sub-ledger: an account by its number, a till or the vault by its id, a user by user id. The chart says into which
 * sub-ledger the lines of a GL account point (`gl_account.kontrol`).
 */
export interface Sub {
  readonly jenis: SubLedger;
  readonly id: string;
}

/**
 * One leg of a journal. `jumlah` in minor units of its currency: positive is debit, negative is credit. What is null is the journal's own: its
 * currency, value date, code and text; `jumlah_idr` is null where the currency is that of the books.
 */
export interface Leg {
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly jumlah: bigint;
  readonly sub: Sub | null;
  /** The other branch, on inter-branch lines only. */
  readonly lawan: string | null;
  readonly kode_valuta: string | null;
  /** The worth of the amount in the books' currency, with its sign. */
  readonly jumlah_idr: bigint | null;
  readonly tanggal_valuta: string | null;
  readonly kode: string | null;
  readonly keterangan: string | null;
}

/** A leg points at a GL account of a branch, and into a sub-ledger where the GL is a control account. */
export interface Target {
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly sub?: Sub;
  readonly kode_valuta?: string;
}

/** A leg overrides these where it differs from its journal. */
export type Own = Partial<Pick<Leg, 'jumlah_idr' | 'tanggal_valuta' | 'kode' | 'keterangan'>>;

const leg = (target: Target, jumlah: bigint, own: Own): Leg => ({
  kode_cabang: target.kode_cabang,
  kode_gl: target.kode_gl,
  jumlah,
  sub: target.sub ?? null,
  lawan: null,
  kode_valuta: target.kode_valuta ?? null,
  jumlah_idr: own.jumlah_idr ?? null,
  tanggal_valuta: own.tanggal_valuta ?? null,
  kode: own.kode ?? null,
  keterangan: own.keterangan ?? null,
});

/** Returns the side of a leg: of its amount, or of its worth where no amount moves. */
export const sideOf = ({ jumlah, jumlah_idr }: Pick<Leg, 'jumlah' | 'jumlah_idr'>): 'D' | 'K' =>
  (jumlah || (jumlah_idr ?? 0n)) > 0n ? 'D' : 'K';

/** Amounts are positive, the worth in the books' currency too where there is one. */
export const debit = (target: Target, minor: bigint, own: Own = {}): Leg => leg(target, minor, own);
export const credit = (target: Target, minor: bigint, own: Own = {}): Leg =>
  leg(target, -minor, own.jumlah_idr ? { ...own, jumlah_idr: -own.jumlah_idr } : own);

/** The account a leg moves, or the cash box; null where it moves none. */
export const accountOn = ({ sub }: Leg): string | null => (sub?.jenis === 'REKENING' ? sub.id : null);
export const boxOn = ({ sub }: Leg): number | null => (sub?.jenis === 'KAS' ? Number.parseInt(sub.id, 10) : null);

/** The leg over the inter-branch account that settles an amount between two branches. */
const rakLeg = ({ kode_cabang, lawan, kode_valuta, jumlah, idr }: InterBranch): Leg => ({
  ...leg({ kode_cabang, kode_gl: RAK, kode_valuta }, jumlah, {}),
  lawan,
  jumlah_idr: kode_valuta === BOOK_CURRENCY ? null : idr,
});

/**
 * Takes a branch's debt at one place of the ledger over to another branch: debit here, credit there, the mirror of it below zero; no legs for zero.
 */
export function transferOver(
  from: Target,
  toBranch: string,
  amount: bigint,
  keterangan: string | null = null,
): readonly Leg[] {
  if (amount === 0n) return [];
  const to = { ...from, kode_cabang: toBranch };
  return amount > 0n
    ? [debit(from, amount, { keterangan }), credit(to, amount, { keterangan })]
    : [credit(from, -amount, { keterangan }), debit(to, -amount, { keterangan })];
}

/** Legs branch by branch, in the order in which branches are named first. */
export const byBranch = (legs: readonly Leg[]): readonly Leg[] =>
  [...new Set(legs.map((each) => each.kode_cabang))].flatMap((branch) =>
    legs.filter((each) => each.kode_cabang === branch),
  );

/**
 * Adds the inter-branch legs that make each branch balance by itself in every currency (`interBranch`). Legs come branch by branch, in the order in
 * which branches are named first.
 */
export function withInterBranch(
  legs: readonly Leg[],
  { currency, headOffice }: { readonly currency: string; readonly headOffice: string },
): readonly Leg[] {
  const amounts = legs.map(({ kode_cabang, kode_valuta, jumlah, jumlah_idr }) => ({
    kode_cabang,
    kode_valuta: kode_valuta ?? currency,
    jumlah,
    idr: jumlah_idr ?? jumlah,
  }));
  const added = interBranch(amounts, headOffice).map(rakLeg);
  if (added.length === 0) return legs;
  return byBranch([...legs, ...added]);
}

/** The mirror of a journal: every leg with its sides exchanged. Applied twice it is the journal again. */
export function mirror(legs: readonly Leg[]): readonly Leg[] {
  return legs.map((each) => ({
    ...each,
    jumlah: -each.jumlah,
    jumlah_idr: each.jumlah_idr === null ? null : -each.jumlah_idr,
  }));
}
