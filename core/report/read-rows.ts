import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { ReportRow } from '#press/report/table.ts';

/** Rows that are read at once: a batch is told of and written before the next is asked for. */
const BATCH = 2_000;

/** The rows of a query through a cursor of the database, some at a time; in the transaction that `db` stands in. */
export const rowsOf = (db: Db, query: Fragment, batch = BATCH): AsyncIterable<readonly ReportRow[]> =>
  db<Record<string, never>[]>`${query}`.cursor(batch) as unknown as AsyncIterable<readonly ReportRow[]>;
