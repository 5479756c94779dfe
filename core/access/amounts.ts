import type { z } from 'zod';
import { BOOK_CURRENCY, toMinor } from '#lib/money.ts';
import { type AmountsOf, amountMarks, currencyMarks } from '#lib/schemas/amount-mark.ts';

/** Describes where a schema has amounts. */
type Plan =
  | { readonly kind: 'AMOUNT'; readonly signed: boolean }
  | { readonly kind: 'ROWS'; readonly row: Plan }
  | { readonly kind: 'FIELDS'; readonly fields: ReadonlyMap<string, Plan> }
  | { readonly kind: 'IN'; readonly currency: string; readonly plan: Plan };

const plans = new WeakMap<z.core.$ZodType, { readonly plan: Plan | null }>();

/** Finds the amounts of a schema once, whatever wraps them; null where it holds neither an amount nor a row. */
function planOf(schema: z.core.$ZodType): Plan | null {
  const known = plans.get(schema);
  if (known) return known.plan;
  const within = drawn(schema);
  const set = currencyMarks.get(schema);
  const plan: Plan | null = set && within ? { kind: 'IN', currency: set.currency, plan: within } : within;
  plans.set(schema, { plan });
  return plan;
}

function drawn(schema: z.core.$ZodType): Plan | null {
  const mark = amountMarks.get(schema);
  if (mark) return { kind: 'AMOUNT', signed: mark.signed };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return fieldsOf(Object.entries(def.shape).map(([name, field]) => [name, planOf(field)]));
    case 'array': {
      const row = planOf(def.element);
      return row && { kind: 'ROWS', row };
    }
    case 'union':
      return def.options.map(planOf).reduce(both, null);
    case 'intersection':
      return both(planOf(def.left), planOf(def.right));
    // A pipe ends in a schema, as a cell does, or in a function that changes what the schema before it has read.
    case 'pipe':
      return planOf(def.out) ?? planOf(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return planOf(def.innerType);
    default:
      return null;
  }
}

const fieldsOf = (entries: readonly (readonly [string, Plan | null])[]): Plan => ({
  kind: 'FIELDS',
  fields: new Map(entries.flatMap(([name, plan]) => (plan ? [[name, plan] as const] : []))),
});

/** The amounts of data that is of either schema. */
function both(a: Plan | null, b: Plan | null): Plan | null {
  if (a?.kind !== 'FIELDS' || b?.kind !== 'FIELDS') return a ?? b;
  const names = new Set([...a.fields.keys(), ...b.fields.keys()]);
  return fieldsOf([...names].map((name) => [name, both(a.fields.get(name) ?? null, b.fields.get(name) ?? null)]));
}

type Fields = Readonly<Record<string, unknown>>;

function read(plan: Plan, value: unknown, currency: string): unknown {
  if (value === undefined || value === null) return undefined;
  if (plan.kind === 'IN') return read(plan.plan, value, plan.currency);
  if (plan.kind === 'ROWS') return (value as readonly unknown[]).map((row) => read(plan.row, row, currency));
  if (plan.kind === 'FIELDS') return viewOf(plan.fields, value as Fields, currency);
  return value === '' ? null : toMinor(value as string, currency, { allowNegative: plan.signed });
}

/**
 * Reads each amount when it is first asked for and keeps it: a rule that comes earlier may refuse the currency, so an amount that
 * its currency cannot hold fails no sooner than it is needed.
 */
function viewOf(fields: ReadonlyMap<string, Plan>, data: Fields, around: string): object {
  const own = data.kode_valuta;
  const currency = typeof own === 'string' && own !== '' ? own : around;
  const view = {};
  for (const [name, plan] of fields) {
    const get = (): unknown => {
      const value = read(plan, data[name], currency);
      Object.defineProperty(view, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(view, name, { get, enumerable: true, configurable: true });
  }
  return view;
}

const views = new WeakMap<object, Map<z.ZodType, { readonly currency: string; readonly view: unknown }>>();

/** The form of the data, whatever else is known of the types of its fields: the wire's messages have it too. */
type Named<D> = { readonly [K in keyof D]?: unknown };

/**
 * The amounts of parsed data in minor units, under the names of their fields: `amountsOf(schema, data).pecahan[0].nominal`. An amount
 * is in the nearest `kode_valuta` around it, unless its schema says `inRupiah`; `currency` is for data that names none. All who ask about the same data share one reading.
 * Reading an amount throws MoneyError where its currency is unknown or keeps fewer decimals.
 */
export function amountsOf<D>(
  schema: z.ZodType<D>,
  data: NoInfer<Named<D>>,
  currency: string = BOOK_CURRENCY,
): AmountsOf<D> {
  const plan = planOf(schema);
  if (plan === null) return {} as AmountsOf<D>;
  const bySchema = views.get(data as object) ?? new Map();
  const held = bySchema.get(schema);
  if (held?.currency === currency) return held.view;
  const view = read(plan, data, currency);
  views.set(data as object, bySchema.set(schema, { currency, view }));
  return view as AmountsOf<D>;
}
