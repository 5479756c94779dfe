import { fees } from '#lib/accounts/fees.ts';
import { closingHindrances, isClosingHindrance } from '#lib/business-day/closing-hindrances.ts';
import { dateInWords } from '#lib/dates.ts';
import { isValidationKey } from '#lib/messages/validation.ts';
import { violationText } from '#lib/messages/violation-text.ts';
import { isOperationCode, operations } from '#lib/operations/operations.ts';
import { isParameter, parameterDef } from '#lib/parameters.ts';
import { faultText } from '#lib/provisioning.ts';
import { showDates } from '#lib/shown-dates.ts';
import { causes, closeChecks, isCause, isCloseCheck } from './causes.ts';

export type Language = 'id' | 'en';
type Params = Readonly<Record<string, string>>;
type Table = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** These groups say whose limits count. */
const groups: Table = { TUNAI: { id: 'tunai', en: 'cash' }, NON_TUNAI: { id: 'non-tunai', en: 'non-cash' } };

/** Such a thing exists once; its kind comes before its number: LOKET:77. */
const kinds: Table = { LOKET: { id: 'Loket', en: 'Counter' }, DELEGASI: { id: 'Delegasi', en: 'Delegation' } };

/** A person is beside an account in one of these parts. */
const parts: Table = {
  PEMILIK: { id: 'pemilik', en: 'an owner' },
  PENANDA_TANGAN: { id: 'penanda tangan', en: 'a signer' },
  WALI: { id: 'wali', en: 'a guardian' },
  KUASA: { id: 'kuasa', en: 'a proxy' },
};

/** A leg does one of these to its account. */
const sides: Table = { D: { id: 'mendebet', en: 'debit' }, K: { id: 'mengkredit', en: 'credit' } };

const NOT_YET = { id: '(belum)', en: '(not yet)' } as const;

const named = (table: Table, language: Language, code: string): string => table[code]?.[language] ?? code;

/** The core joins codes with this sign. */
const SEPARATOR = ',';
export const joined = (codes: readonly string[]): string => codes.join(SEPARATOR);
const CODES = /^\w+(,\w+)*$/;
/** Says each of the codes; a text that is not only codes, such as a fault in the provider's own words, is said as one. */
const each = (codes: string, say: (code: string) => string, between: string): string =>
  (CODES.test(codes) ? codes.split(SEPARATOR) : [codes]).map(say).join(between);

function causeIn(language: Language, code: string): string {
  if (isCause(code)) return causes[code][language];
  if (isClosingHindrance(code)) return closingHindrances[code][language].toLowerCase();
  if (isCloseCheck(code)) return `${closeChecks[code][language].toLowerCase()} ${NOT_YET[language]}`;
  return faultText(code, language);
}

function objectIn(language: Language, object: string): string {
  const [kind = '', ...name] = object.split(':');
  const [parameter = ''] = name;
  if (kind === 'PARAMETER' && isParameter(parameter)) return parameterDef(parameter)[language];
  return Object.hasOwn(kinds, kind) ? [named(kinds, language, kind), ...name].join(' ') : object;
}

/** The sentence names the branch in place of the person's number: CABANG:001. */
const OF_BRANCH = /\bCABANG:(\w+)/g;
const ofBranch = { id: 'cabang $1', en: 'of branch $1' } as const;

/** A month travels in this form. */
const WIRE_MONTH = /\b\d{4}-\d\d\b(?!-)/;
/** Writes a month as people say it: 'November 2026'. */
const monthIn = (language: Language, text: string): string =>
  text.replace(WIRE_MONTH, (month) => dateInWords(`${month}-01`, language).replace(/^\d+ /, ''));

/** Writes a figure of the month before, with its month; a dash when there was none. */
const NONE_BEFORE = { id: 'belum ada', en: 'there is none' } as const;
const beforeIn = (language: Language, text: string): string =>
  text === '-' ? NONE_BEFORE[language] : monthIn(language, text);

/**
 * Returns the parameters of a sentence in the reader's language. Parameters travel and are kept as codes, amounts and names; these are
 * the ones that are codes. One that no table knows stays as it is, and a day in it is written as screens show it.
 */
export function wordsIn(language: Language, given: Params): Params {
  const params: Params = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, showDates(text)]));
  const { kelompok, jenis, objek, sebab, bulan, lalu, biaya, nasabah, salah, peran, sisi } = params;
  return {
    ...params,
    ...(kelompok && { kelompok: named(groups, language, kelompok) }),
    ...(jenis && { jenis: each(jenis, (code) => (isOperationCode(code) ? operations[code][language] : code), ', ') }),
    ...(objek && { objek: objectIn(language, objek) }),
    ...(nasabah && { nasabah: nasabah.replace(OF_BRANCH, ofBranch[language]) }),
    ...(biaya && { biaya: named(fees, language, biaya) }),
    ...(sisi && { sisi: named(sides, language, sisi) }),
    ...(peran && { peran: named(parts, language, peran) }),
    ...(bulan && { bulan: monthIn(language, bulan) }),
    ...(lalu && { lalu: beforeIn(language, lalu) }),
    ...(salah && isValidationKey(salah) && { salah: violationText(language, salah) }),
    ...(sebab && { sebab: each(sebab, (code) => causeIn(language, code), '; ') }),
  };
}

/** Returns a sentence with its {placeholders} filled. */
export const filled = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
