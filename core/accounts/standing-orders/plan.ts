import { available } from '#core/engine/load-context.ts';
import type { DueCause, DueState } from '#lib/accounts/standing-orders.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';
import type { Order } from './mandate.ts';

/** An account's funds, as the end of the day reads them and continues to compute; amounts in minor units. */
export interface Funds {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly kode_valuta: string;
  readonly status: string;
  readonly blokir: string;
  /** True when a list that blocks has a party of it, and compliance has not decided. */
  readonly kepatuhan: boolean;
  readonly jenis: string;
  /** True when its branch has the date of the end of day and takes postings. */
  readonly buka: boolean;
  saldo_buku: bigint;
  readonly dana_belum_efektif: bigint;
  readonly saldo_ditahan: bigint;
  readonly saldo_minimum: bigint;
  readonly debet_menunggu: bigint;
  readonly plafon: bigint;
}

/** The result of one attempt; amounts in minor units. Null where there is nothing to move. */
export interface Outcome {
  readonly hasil: 'BERHASIL' | 'SEBAGIAN' | 'GAGAL' | 'MENUNGGU_CABANG';
  readonly dari: Funds;
  readonly ke: Funds;
  readonly diminta: bigint;
  readonly nominal: bigint;
  readonly biaya: bigint;
  /** The rail's part of the fees. */
  readonly biaya_transfer: bigint;
  readonly sebab: DueCause | '';
}

export type Terms = Pick<
  Order,
  'jenis' | 'nominal' | 'persen' | 'batas_bawah' | 'batas_atas' | 'kelipatan' | 'sebagian' | 'biaya_berhasil'
> & { readonly luar: Outbound | null };

/** The rail's terms for a payment to another bank on a day; minor units. */
export interface Outbound {
  readonly rail: TransferRail;
  /** The rail's fee for each transfer. */
  readonly biaya: bigint;
  readonly batas: bigint;
  /** True when it takes payments now; never at the end of a day. */
  readonly terbuka: boolean;
  /** The reason that bars payments to this beneficiary; '' where there is none. */
  readonly halangan: DueCause | '';
}

/** The account that pays by the order, and the one it pays to. */
export type Pair = readonly [Funds, Funds];

/** `unit` is the smallest amount, `moved` the part of the `asked` amount that earlier attempts at the due date moved. */
interface Due {
  readonly unit: bigint;
  readonly moved: bigint;
  readonly asked: bigint;
}

const effective = ({ saldo_buku, dana_belum_efektif }: Funds): bigint => saldo_buku - dana_belum_efektif;
const roundUp = (minor: bigint, unit: bigint): bigint => ((minor + unit - 1n) / unit) * unit;
const roundDown = (minor: bigint, unit: bigint): bigint => (minor / unit) * unit;
const HUNDREDTHS_OF_ALL = 10_000n;

interface Wanted {
  readonly dari: Funds;
  readonly ke: Funds;
  readonly nominal: bigint;
}

/**
 * Computes source, destination and amount, by the order's rule; null where there is nothing to move. A sweep starts from the balances of the day, and
 * its retries move no more than the rest of the due date: money spent meanwhile belongs to the next one.
 */
function wanted(order: Terms, [sumber, tujuan]: Pair, { unit, moved, asked }: Due): Wanted | null {
  const { batas_bawah: low, batas_atas: high } = order;
  const forth = (nominal: bigint): Wanted | null => (nominal > 0n ? { dari: sumber, ke: tujuan, nominal } : null);
  const rest = (nominal: bigint): bigint => (moved > 0n && asked - moved < nominal ? asked - moved : nominal);
  const multiple = order.kelipatan > unit ? order.kelipatan : unit;
  if (order.jenis === 'TETAP') return forth((order.nominal ?? 0n) - moved);
  if (order.jenis === 'VARIABEL') {
    const free = available(sumber);
    const part = order.persen === null ? free - (high ?? free) : (free * BigInt(order.persen)) / HUNDREDTHS_OF_ALL;
    return forth(roundDown(part, unit));
  }
  if (order.jenis === 'SAPU_KELUAR') {
    const surplus = effective(sumber) - (high ?? effective(sumber));
    return surplus > 0n ? forth(rest(roundUp(surplus, multiple))) : null;
  }
  const lack = (low ?? 0n) - effective(tujuan);
  if (lack > 0n) return forth(rest(roundUp(lack, multiple)));
  if (order.jenis !== 'RENTANG' || high === null) return null;
  const surplus = effective(tujuan) - high;
  return surplus > 0n ? { dari: tujuan, ke: sumber, nominal: roundUp(surplus, multiple) } : null;
}

