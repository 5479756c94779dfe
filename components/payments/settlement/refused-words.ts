import '#lib/payments/messages/settlement.ts';
import { messageOf } from '#lib/messages/id.ts';

/** Explains why a file is refused, and where in it: the code comes first and its place behind it. */
export function refusedWords(sebab: string): string {
  const [code = '', ...place] = sebab.split(' ');
  return [messageOf('penyelesaian.tolak.', code), ...place].join(' ');
}
