/** The kind says how a parameter's value is written, and in which bounds it makes sense. */
export type ParameterKind = 'AMOUNT' | 'WHOLE' | 'PERCENT' | 'YES_NO';

/** The bank sets a parameter by a single value. */
export interface ParameterDef {
  readonly kind: ParameterKind;
  /** Bounds are both inclusive: rupiah of an amount, else the number itself. */
  readonly from: number;
  readonly to: number;
  /** The parameter holds this before the bank sets its own. */
  readonly seed: string;
  /** Its name has its unit. */
  readonly id: string;
  readonly en: string;
}

const BILLION = 1_000_000_000;

/** Defines an amount in rupiah. */
export const amount = (seed: string, id: string, en: string, from = 0): ParameterDef & { readonly kind: 'AMOUNT' } => ({
  kind: 'AMOUNT',
  from,
  to: 1_000_000 * BILLION,
  seed,
  id,
  en,
});
/** Defines a whole number within bounds, both inclusive. */
export const whole = (seed: string, [from, to]: readonly [number, number], id: string, en: string): ParameterDef => ({
  kind: 'WHOLE',
  from,
  to,
  seed,
  id,
  en,
});

/** Defines a rate from 0 to 100 per cent with at most two decimals. */
export const percent = (seed: string, id: string, en: string): ParameterDef => ({
  kind: 'PERCENT',
  from: 0,
  to: 100,
  seed,
  id,
  en,
});
