/** The function reads a calendar day that a person wrote as day-month-year or ISO, and never in another order. */

import { fromDisplay, isIsoDate } from './dates.ts';
import { plainText } from './plain-text.ts';

/** The months are in Indonesian and English; the whole name or at least its first three letters name one. */
const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
];

const WORDS = /^(\d{1,2})[ -](\p{L}{3,12})\.?[ -](\d{4})$/u;

function inWords(text: string): string | null {
  const [, day = '', month = '', year = ''] = WORDS.exec(text) ?? [];
  const at = MONTHS.findIndex((names) => names.some((name) => name.startsWith(month)));
  const iso = `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return at >= 0 && isIsoDate(iso) ? iso : null;
}

/** These may surround a day without changing it: the day of the week before it, midnight behind it, blanks between its parts. */
const WEEKDAY =
  /^(?:senin|selasa|rabu|kamis|jumat|jum['’]at|sabtu|minggu|ahad|monday|tuesday|wednesday|thursday|friday|saturday|sunday),? /;
const MIDNIGHT = /[ t]00[:.]00(?:[:.]00(?:\.0+)?)?$/;
const bare = (text: string): string =>
  text
    .replace(WEEKDAY, '')
    .replace(MIDNIGHT, '')
    .replace(/ ?([/.-]) ?/g, '$1');

/**
 * Returns the wire date of a whole text: `21-11-2026`, `1/9/2026`, `21.11.2026`, `21112026`, `2026-11-21` or `Sabtu, 21 November 2026`. Null for
 * all else: `11/25/2026` has no month 25, and `31/11/2026` is no day.
 */
export function readDate(text: string): string | null {
  const plain = bare(plainText(text).toLowerCase());
  if (isIsoDate(plain)) return plain;
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  if (digits) return fromDisplay(digits.slice(1).join('-'));
  return fromDisplay(plain) ?? inWords(plain);
}
