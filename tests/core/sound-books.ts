import { expect } from 'vitest';
import type { Db } from '#core/db/client.ts';
import { bookChecks, checkBooks } from '#core/ledger/check-books.ts';
import { checksSince } from '../proved-copy.ts';
import { committedSince, currentSnapshot } from './since.ts';

/** A test's bank as the proof of its books sees it. */
interface ProvedBank {
  readonly owner: Db;
  /** The connections of the proof; those of the owner where there are none. */
  readonly past?: Db;
}

/** The first transaction that a copy of a template may have made, by the owner's connection of the copy. */
const begun = new WeakMap<Db, bigint>();

/** The snapshot under which all books of a bank were last found sound, by the owner's connection. */
const proved = new WeakMap<Db, string>();

/** Notes that the bank is a copy of a template whose books were proved whole, and that nothing was written to it yet. */
export async function beginsSound({ owner, past = owner }: ProvedBank): Promise<void> {
  const [row] = await past<{ xid: bigint }[]>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as xid`;
  if (row) begun.set(owner, row.xid);
}

const numberOf = ({ name }: { readonly name: string }): string => name.split(' ')[0] ?? '';

/**
 * Every invariant of the books holds, but those whose numbers are given. A test's bank is asked when it closes; a test asks where what
 * follows would hide a breach. Where nothing was committed since the books were found sound they still are.
 */
export async function expectSoundBooks(bank: ProvedBank, but: readonly string[] = []): Promise<void> {
  const { owner, past = owner } = bank;
  const known = proved.get(owner);
  if (known !== undefined && !(await committedSince(past, known))) return;
  const snapshot = await currentSnapshot(past);
  const xid = begun.get(owner);
  const offences = (await checkBooks(past, xid === undefined ? bookChecks : checksSince(xid))).filter(({ ok }) => !ok);
  expect(offences.filter((offence) => !but.includes(numberOf(offence)))).toEqual([]);
  if (offences.length === 0) proved.set(owner, snapshot);
}
