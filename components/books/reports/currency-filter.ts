import '#lib/books/messages/report.ts';
import { currencies } from '#lib/money.ts';

/** A list of the books in one currency; without it in all of them, in worth of the books' currency. */
export const currencyFilter = {
  name: 'currency_code',
  label: 'laporan.valuta',
  kind: 'named',
  codes: currencies,
  nameOf: (code: string) => code,
  all: 'laporan.semuaValuta',
} as const;
