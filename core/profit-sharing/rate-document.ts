import { createHash } from 'node:crypto';
import { amountsOf } from '#core/access/amounts.ts';
import type { Db } from '#core/db/client.ts';
import { adjustmentNames, rateAdjustments } from '#lib/profit-sharing/schemas/profit.ts';

/** A part of the income of a pool; minor units as text. */
interface IncomeOfPool {
  readonly kode_gl: string;
  readonly jumlah: string;
}
/** The accounts of a product in one ledger account: sums over the month's days as text; weights and shares are hundredths of a per cent. */
export interface ProductOfPool {
  readonly kode_produk: string;
  readonly kode_gl: string;
  readonly rekening: number;
  readonly jumlah_saldo: string;
  readonly jumlah_dpk: string;
  readonly jumlah_bagian: string;
}

/** The inputs and the result of a month's rate, as the database returns them (hi1000_document). */
export interface RateDocument {
  readonly hari: number;
  readonly putaran: number;
  readonly indikatif: string;
  readonly pendapatan: string;
  readonly jumlah_dpk: string;
  readonly jumlah_bagian: string;
  readonly jumlah_aset: string;
  /** Null where the pool has no funds. */
  readonly pendapatan_dpk: string | null;
  readonly dasar: string | null;
  readonly final: string | null;
  readonly hi1000_income: readonly IncomeOfPool[];
  readonly hi1000_product: readonly ProductOfPool[];
}

/** An obstacle to a rate: a code, the record it concerns, and an amount in minor units. */
export interface RateObstacle {
  readonly kode: string;
  readonly sebut: string;
  readonly nominal: bigint | null;
}

/** Wire amounts by the names of the form. */
export type Adjustments = Readonly<Record<(typeof adjustmentNames)[number], string>>;

/** Returns the adjustments that are not zero, as the record stores them. */
export const adjustmentsOf = (given: Adjustments): { jenis: string; jumlah: string }[] => {
  const minor = amountsOf(rateAdjustments, given);
  return adjustmentNames
    .map((name) => ({ jenis: name.toUpperCase(), jumlah: minor[name] }))
    .filter(({ jumlah }) => jumlah > 0n)
    .map(({ jenis, jumlah }) => ({ jenis, jumlah: jumlah.toString() }));
};

/** Reads the rate of a month as the system computes it now, with its obstacles, and the adjustments the month cannot bear. */
export async function readRate(
  db: Db,
  { pool, bulan }: { readonly pool: string; readonly bulan: string },
  given: Adjustments,
): Promise<{
  readonly document: RateDocument;
  readonly obstacles: readonly RateObstacle[];
  readonly unborne: readonly RateObstacle[];
}> {
  const adjustments = db.json(adjustmentsOf(given));
  const [rows, obstacles, unborne] = await Promise.all([
    db<{ dokumen: RateDocument }[]>`select hi1000_document(${pool}, ${bulan}::date, ${adjustments}) as dokumen`,
    db<RateObstacle[]>`select kode, sebut, nominal from hi1000_obstacles(${pool}, ${bulan}::date)`,
    db<RateObstacle[]>`select kode, sebut, nominal from reserve_obstacles(${pool}, ${bulan}::date, ${adjustments})`,
  ]);
  const document = rows[0]?.dokumen;
  if (!document) throw new Error('hi1000_document answered nothing');
  return { document, obstacles: [...obstacles], unborne: [...unborne] };
}

/**
 * Hashes all inputs of a rate: both persons have seen the same. The adjustments are stored beside it, so the rate with the adjustments is no part of
 * it.
 */
export const printOf = ({ final: _, ...inputs }: RateDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(inputs).sort()))
    .digest('hex');