/** Returns why the payer may not be debited or the payee not be credited; '' where both may. The bank wakes no sleeping account by itself. */
function barred(dari: Funds, ke: Funds): DueCause | '' {
  if (dari.status === 'TUTUP' || dari.status === 'PENUTUPAN') return 'SUMBER_TUTUP';
  if (dari.status !== 'AKTIF') return 'SUMBER_TIDUR';
  if (dari.blokir === 'D' && dari.kepatuhan) return 'SUMBER_KEPATUHAN';
  if (dari.blokir === 'D' || dari.blokir === 'T') return 'SUMBER_DIBLOKIR';
  if (ke.status === 'TUTUP' || ke.status === 'PENUTUPAN') return 'TUJUAN_TUTUP';
  return ke.blokir === 'K' || ke.blokir === 'T' ? 'TUJUAN_DIBLOKIR' : '';
}

/**
 * Computes one attempt at a due date with the present funds (domain: standing instructions and ATS). It moves a part where the order allows it and
 * there are funds; the fee must be covered too, and is charged once for a due date, with its first part.
 */
export function outcomeOf(order: Terms, pair: Pair, due: Due): Outcome | null {
  const want = wanted(order, pair, due);
  if (want === null) return null;
  const { dari, ke, nominal: diminta } = want;
  const fails = (sebab: DueCause): Outcome => ({
    hasil: 'GAGAL',
    dari,
    ke,
    diminta,
    nominal: 0n,
    biaya: 0n,
    biaya_transfer: 0n,
    sebab,
  });
  const { luar } = order;
  const bar = barred(dari, ke) || luar?.halangan || '';
  if (bar !== '') return fails(bar);
  if (luar && diminta > luar.batas) return fails('JALUR_BATAS');
  const biaya_transfer = luar?.biaya ?? 0n;
  const biaya = (due.moved > 0n ? 0n : order.biaya_berhasil) + biaya_transfer;
  const room = roundDown(available(dari) - biaya, due.unit);
  const nominal = room >= diminta ? diminta : order.sebagian ? room : 0n;
  if (nominal <= 0n) return fails('SALDO_KURANG');
  if (luar && !luar.terbuka) return fails('JALUR_TUTUP');
  if (!dari.buka || !ke.buka) return { ...fails('CABANG_LAIN'), hasil: 'MENUNGGU_CABANG' };
  const whole = nominal === diminta;
  return {
    hasil: whole ? 'BERHASIL' : 'SEBAGIAN',
    dari,
    ke,
    diminta,
    nominal,
    biaya,
    biaya_transfer,
    sebab: whole ? '' : 'SALDO_KURANG',
  };
}

/**
 * Returns true when retries of the due date owe the rest of a part payment. A variable amount is the balance of its day, and a range may turn its
 * direction by the next end of day.
 */
const owesTheRest = ({ jenis }: Pick<Terms, 'jenis'>): boolean => jenis !== 'VARIABEL' && jenis !== 'RENTANG';

/** Returns the state of a due date after an attempt: its rest is tried again as long as it is owed and retries are left. */
export function stateAfter(
  order: Pick<Order, 'jenis' | 'coba_ulang'>,
  { percobaan, sudah }: { readonly percobaan: number; readonly sudah: bigint },
  { hasil, nominal }: Outcome,
): DueState {
  if (hasil === 'BERHASIL') return 'BERHASIL';
  const retried = percobaan <= order.coba_ulang;
  if (nominal > 0n) return retried && owesTheRest(order) ? 'DICOBA_LAGI' : 'SEBAGIAN';
  if (retried) return 'DICOBA_LAGI';
  return sudah > 0n ? 'SEBAGIAN' : 'GAGAL';
}

/** Returns the outcome of an attempt that finds nothing left to move: earlier attempts moved the whole. */
export const nothingToMove = ([dari, ke]: Pair): Outcome => ({
  hasil: 'BERHASIL',
  dari,
  ke,
  diminta: 0n,
  nominal: 0n,
  biaya: 0n,
  biaya_transfer: 0n,
  sebab: '',
});

/** These causes are the bank's own, and no failure of the payer. */
const spared: readonly string[] = ['JALUR_TUTUP', 'BANK_TUJUAN', 'TUJUAN_KEPATUHAN'] satisfies DueCause[];

/**
 * Computes the fee of a failed period: as much as is available, all or nothing where the bank takes no part of a fee; zero where the payer may not be
 * debited, or where there were funds and only the way to the other bank was missing.
 */
export function failureFee(fee: bigint, { dari, sebab }: Outcome, partly: boolean): bigint {
  if (fee === 0n || !dari.buka || sebab.startsWith('SUMBER_') || spared.includes(sebab)) return 0n;
  const room = available(dari);
  if (room >= fee) return fee;
  return partly && room > 0n ? room : 0n;
}
