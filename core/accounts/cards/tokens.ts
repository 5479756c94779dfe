import { createHmac } from 'node:crypto';

/** A number's token and the digits that may be shown. */
export interface CardToken {
  readonly token: string;
  readonly empat: string;
  /** Its tokens under the former keys: an older card is recognised by one of them. */
  readonly sebelumnya: readonly string[];
}

/**
 * Computes the token of a card number: a hash under the bank's own key, which is in no table, the present one first. The same number has the same
 * token, so a second arrival is recognised, and a reader of the tables cannot try numbers out.
 */
export const cardTokens =
  ([key, ...before]: readonly string[]) =>
  (number: string): CardToken => {
    const under = (one = ''): string => createHmac('sha256', one).update(number).digest('hex');
    return { token: under(key), empat: number.slice(-4), sebelumnya: before.map(under) };
  };
