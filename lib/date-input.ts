/** What people write as a calendar day, read as day-month-year or ISO and never in another order. */

import { fromDisplay, isIsoDate } from './dates.ts';
import { plainText } from './plain-text.ts';

/** The first letters of the months in Indonesian and English, by which each is told from the others. */
const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^(?:feb|peb)/,
  /^mar/,
  /^apr/,
  /^(?:mei|may)/,
  /^jun/,
  /^jul/,
  /^(?:agu|agt|ags|aug)/,
  /^sep/,
  /^(?:okt|oct)/,
  /^(?:nov|nop)/,
  /^(?:des|dec)/,
];

const WORDS = /^(\d{1,2})[ -](\p{L}{3,12})\.?[ -](\d{4})$/u;

function inWords(text: string): string | null {
  const [, day = '', month = '', year = ''] = WORDS.exec(text) ?? [];
  const at = MONTHS.findIndex((pattern) => pattern.test(month));
  const iso = `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return at >= 0 && isIsoDate(iso) ? iso : null;
}

/**
 * The wire date of a whole text: `21-11-2026`, `1/9/2026`, `21.11.2026`, `21112026`, `2026-11-21` or `21 November 2026`. Null for all else:
 * `11/25/2026` has no month 25, and `31/11/2026` is no day.
 */
export function readDate(text: string): string | null {
  const plain = plainText(text).toLowerCase();
  if (isIsoDate(plain)) return plain;
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  if (digits) return fromDisplay(digits.slice(1).join('-'));
  return fromDisplay(plain) ?? inWords(plain);
}
