import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';

/** One SELECT, ordered, whose columns have the names of the definition's fields; amounts are minor units. */
type TableQuery<A> = (db: Db, asked: A) => Fragment;

/** Reads the state at the end of a day. */
export type DayQuery = TableQuery<{ readonly tanggal: string }>;
/** Reads the movements on the days of a period. */
export type PeriodQuery = TableQuery<{ readonly tanggal_awal: string; readonly tanggal_akhir: string }>;
