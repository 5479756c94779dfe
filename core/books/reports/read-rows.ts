import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { ReportRow } from '#documents/report/table.ts';

/** Rows per batch: a batch is written and counted before the next is read. */
const BATCH = 2_000;

/** Reads the rows of a query through a cursor of the database, a batch at a time, in the transaction of `db`. */
export const rowsOf = (db: Db, query: Fragment, batch = BATCH): AsyncIterable<readonly ReportRow[]> =>
  db<Record<string, never>[]>`${query}`.cursor(batch) as unknown as AsyncIterable<readonly ReportRow[]>;
