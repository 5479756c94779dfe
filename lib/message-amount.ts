/**
 * The message standard lets an amount of rupiah be written so (xs:decimal): a plus, zeros before and behind, a dot without digits on one of
 * its sides. Up to fifteen digits before the dot and two behind it count.
 */
export const MESSAGE_AMOUNT = /^\+?(?=\.?\d)0*\d{0,15}(?:\.\d{0,2}0*)?$/;

/** Returns the minor units of such an amount, or null for any other text. */
export function readMessageAmount(text: string): bigint | null {
  if (!MESSAGE_AMOUNT.test(text)) return null;
  const [whole = '', fraction = ''] = text.replace('+', '').split('.');
  return BigInt(`${whole || '0'}${fraction.slice(0, 2).padEnd(2, '0')}`);
}
