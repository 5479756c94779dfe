import { BOOK_CURRENCY, formatWire } from '#lib/money.ts';

interface AmountProps {
  readonly value: string;
  readonly zero?: boolean | undefined;
  /** The books' own, which goes without saying, unless `named`. */
  readonly currency?: string | undefined;
  /** Always shows the currency, where two are beside each other. */
  readonly named?: boolean | undefined;
}

/** An amount in one line: "30,000,000.00", "USD 100.00"; empty where there is none. */
export function amountText(
  value: string,
  currency: string = BOOK_CURRENCY,
  named = currency !== BOOK_CURRENCY,
): string {
  const text = formatWire(value, currency || BOOK_CURRENCY);
  return named && text !== '' ? `${currency} ${text}` : text;
}

/** A wire amount as people read it; an empty one shows nothing, a zero only when asked for. */
export function Amount({ value, zero = true, currency, named }: AmountProps) {
  const none = !zero && /^-?0(\.0+)?$/.test(value);
  return <span className="num">{none ? '' : amountText(value, currency || undefined, named)}</span>;
}
