import { divideRounded } from '#lib/money.ts';

/** A gross share and what the rules of its day take of it; amounts in minor units, rates in hundredths of a per cent. */
export interface GrossShare {
  /** Unrounded: `bruto` / `per` minor units. */
  readonly bruto: bigint;
  readonly per: bigint;
  /** True when it is taxed: all funds of the customer are above the limit, and no letter exempts the account. */
  readonly kena_pajak: boolean;
  /** The customer's mandate to give zakat. */
  readonly zakat: boolean;
  readonly pajak_persen: bigint;
  readonly zakat_persen: bigint;
}

/** Minor units in whole rupiah: bruto = pajak + zakat + neto. */
export interface NetShare {
  readonly bruto: bigint;
  readonly pajak: bigint;
  readonly zakat: bigint;
  readonly neto: bigint;
}

const RUPIAH = 100n;
const PER_CENT = 10_000n;

const wholeRupiah = (minor: bigint, over: bigint): bigint => divideRounded(minor, RUPIAH * over, 'half-up') * RUPIAH;

/**
 * Computes the rest of a share: gross, tax and zakat (of what the tax leaves) are each rounded to whole rupiah, half up, in this order; the rest
 * follows by subtraction (domain: profit sharing, rounding). The SQL function net_share computes the same.
 */
export function netShare({
  bruto: exact,
  per,
  kena_pajak,
  zakat: gives,
  pajak_persen,
  zakat_persen,
}: GrossShare): NetShare {
  const bruto = wholeRupiah(exact, per);
  const pajak = kena_pajak ? wholeRupiah(bruto * pajak_persen, PER_CENT) : 0n;
  const zakat = gives ? wholeRupiah((bruto - pajak) * zakat_persen, PER_CENT) : 0n;
  return { bruto, pajak, zakat, neto: bruto - pajak - zakat };
}
