import type { Db } from '#core/db/client.ts';

/** One invariant of the books: its number in the bank's list of rules, and a query for whatever breaks it. */
export interface BookCheck {
  readonly name: string;
  /** Answers one row per offence; `rincian` says which thing and by how much. */
  offences(sql: Db): PromiseLike<readonly { rincian: string }[]>;
}
