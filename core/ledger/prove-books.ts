import type { Db } from '#core/db/client.ts';
import type { Mark } from './book-check.ts';
import { type BookResult, bookChecks, resultOf } from './check-books.ts';

/** The results of the proof, and what was left to a proof of the whole books. */
export interface Proof {
  readonly results: readonly BookResult[];
  /** Null where all was proved. */
  readonly since: Mark | null;
  readonly left: readonly string[];
}

/** The last proof there is, unless a month has ended since the last of the whole books. */
async function lastMark(sql: Db): Promise<Mark | null> {
  const [mark] = await sql<Mark[]>`
    select p.id, p.menyeluruh, p.posisi, p.xid, p.tanggal from books_proof p
    where exists (select from books_proof w where w.menyeluruh and date_trunc('month', w.tanggal) = date_trunc('month', oldest_branch_day()))
    order by p.id desc limit 1`;
  return mark ?? null;
}

/** Proves over one snapshot what came since the last proof, or the whole books where there is none of this month. */
async function proveIn(sql: Db, onlyNew: boolean): Promise<Proof> {
  const since = onlyNew ? await lastMark(sql) : null;
  const results: BookResult[] = [];
  const left: string[] = [];
  for (const check of bookChecks) {
    const how = since ? check.since : undefined;
    if (how === 'WHOLE') left.push(check.name);
    else results.push(resultOf(check.name, await (how && since ? how(sql, since) : check.offences(sql))));
  }
  return { results, since, left };
}

/**
 * Proves the books and, where all of it holds, writes down how far: the next proof of what is new goes on from there. A database that takes no writes is proved all the same.
 * A fault behind the mark is the whole proof's to find (docs/adr/0202-incremental-proof-of-the-books.md).
 */
export async function proveBooks(db: Db, { onlyNew = false }: { readonly onlyNew?: boolean } = {}): Promise<Proof> {
  const [proof, head] = await db.begin('isolation level repeatable read read only', async (snapshot) => {
    const sql = snapshot as unknown as Db;
    const [mark] = await sql<{ posisi: bigint; sidik: Buffer; xid: bigint; tanggal: string | null; tulis: boolean }[]>`
      select s.posisi, s.hash as sidik, s.xid, oldest_branch_day() as tanggal, not pg_is_in_recovery() as tulis from audit_chain_head s`;
    return [await proveIn(sql, onlyNew), mark] as const;
  });
  if (head?.tulis && head.tanggal !== null && proof.results.every(({ ok }) => ok)) {
    await db`insert into books_proof (menyeluruh, posisi, sidik, xid, tanggal, pemeriksaan)
      values (${proof.since === null}, ${head.posisi}, ${head.sidik}, ${head.xid}, ${head.tanggal}, ${proof.results.length})`;
  }
  return proof;
}
