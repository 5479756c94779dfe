import { parseAmountInput } from '#lib/amount-input.ts';
import { BOOK_CURRENCY, formatMoney, tryParse } from '#lib/money.ts';

const group = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Commas put where they belong: the text as it would be after typing only its digits and dot. */
function regroup(text: string): string {
  const [whole = '', ...rest] = text.replaceAll(',', '').split('.');
  return rest.length === 0 ? group(whole) : `${group(whole)}.${rest.join('.')}`;
}

const isPlain = (text: string) => /^[\d,]*(?:\.\d*)?$/.test(text);

/**
 * What the field shows after a keystroke. Commas follow the digits while the text is a plain number; as soon as a person
 * puts a comma or letter herself ("2,5jt") the text is hers until it reads as a plain number again.
 */
export function retype(before: string, typed: string): string {
  const plain = isPlain(typed) && isPlain(before) && regroup(before) === before && !typed.endsWith(',');
  return plain ? regroup(typed) : typed;
}

/** Where the caret goes when `typed` became `shown`: the same digits stay at its right, and it stands before a comma. */
export function caretAfter(typed: string, caret: number, shown: string): number {
  const keep = typed.slice(caret).replaceAll(',', '').length;
  let at = shown.length;
  for (let seen = 0; at > 0 && seen < keep; at--) if (shown[at - 1] !== ',') seen++;
  return keep > 0 && shown[at - 1] === ',' ? at - 1 : at;
}

/** What the form keeps: the wire amount, or the text itself when it is none, so that validation can say so. */
export const keptAmount = (typed: string): string =>
  typed.trim() === '' ? '' : (parseAmountInput(typed) ?? typed.trim());

/** What is shown when nobody is typing: "30,000,000.00", or the text that is no amount. */
export function shownAmount(kept: string): string {
  const amount = tryParse(kept, BOOK_CURRENCY);
  return amount ? formatMoney(amount) : kept;
}
