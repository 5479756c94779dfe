/** One leg of a journal. `jumlah` in minor units: positive is debit, negative is credit. */
export interface Leg {
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly jumlah: bigint;
  readonly rekening: string | null;
  readonly id_kas: number | null;
  /** The other branch, on inter-branch lines only. */
  readonly lawan: string | null;
}

/** Where a leg points: a GL account of a branch, narrowed to a customer account or a cash box where the GL is a control account. */
export interface Target {
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly rekening?: string;
  readonly id_kas?: number;
}

const leg = (target: Target, jumlah: bigint): Leg => ({
  kode_cabang: target.kode_cabang,
  kode_gl: target.kode_gl,
  jumlah,
  rekening: target.rekening ?? null,
  id_kas: target.id_kas ?? null,
  lawan: null,
});

export const debit = (target: Target, minor: bigint): Leg => leg(target, minor);
export const credit = (target: Target, minor: bigint): Leg => leg(target, -minor);

/** Rekening antar kantor: the inter-branch account. */
export const RAK = '110001';

/**
 * Adds the inter-branch legs that make each branch balance by itself: a branch that is left with a debit owes it to the
 * other's RAK and the other way round (domain: chart of accounts, inter-branch). Two branches at most.
 */
export function withInterBranch(legs: readonly Leg[]): readonly Leg[] {
  const open = new Map<string, bigint>();
  for (const { kode_cabang, jumlah } of legs) open.set(kode_cabang, (open.get(kode_cabang) ?? 0n) + jumlah);
  const uneven = [...open].filter(([, sum]) => sum !== 0n);
  if (uneven.length === 0) return legs;
  if (uneven.length !== 2) throw new Error(`a journal spans ${uneven.length} uneven branches`);
  const balancing = uneven.map(([kode_cabang, sum], index): Leg => {
    const lawan = uneven[1 - index]?.[0] ?? null;
    return { kode_cabang, kode_gl: RAK, jumlah: -sum, rekening: null, id_kas: null, lawan };
  });
  return [...new Set(legs.map((each) => each.kode_cabang))].flatMap((branch) => [
    ...legs.filter((each) => each.kode_cabang === branch),
    ...balancing.filter((each) => each.kode_cabang === branch),
  ]);
}

/** The mirror of a journal: every leg with its sides exchanged. Applied twice it is the journal again. */
export function mirror(legs: readonly Leg[]): readonly Leg[] {
  return legs.map((each) => ({ ...each, jumlah: -each.jumlah }));
}
