import { useRecord } from '#hooks/use-record.ts';
import { BOOK_CURRENCY, fromMinor, tryParse } from '#lib/money.ts';
import { counterWorth, parseRate } from '#lib/profit-sharing/rate.ts';
import { currency } from '#services/cash/currency.ts';
import type { KursHariReply } from '#types/proto/cash/currency.ts';

/** Rates change while a form is open; the screen checks for it. */
const CHECK_MS = 15_000;

/** The rates of a currency on the branch's day; nothing while no currency is chosen. */
export const useDayRate = (kode_valuta: string) =>
  useRecord(
    currency.dayRate,
    { kode_valuta, tanggal: '' },
    { enabled: kode_valuta !== '', quiet: true, everyMs: CHECK_MS },
  );

type Values = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rate that holds for a filled form: what was agreed, else that of the day. */
const rateOf = (values: Values): string => text(values.kurs_khusus) || text(values.kurs);

function tryRate(rate: string): bigint | null {
  try {
    return parseRate(rate);
  } catch {
    return null;
  }
}

/** The rupiah that change hands, as a wire amount; '' while something is missing. */
export function dueOf(values: Values, day: Pick<KursHariReply, 'satuan_tunai'> | undefined): string {
  const amount = tryParse(text(values.nominal), text(values.kode_valuta));
  const rate = tryRate(rateOf(values));
  if (!day || !amount || rate === null) return '';
  const coin = tryParse(day.satuan_tunai, BOOK_CURRENCY);
  return coin ? fromMinor(counterWorth(amount.minor, amount.currency, rate, coin.minor)) : '';
}
