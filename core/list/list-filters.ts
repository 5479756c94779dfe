import { type Caller, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { maySee } from '#lib/masking.ts';
import type { Fragment } from './list-query.ts';

/**
 * Narrows a list to what the caller may see. `column` is an SQL expression of the code. Head office sees every branch until it asks for one; anybody
 * else sees their own, and for another branch exactly what a branch that does not exist would give: nothing.
 */
export function branchScope(db: Db, caller: Caller, column: string, asked: string): Fragment {
  if (caller.headOffice && asked === '') return db`true`;
  const branch = visibleBranch(caller, asked);
  return branch === null ? db`false` : db`${db.unsafe(column)} = ${branch}`;
}

/** A condition on an account number holds only for a caller who sees account numbers: to others each answer would reveal a digit more. */
export const onAccount = (db: Db, caller: Caller, condition: Fragment): Fragment =>
  maySee('rekening', caller.menus) ? condition : db`false`;

/**
 * Orders and pages a list of accounts `a`: by their numbers, or for a caller who sees them masked by their handles, since an order reveals its
 * values, and a cursor carries them.
 */
export const accountOrder = (caller: Caller) =>
  maySee('rekening', caller.menus)
    ? ({ sql: 'a.nomor_rekening', type: 'text' } as const)
    : ({ sql: 'a.pegangan', type: 'uuid' } as const);

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The text begins with these characters; wildcards in them match themselves. */
export function startsWith(db: Db, column: string, text: string): Fragment {
  return db`${db.unsafe(column)} like ${`${escaped(text)}%`}`;
}

/** The text contains these characters, upper and lower case alike. For small lists: no index helps it. */
export function contains(db: Db, column: string, text: string): Fragment {
  return db`${db.unsafe(column)} ilike ${`%${escaped(text)}%`}`;
}

/** Each word of the keyword begins a word of the normalised name in `column` (served by a text-search index on it). */
export function nameMatches(db: Db, column: string, normalised: string): Fragment {
  const terms = normalised
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .map((word) => `${word}:*`);
  if (terms.length === 0) return db`false`;
  return db`to_tsvector('simple', ${db.unsafe(column)}) @@ to_tsquery('simple', ${terms.join(' & ')})`;
}

/** A calendar range in Jakarta over a date column; an empty bound is open. */
export function betweenDates(db: Db, column: string, from: string, until: string): Fragment[] {
  return [
    ...(from ? [db`${db.unsafe(column)} >= ${from}::date`] : []),
    ...(until ? [db`${db.unsafe(column)} <= ${until}::date`] : []),
  ];
}
