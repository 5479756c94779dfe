import type { Db } from '#core/db/client.ts';

/** A breach of an invariant: the record, and by how much. */
export type Offence = { rincian: string };

/** The books were proved up to here: a row of books_proof. */
export interface Mark {
  readonly id: bigint;
  readonly menyeluruh: boolean;
  readonly posisi: bigint;
  readonly xid: bigint;
  readonly tanggal: string;
}

/** One invariant of the books: its number in the bank's list of rules, and a query for whatever breaks it. */
export interface BookCheck {
  readonly name: string;
  /** Returns one row per offence. */
  offences(sql: Db): PromiseLike<readonly Offence[]>;
  /**
   * Proves what came since a mark: by a query of its own, or not at all where it reads all that was ever posted (WHOLE). A check without it is made
   * whole each time: it reads present states, a row for each account, item or day.
   */
  readonly since?: 'WHOLE' | ((sql: Db, mark: Mark) => PromiseLike<readonly Offence[]>);
}
