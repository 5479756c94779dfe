import { formatWire } from '#lib/money.ts';

/** A wire amount as people read it: "30,000,000.00"; an empty one shows nothing, a zero only when asked for. */
export function Amount({ value, zero = true }: { readonly value: string; readonly zero?: boolean }) {
  const text = formatWire(value);
  return <span className="num">{!zero && /^-?0(\.0+)?$/.test(text) ? '' : text}</span>;
}
