import { parseAmountInput } from '#lib/amount-input.ts';
import { BOOK_CURRENCY, formatMoney, isCurrency, tryParse } from '#lib/money.ts';

const known = (currency: string): string => (isCurrency(currency) ? currency : BOOK_CURRENCY);

/**
 * Returns the value that the form keeps: the wire amount, or the text itself when it is none, so that validation can report it.
 */
export const plainAmount = (typed: string, currency: string = BOOK_CURRENCY): string =>
  typed.trim() === '' ? '' : (parseAmountInput(typed, known(currency)) ?? typed.trim());

/** Returns the text that shows when nobody is typing: "30,000,000.00", or the text that is no amount. */
export function groupedAmount(plain: string, currency: string = BOOK_CURRENCY): string {
  const amount = tryParse(plain, known(currency));
  return amount ? formatMoney(amount) : plain;
}
