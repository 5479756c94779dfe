import type { MessageKey } from '#lib/messages/id.ts';
import type { OptionSource } from './use-options.ts';

/** A validator returns this. */
export interface Check {
  readonly ok: boolean;
  readonly message: string;
}

export type FilterValues = Readonly<Record<string, string>>;

/** One filter of a list: its name is a filter of the list's query, or `keyword`. */
export type FilterDef<N extends string = string> = {
  readonly name: N;
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  /** Only for the roles of head office, who see more than their own branch. */
  readonly headOffice?: boolean;
  /** The list fetches nothing while one of them is not ok; its message shows under its field. */
  readonly validator?: (value: string) => Check;
} & (
  | { readonly kind: 'text'; readonly maxLength?: number }
  | { readonly kind: 'number' | 'money' | 'date' | 'check' }
  /** Codes on offer; `prefix` + code is the message key of each. */
  | { readonly kind: 'select'; readonly codes: readonly string[]; readonly prefix: string }
  /** Codes on offer that are called in several ways, in the order of their names. */
  | {
      readonly kind: 'named';
      readonly codes: readonly string[];
      readonly nameOf: (code: string) => string;
      /** Explains the choice of none of them, where that means more than all of them. */
      readonly all?: MessageKey;
    }
  /** Codes that a list of the server offers. */
  | { readonly kind: 'source'; readonly source: OptionSource }
  /** Asked for by the address alone: a mark that can be taken away, and nothing where it was not asked for. */
  | { readonly kind: 'hidden' }
  /** One of the bank's branches. */
  | { readonly kind: 'branch' }
);

/** Returns the validators' refusals, by the name of the filter. */
export function refusedFilters(filters: readonly FilterDef[], values: FilterValues): FilterValues {
  return Object.fromEntries(
    filters.flatMap(({ name, validator }) => {
      const check = validator?.(values[name] ?? '');
      return check && !check.ok ? [[name, check.message]] : [];
    }),
  );
}
