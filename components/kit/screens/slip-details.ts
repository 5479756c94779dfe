import { toDisplay } from '#lib/dates.ts';
import { copyMark, paper } from '#lib/messages/paper.ts';
import { fromMinor, toMinor } from '#lib/money.ts';
import type { Slip as SlipData } from '#types/proto/common.ts';

/** Returns the amount that the customer gives or gets, with its fees, as a decimal text. */
export const withFees = ({ nominal, biaya, kode_valuta }: SlipData): string =>
  fromMinor(
    biaya.reduce((sum, fee) => sum + toMinor(fee.nominal, kode_valuta), toMinor(nominal, kode_valuta)),
    kode_valuta,
  );

/** Returns "21-11-2026 17:56:32" of the core's "2026-11-21 17:56:32". */
export function momentOf(wire: string): string {
  const [date = '', time = ''] = wire.split(' ');
  return [toDisplay(date), time].filter(Boolean).join(' ');
}

/** Marks a paper that is not the first print, with its number where prints were counted; a preview is no print. */
export function markOf({ duplikat, salinan_ke }: SlipData): string {
  if (duplikat === 'P') return paper.pratinjau;
  if (duplikat !== 'T') return '';
  return copyMark(salinan_ke) || paper.duplikat;
}
