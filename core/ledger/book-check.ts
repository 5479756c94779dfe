import type { Db } from '#core/db/client.ts';

/** What breaks an invariant: which thing, and by how much. */
export type Offence = { rincian: string };

/** How far the books were proved: a row of books_proof. */
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
  /** Answers one row per offence. */
  offences(sql: Db): PromiseLike<readonly Offence[]>;
  /**
   * How it proves what came since a mark: by a query of its own, or not at all where it reads all that was ever posted (WHOLE). A check without it is
   * made whole each time: it reads what stands, a row for each account, item or day.
   */
  readonly since?: 'WHOLE' | ((sql: Db, mark: Mark) => PromiseLike<readonly Offence[]>);
}
