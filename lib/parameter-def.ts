/** How a parameter's value is written, and in which bounds it makes sense. */
export type ParameterKind = 'AMOUNT' | 'WHOLE' | 'PERCENT' | 'YES_NO';

/** One thing the bank sets by a single value. */
export interface ParameterDef {
  readonly kind: ParameterKind;
  /** Bounds, both inclusive: rupiah of an amount, else the number itself. */
  readonly from: number;
  readonly to: number;
  /** What it holds before the bank sets its own. */
  readonly seed: string;
  /** What it is called, with its unit. */
  readonly id: string;
  readonly en: string;
}

const BILLION = 1_000_000_000;

/** An amount in rupiah. */
export const amount = (seed: string, id: string, en: string, from = 0): ParameterDef & { readonly kind: 'AMOUNT' } => ({
  kind: 'AMOUNT',
  from,
  to: 1_000_000 * BILLION,
  seed,
  id,
  en,
});
/** A whole number within bounds, both inclusive. */
export const whole = (seed: string, [from, to]: readonly [number, number], id: string, en: string): ParameterDef => ({
  kind: 'WHOLE',
  from,
  to,
  seed,
  id,
  en,
});

/** A rate from 0 to 100 per cent with at most two decimals. */
export const percent = (seed: string, id: string, en: string): ParameterDef => ({
  kind: 'PERCENT',
  from: 0,
  to: 100,
  seed,
  id,
  en,
});
