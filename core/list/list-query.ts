import type postgres from 'postgres';
import type { Db } from '#core/db/client.ts';
import { isUuid } from '#core/db/uuid.ts';
import { isIsoDate } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Paging } from '#types/proto/common.ts';

/** A piece of SQL; its values are parameters. */
export type Fragment = postgres.Fragment;

/** A column a list may be ordered by: an SQL expression that is never null, and its type. */
export interface SortColumn {
  readonly sql: string;
  readonly type: 'text' | 'bigint' | 'date' | 'timestamptz' | 'uuid';
}

export interface ListDefinition {
  readonly columns: Fragment;
  /**
   * The source of the rows. As a function it gets the row after which the page begins and the order, and reads no more than so many rows of that
   * order: the page may then hold less than was asked for although there is more. It gets that row as a condition and as the values of the order's
   * columns; null where the page begins with the first.
   */
  readonly from: Fragment | ((after: Fragment, order: Fragment, last: readonly string[] | null) => Fragment);
  /** Conditions, all of which hold. */
  readonly where: readonly Fragment[];
  /** `sort` may name these. Expressions come from code only. */
  readonly sortable: Readonly<Record<string, SortColumn>>;
  /** These columns together distinguish any two rows; they end every order. */
  readonly key: readonly SortColumn[];
  /** A sortable name, '-' before it for descending. */
  readonly defaultSort: string;
}

export interface ListPage<R> {
  readonly rows: R[];
  /** Start of the next page; empty on the last one. */
  readonly cursor: string;
}

interface Order {
  readonly name: string;
  readonly columns: readonly SortColumn[];
  readonly descending: boolean;
}

const DEFAULT_SHOW = 15;
const MAX_SHOW = 100;

function refuse(field: 'sort' | 'cursor'): never {
  const kode = field === 'sort' ? 'v.kode' : 'v.halaman';
  return fail('VALIDATION', { violations: [{ field, kode }] });
}

function orderOf(definition: ListOrder, sort: string): Order {
  const name = sort === '' || sort === '-' ? definition.defaultSort : sort;
  const descending = name.startsWith('-');
  const chosenName = descending ? name.slice(1) : name;
  const chosen = Object.hasOwn(definition.sortable, chosenName) ? definition.sortable[chosenName] : undefined;
  if (chosen === undefined) return refuse('sort');
  return { name, descending, columns: [chosen, ...definition.key.filter((column) => column.sql !== chosen.sql)] };
}

const TYPE_CHECKS: Readonly<Record<SortColumn['type'], (value: string) => boolean>> = {
  text: (value) => !value.includes('\0'),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  date: isIsoDate,
  timestamptz: (value) =>
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+07$/.test(value) && isIsoDate(value.slice(0, 10)),
  uuid: isUuid,
};

const encode = (order: Order, values: readonly string[]): string =>
  Buffer.from(JSON.stringify([order.name, ...values])).toString('base64url');

/** The values after which the page starts. A cursor of another order, or not made by us, is refused by name. */
function decode(order: Order, cursor: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    refuse('cursor');
  }
  if (!Array.isArray(parsed) || parsed.length !== order.columns.length + 1 || parsed[0] !== order.name)
    refuse('cursor');
  const values: unknown[] = parsed.slice(1);
  const fits = order.columns.every((column, index) => {
    const value = values[index];
    return typeof value === 'string' && TYPE_CHECKS[column.type](value);
  });
  return fits ? (values as string[]) : refuse('cursor');
}

/** Joins fragments with a separator that is a constant of the code. */
export function join(db: Db, parts: readonly Fragment[], separator: ' and ' | ' or ' | ', '): Fragment {
  return parts.reduce<Fragment>(
    (all, part, index) => (index === 0 ? part : db`${all}${db.unsafe(separator)}${part}`),
    db``,
  );
}

/** The parts of a definition that order a list. */
export type ListOrder = Pick<ListDefinition, 'sortable' | 'key' | 'defaultSort'>;

const orderBy = (db: Db, { columns, descending }: Order): Fragment =>
  join(
    db,
    columns.map((column) => db`${db.unsafe(column.sql)} ${db.unsafe(descending ? 'desc' : 'asc')}`),
    ', ',
  );

/**
 * Returns the `order by` terms for a reader of all rows in the order in which the list shows them. VALIDATION on `sort` for an order that is not
 * allowed.
 */
export const orderedAs = (db: Db, list: ListOrder, sort: string): Fragment => orderBy(db, orderOf(list, sort));

/** Page bounds of a request; what is missing or out of bounds falls back to the first page and the usual size. */
export function boundsOf(paging: Paging | undefined): { show: number; offset: number } {
  const show = paging && paging.show > 0 ? Math.min(paging.show, MAX_SHOW) : DEFAULT_SHOW;
  return { show, offset: show * Math.max((paging?.page ?? 1) - 1, 0) };
}

/**
 * Runs a list: the page asked for by number (OFFSET), or by cursor (keyset: the rows after the cursor's last one, at the same
 * cost on every page). Throws VALIDATION on `sort` for an order that is not allowed and on `cursor` for one not made here.
 */
export async function runList<R extends object>(
  db: Db,
  definition: ListDefinition,
  paging: Paging | undefined,
): Promise<ListPage<R>> {
  const order = orderOf(definition, paging?.sort ?? '');
  const { show, offset } = boundsOf(paging);
  const expressions = order.columns.map((column) => db.unsafe(column.sql));
  const values = paging?.cursor ? decode(order, paging.cursor) : null;
  const after = () => {
    if (values === null) return db`true`;
    const bounds = order.columns.map((column, index) => db`${values[index] ?? ''}::text::${db.unsafe(column.type)}`);
    const compare = db.unsafe(order.descending ? '<' : '>');
    return db`(${join(db, expressions, ', ')}) ${compare} (${join(db, bounds, ', ')})`;
  };
  const sorted = () => orderBy(db, order);
  const { from } = definition;
  const where = [...definition.where, ...(paging?.cursor ? [after()] : [])];
  const texts = expressions.map((expression) => db`(${expression})::text`);
  const rows = await db<(R & { kunci_urut: string[] })[]>`
    select ${definition.columns}, array[${join(db, texts, ', ')}] as kunci_urut
    from ${typeof from === 'function' ? from(after(), sorted(), values) : from}
    ${where.length > 0 ? db`where ${join(db, where, ' and ')}` : db``}
    order by ${sorted()}
    limit ${show + 1} offset ${paging?.cursor ? 0 : offset}`;
  const page = rows.slice(0, show);
  const last = page.at(-1);
  return { rows: page, cursor: rows.length > show && last ? encode(order, last.kunci_urut) : '' };
}
