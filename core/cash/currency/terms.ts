import type { z } from 'zod';
import type { OpContext } from '#core/engine/operation.ts';
import { smallestUnit } from '#core/engine/rules/product-rules.ts';
import type { exchangeData } from '#lib/cash/schemas/currency.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { counterWorth, parseRate, type Rate } from '#lib/profit-sharing/rate.ts';

export type ExchangeData = z.output<typeof exchangeData>;

export type Exchange = OpContext<ExchangeData>;

/** Returns the rates of the day; the rules have already refused a currency without. */
export const rateOf = ({ data, loaded }: Exchange): Rate =>
  loaded.rates.get(data.kode_valuta) ?? fail('RATE_MISSING', { params: { valuta: data.kode_valuta } });

/** Returns the bank's buying or selling rate of today, seen from the bank. */
export const boardRate = (context: Exchange): bigint => rateOf(context)[context.data.arah === 'BELI' ? 'beli' : 'jual'];

/** Returns the rate of this trade: that of the day, or the one agreed instead. */
export const tradeRate = (context: Exchange): bigint =>
  context.data.kurs_khusus === '' ? boardRate(context) : parseRate(context.data.kurs_khusus);

/** Returns the amount of the currency in its minor units. */
export const amountOf = ({ amounts }: Exchange): bigint => amounts.nominal;

/** Computes the rupiah that change hands, in minor units: whole multiples of the smallest coin in use. */
export const rupiahOf = (context: Exchange): bigint => {
  const coin = smallestUnit(context.ref, 'TUNAI', BOOK_CURRENCY);
  return counterWorth(amountOf(context), context.data.kode_valuta, tradeRate(context), coin);
};
