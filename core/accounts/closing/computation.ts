import { netShare } from '#core/ledger/net-share.ts';
import { divideRounded } from '#lib/money.ts';

/** The part of one month, or of its days with one nisbah, in the profit share of an account. */
export interface MonthOfShare {
  /** Its first day. */
  readonly bulan: string;
  /** Its calendar days, and the number of those that count. */
  readonly hari_bulan: number;
  readonly hari: number;
  /** The sum of the balances at the end of those days, by value date; minor units. */
  readonly jumlah_saldo: bigint;
  /** The customer's share by the contract of these days, in hundredths of a per cent. */
  readonly nisbah: number;
  /** Income of 1,000 rupiah in the month by which these days are accrued, in millionths of a rupiah (HI-1000). */
  readonly hi_1000: bigint;
  /** The month for which that rate was set; null where it is the parameter's. */
  readonly hi_1000_bulan: string | null;
}

/** The inputs of a closing; amounts in minor units, rates in hundredths of a per cent. */
export interface ClosingInput {
  readonly saldo: bigint;
  /** The customer's share as agreed today; null where the contract shares no income. */
  readonly nisbah: number | null;
  readonly months: readonly MonthOfShare[];
  /** All funds of the customer together. */
  readonly dana_nasabah: bigint;
  readonly batas_pajak: bigint;
  readonly pajak_persen: bigint;
  /** A letter exempts the customer from the tax today. */
  readonly bebas_pajak: boolean;
  /** The customer's mandate to give zakat. */
  readonly zakat: boolean;
  readonly zakat_persen: bigint;
  /** The closing fee of the contract. */
  readonly biaya_penutupan: bigint;
  /** True when the bank takes a fee beyond the balance in part; else it leaves the fee out. */
  readonly biaya_sebagian: boolean;
}

/** The result of a closing, in minor units. `nominal` = saldo + bagi_hasil − pajak − zakat − biaya. */
export interface Computation {
  readonly saldo: bigint;
  readonly bagi_hasil: bigint;
  readonly pajak: bigint;
  readonly zakat: bigint;
  /** The closing fee before any waiver. */
  readonly biaya_asal: bigint;
  readonly biaya: bigint;
  readonly nominal: bigint;
}

const PER_CENT = 10_000n;
/** Accruals keep six more decimals than money and are rounded once, at posting. */
const FINE = 1_000_000n;
/** HI-1000 is income of 1,000 rupiah, in millionths of one. */
const HI_SCALE = 1_000n * 1_000_000n;

/** Computes the share of one month with six more decimals: average balance / 1000 × HI-1000 × nisbah (domain: profit sharing). */
export function shareOfMonth({ jumlah_saldo, hari_bulan, hi_1000, nisbah }: MonthOfShare): bigint {
  return divideRounded(
    jumlah_saldo * hi_1000 * BigInt(nisbah) * FINE,
    BigInt(hari_bulan) * HI_SCALE * PER_CENT,
    'half-up',
  );
}

/**
 * Computes the profit share up to yesterday, tax, zakat of the remaining share, fee, and the rest (domain: products, close rule; profit sharing).
 * Share, tax and zakat are each rounded to whole rupiah, half up, in this order; the rest follows by subtraction.
 */
export function computeClosing(input: ClosingInput, waived: boolean): Computation {
  const { saldo, nisbah, months, dana_nasabah, biaya_penutupan } = input;
  const fine = nisbah === null ? 0n : months.reduce((sum, month) => sum + shareOfMonth(month), 0n);
  const {
    bruto: bagi_hasil,
    pajak,
    zakat,
    neto,
  } = netShare({
    ...input,
    bruto: fine,
    per: FINE,
    kena_pajak: dana_nasabah > input.batas_pajak && !input.bebas_pajak,
  });
  const there = saldo + neto;
  const short = biaya_penutupan > there;
  const biaya_asal = short ? (input.biaya_sebagian ? there : 0n) : biaya_penutupan;
  const biaya = waived ? 0n : biaya_asal;
  return { saldo, bagi_hasil, pajak, zakat, biaya_asal, biaya, nominal: there - biaya };
}
