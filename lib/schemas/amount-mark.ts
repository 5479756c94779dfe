import { z } from 'zod';
import { BOOK_CURRENCY } from '#lib/money.ts';

declare const marked: unique symbol;

/**
 * A schema hands an amount on as the wire's text, marked so that the core finds it and reads it once (core/access/amounts.ts). The mark
 * is optional, so any text may stand for an amount; only the result of a schema carries it.
 */
export type Amount = string & { readonly [marked]?: true };

/** It is the same amount in minor units: '' stands for "none" and is null. A type without amounts has none to read. */
type MinorOf<T> = T extends undefined
  ? undefined
  : T extends string
    ? T extends ''
      ? null
      : typeof marked extends keyof T
        ? bigint
        : unknown
    : T extends readonly (infer Row)[]
      ? Row extends object
        ? readonly AmountsOf<Row>[]
        : unknown
      : T extends object
        ? AmountsOf<T>
        : unknown;

/** The amounts of parsed data are in minor units, each under the name of its field. */
export type AmountsOf<D> = { readonly [K in keyof D]: MinorOf<D[K]> };

/** The registry knows which schemas are amounts, and whether a minus may be before them. */
export const amountMarks = z.registry<{ signed: boolean }>();

/** The amounts of these schemas are in one currency, whatever the form around them says. */
export const currencyMarks = z.registry<{ currency: string }>();

/** Returns the same schema for an amount in rupiah in a form of another currency. */
export const inRupiah = <S extends z.ZodType>(schema: S): S => {
  const own = schema.clone();
  currencyMarks.add(own, { currency: BOOK_CURRENCY });
  return own;
};
