import type { Query } from '#core/access/context.ts';
import { fail } from '#lib/errors/errors.ts';
import { readStored } from './replay.ts';

interface Settled {
  readonly status: 'SUDAH' | 'PROSES' | 'BELUM';
  readonly id_user: string;
  readonly journal_id: string | null;
  readonly tanggal: string | null;
  readonly jawaban: unknown;
}

/**
 * Returns the state of a command whose answer was lost. SUDAH: it is done, with the answer it got. PROSES: its transaction is still open, ask again.
 * BELUM: it is not done and never will be under this key, however late it may still arrive: this very question takes the key, so the caller may rely
 * on BELUM and send anew under another key. Covers the caller's own keys only; NOT_FOUND for any other.
 */
export const keyStatus: Query<'flow.statusKunci'> = async ({ db, caller }, { kunci }) => {
  const [settled] = await db<Settled[]>`
    select status, id_user, journal_id::text, tanggal, jawaban from settle_key(${kunci}::uuid, ${caller.idUser})`;
  if (!settled) throw new Error('settle_key answered nothing');
  if (settled.status === 'PROSES') return { status: 'PROSES', posting: undefined };
  if (settled.id_user !== caller.idUser) fail('NOT_FOUND');
  if (settled.status === 'BELUM') return { status: 'BELUM', posting: undefined };
  return { status: 'SUDAH', posting: await readStored(db, settled, 'statusKunci') };
};
