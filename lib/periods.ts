import { addMonthsAnchored } from './dates.ts';

/** These periods are often asked for, relative to the accounting date. */
export const presets = ['bulanIni', 'bulanLalu', 'tigaBulan', 'tahunIni'] as const;
export type Preset = (typeof presets)[number];

const FIRST = '01';
const firstOfMonth = (iso: string): string => `${iso.slice(0, 8)}${FIRST}`;
/** Returns the day before the first of a month. */
const lastOfMonthBefore = (first: string): string => {
  const before = addMonthsAnchored(first, -1);
  return addMonthsAnchored(before, 0, 31);
};

/** Returns the first and last day of a preset; no preset goes beyond the accounting date. */
export function periodFor(preset: Preset, today: string): { readonly from: string; readonly until: string } {
  const first = firstOfMonth(today);
  if (preset === 'bulanLalu') return { from: addMonthsAnchored(first, -1), until: lastOfMonthBefore(first) };
  if (preset === 'tigaBulan') return { from: addMonthsAnchored(first, -2), until: today };
  if (preset === 'tahunIni') return { from: `${today.slice(0, 4)}-01-01`, until: today };
  return { from: first, until: today };
}

/** Returns the first day of a month that is written YYYY-MM. */
export const firstOf = (bulan: string): string => `${bulan}-01`;
