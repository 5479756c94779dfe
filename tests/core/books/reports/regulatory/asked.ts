import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';

/** The rows of an extract as the application's role reads them. */
export async function rowsOf<A>(
  { app }: { readonly app: Db },
  query: (db: Db, asked: A) => Fragment,
  asked: A,
): Promise<Record<string, unknown>[]> {
  const rows = await app<Record<string, unknown>[]>`${query(app, asked)}`;
  return rows.map((row) => ({ ...row }));
}
