/** The search for duplicate customers compares the normal form of names, and an avatar shows their initials. */

import { asItLooks } from './customers/confusables.ts';
import { NOBLE, TITLES_AFTER, TITLES_BEFORE, withoutDegrees } from './customers/name-titles.ts';
import { plainText } from './plain-text.ts';

const LEGAL_FORMS: ReadonlySet<string> = new Set('PT CV FA UD PD TBK PERSERO'.split(' '));

/** One person writes the Prophet's name a dozen ways over a lifetime of forms, most often shortened. */
const MUHAMMAD = /^(?:M[UO](?:C?H)AM?M[AE]D|M[UO]C?H|MHD)$/;

/** People and programs write these for an apostrophe, which separates no words. */
const APOSTROPHES = /['’‘‛`ʼʻʽʹʾʿ′]/g;

/** Returns a name in plain capitals: unseen characters, letters of full width and letters that only look Latin make no other name of it. */
function plainUpper(text: string): string {
  return asItLooks(plainText(text).normalize('NFD').replace(/\p{M}/gu, '')).toUpperCase();
}

/**
 * Returns only the letters and digits of a name, one gap between words, titles and all; `name_plain` in SQL returns the same, and a test
 * compares them.
 */
export const plainName = (name: string): string =>
  plainUpper(name)
    .replace(APOSTROPHES, '')
    .replaceAll('.', '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

/**
 * Every mark separates words except the apostrophe and the dots inside an abbreviation: "S.E." and "S.Kom" are one title
 * each, while "H.Ahmad" is a title and a name.
 */
function words(text: string): string[] {
  return text
    .replace(/([A-Z]+)\.([A-Z]{2,})/g, (whole, before: string, after: string) => {
      if (TITLES_AFTER.has(before + after)) return before + after;
      return after.length > 2 ? `${before} ${after}` : whole;
    })
    .replaceAll('.', '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * Returns the name that two records of one person share: upper case, without titles, punctuation and accents, with the old spelling oe
 * written u and every form of MUHAMMAD alike. "Dr. H. Moch. Soekarno, S.E." -> "MUHAMMAD SUKARNO". Two people may share it too, so it
 * only ever counts together with a birth date or the mother's name.
 */
export function normaliseName(name: string): string {
  const upper = plainUpper(name).replace(APOSTROPHES, '');
  const parts = words(withoutDegrees(upper)).map((word) => word.replaceAll('OE', 'U'));
  // R. for Raden is before a name of two words at least: before one it is an initial.
  if (/^\s*R\./.test(upper) && parts[0] === 'R' && parts.length > 2) parts.shift();
  // The last remaining word is the person's name, whatever it looks like.
  while (parts.length > 1 && TITLES_BEFORE.has(parts[0] ?? '')) {
    const title = parts.shift();
    if (title === 'RADEN' && parts.length > 1 && NOBLE.has(parts[0] ?? '')) parts.shift();
  }
  while (parts.length > 1 && TITLES_AFTER.has(parts.at(-1) ?? '')) parts.pop();
  return parts.map((part) => (MUHAMMAD.test(part) ? 'MUHAMMAD' : part)).join(' ');
}

/** Returns the name of a company without its legal form, for the same search: "PT. Sinar Jaya (Persero), Tbk" -> "SINAR JAYA". */
export function normaliseEntityName(name: string): string {
  const parts = words(plainUpper(name).replace(APOSTROPHES, ''));
  const names = parts.filter((part) => !LEGAL_FORMS.has(part));
  return (names.length === 0 ? parts : names).join(' ');
}

/** Returns a name that may be a person's or a company's, as lists of names are compared: without titles and legal form. */
export const normaliseAnyName = (name: string): string => normaliseEntityName(normaliseName(name));

/** Returns the first letters of the first and last word, for an avatar: "Siti Nur Rahmawati" -> "SR". */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return chosen.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** XML 1.0 forbids these characters in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Returns the text with a blank for each character that XML 1.0 forbids. */
export const textForXml = (text: string): string => text.replaceAll(NOT_IN_XML, ' ');
