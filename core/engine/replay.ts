import type { Context } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { loadPosted, toAnswer } from '#core/ledger/posted.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Posting } from '#types/proto/common.ts';
import type { Replay } from './load-context.ts';
import { emptyPosting } from './posting-view.ts';

/** Returns the stored answer of a key: the journal read again, or the stored answer. Refuses another input or user under the same key. */
export async function replayed(context: Context, replay: Replay, print: Buffer, code: string): Promise<Posting> {
  if (replay.sidik !== print.toString('hex') || replay.id_user !== context.caller.idUser) fail('KEY_REUSED');
  return readStored(context.db, replay, code);
}

/** Reads the answer behind a key that is done: the journal read again, or what was kept of a change without one. */
export async function readStored(
  db: Db,
  { journal_id, tanggal, jawaban }: Pick<Replay, 'journal_id' | 'tanggal' | 'jawaban'>,
  code: string,
): Promise<Posting> {
  const stored = { ...emptyPosting(), ...(jawaban as Partial<Posting> | null) };
  if (journal_id === null) return stored;
  const journal = await loadPosted(db, { id: BigInt(journal_id), tanggal: tanggal ?? '' });
  if (!journal) throw new Error(`${code}: journal ${journal_id} of a known key is gone`);
  return { ...stored, ...toAnswer(journal) };
}
