/** Lists of names write births as days in figures or words, and, when the day is not known, as a month, a year, or years from and to. */

import { readDate } from '#lib/date-input.ts';
import { isIsoDate } from '#lib/dates.ts';
import { plainText } from '#lib/plain-text.ts';

const YEAR = String.raw`(?:19|20)\d{2}`;
const TO = String.raw`(?:[-\u2013\u2014]|s\/?d|s\.d\.?|sampai(?: dengan)?|hingga|to|until)`;
/** The pattern tries the longest first: days, months, years from and to, years. */
const SAID = new RegExp(
  [
    String.raw`\d{4}-\d{2}-\d{2}`,
    String.raw`\d{1,2}[-/. ]+\d{1,2}[-/. ]+\d{4}`,
    String.raw`\d{1,2}[- ]*\p{L}{3,12}\.?[- ,]*\d{4}`,
    String.raw`\b\d{8}\b`,
    `(?:antara|between) ${YEAR} (?:dan|and|${TO}) ${YEAR}`,
    String.raw`\b${YEAR} ?${TO} ?${YEAR}\b`,
    String.raw`\b${YEAR}\b`,
  ].join('|'),
  'giu',
);

/** Nobody who is alive was born before 1900: `0000` means that the year is not known. */
const isKnown = (birth: string): boolean => /^(?:19|20)\d{2}/.test(birth);

function birthOf(said: string): readonly string[] {
  const day = isIsoDate(said) ? said : readDate(said.replace(/[ -]+(?=\p{L})|(?<=\p{L})[- ,.]+/gu, ' '));
  if (day !== null) return [day];
  const years = said.match(new RegExp(`(?:${YEAR})(?!\\d)`, 'g')) ?? [];
  return years.length === 2 ? [years.join('-')] : years.slice(0, 1);
}

/**
 * Returns the births that a text holds, each as YYYY-MM-DD, YYYY or YYYY-YYYY, in its order. An impossible day (`00 Mei 1980`, `12-00-1980`)
 * keeps its year, and a text without a year is left out: it costs the row its date and not the list its row.
 */
export const birthsIn = (text: string): readonly string[] => [
  ...new Set([...plainText(text).matchAll(SAID)].flatMap(([said]) => birthOf(said)).filter(isKnown)),
];
