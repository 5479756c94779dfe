import { id as indonesian } from '#lib/messages/all.ts';
import { en as english } from '#lib/messages/en.ts';
import { BOOK_CURRENCY, formatWire, isCurrency, tryParse } from '#lib/money.ts';
import { showDates } from '#lib/shown-dates.ts';
import type { Both, Part } from './sentence.ts';

const texts: Readonly<Record<keyof Both, Readonly<Record<string, string>>>> = { id: indonesian, en: english };

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Returns the words of a code inside a sentence, as screens call it: 'JAMINAN' -> 'jaminan'. Empty where no text knows the code. */
export function word(prefix: string, code: string | undefined): Part {
  const key = `${prefix}.${code ?? ''}`;
  const found = { id: texts.id[key], en: texts.en[key] };
  return found.id && found.en ? { id: lower(found.id), en: lower(found.en) } : '';
}

/**
 * Returns an amount as a sentence says it: 'Rp500.000' and 'Rp500,000', sen only where there are some. Empty where there is none; zero counts as
 * none, since an item without money moves nothing.
 */
export function money(wire: string | undefined, currency: string = BOOK_CURRENCY): Part {
  if (!wire || !isCurrency(currency)) return '';
  const amount = tryParse(wire, currency, { allowNegative: true });
  if (amount === null || amount.minor === 0n) return '';
  const unit = currency === BOOK_CURRENCY ? 'Rp' : `${currency} `;
  const shown = `${unit}${formatWire(wire, currency).replace(/\.0+$/, '')}`;
  return { id: shown.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')), en: shown };
}

/** Returns a day as screens show it; empty where there is none. */
export const day = (iso: string | undefined): string => showDates(iso ?? '');

/** Returns a month as MM-YYYY, of a day in it or of YYYY-MM. */
export function month(iso: string | undefined): string {
  const [year, month] = (iso ?? '').split('-');
  return year && month ? `${month}-${year}` : '';
}

/** Returns how many of something; empty where none or nobody knows. */
export const count = (many: number | string | undefined): string =>
  many === undefined || many === 0 ? '' : String(many);

/** Returns the text where the condition holds, else nothing. */
export const when = (condition: boolean | undefined, text: Both): Part => (condition ? text : '');

/** Returns a range of numbers: '10 s.d. 12'; one number where both are the same. */
export function range(first: string | undefined, last: string | undefined): Part {
  if (!first || !last || first === last) return first;
  return { id: `${first} s.d. ${last}`, en: `${first} to ${last}` };
}
