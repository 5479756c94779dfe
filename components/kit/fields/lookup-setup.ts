import type { Column } from '#components/kit/ui/column.tsx';
import type { Filters } from '#hooks/use-list.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { ListEndpoint, Row } from '#services/client.ts';
import type { FilterDef } from './filter-def.ts';

/** A lookup as a literal: which list, what is shown of it, what a picked row gives to the form. */
export interface LookupSetup<E extends ListEndpoint = ListEndpoint> {
  readonly endpoint: E;
  readonly title: MessageKey;
  readonly columns: readonly Column<Row<E>>[];
  /** Returns the field's value from a row; also its key. */
  readonly pick: (row: Row<E>) => string;
  /** Other fields of the form, by name, and what a picked row puts into each. */
  readonly mappingField?: Readonly<Record<string, (keyof Row<E> & string) | ((row: Row<E>) => unknown)>>;
  /** The filters above the table; none leaves only the table. */
  readonly filterData?: readonly FilterDef<(keyof Filters<E> & string) | 'keyword'>[];
  /** Filters that are always sent; those a person can change start with these values. */
  readonly defaultFilter?: Filters<E>;
  /** Rows of a page, 15 by default. */
  readonly rowsize?: number;
  /** Lists at once; with false only after Filter. True by default. */
  readonly fetchOnStart?: boolean;
}

/** A setup among setups: the types of its rows have done their work once the literal is written. */
export const lookupSetup = <E extends ListEndpoint>(setup: LookupSetup<E>) => setup as unknown as LookupSetup;

/** Returns the values that a picked row puts into the other fields of the form. */
export function mappedValues<E extends ListEndpoint>(setup: LookupSetup<E>, row: Row<E>): Record<string, unknown> {
  const mapping = Object.entries(setup.mappingField ?? {});
  return Object.fromEntries(
    mapping.map(([field, from]) => [field, typeof from === 'function' ? from(row) : row[from]]),
  );
}
