import { type Rule, reject } from '#core/engine/operation.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** What moves another currency than that of the books needs its rate of the accounting date; yesterday's does not count. */
export const rateOfTheDay: Rule<{ kode_valuta: string }> = {
  name: 'rateOfTheDay',
  check: ({ data: { kode_valuta }, facts }) =>
    kode_valuta === BOOK_CURRENCY || facts.rates.has(kode_valuta)
      ? null
      : reject('RATE_MISSING', { valuta: kode_valuta }),
};
