import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** Gain or loss against the middle rate, in minor units of rupiah; a special rate or the coin can make it a loss. */
export function resultLegs(kode_cabang: string, gain: bigint): readonly Leg[] {
  const result = (kode_gl: string) => ({ kode_cabang, kode_gl, kode_valuta: BOOK_CURRENCY });
  if (gain > 0n) return [credit(result(gl('EXCHANGE_GAIN')), gain)];
  return gain < 0n ? [debit(result(gl('EXCHANGE_LOSS')), -gain)] : [];
}
