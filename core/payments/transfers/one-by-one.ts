import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';

/**
 * Continues transfers that compliance has answered, each in a transaction of its own; a failure goes to `failed` and keeps no other waiting. Returns
 * their number, without those for which `work` returns false because they were handled meanwhile.
 */
export async function oneByOne<T extends { readonly nomor: string }>(
  answered: readonly T[],
  begin: Begin,
  work: (tx: Db, each: T) => Promise<unknown>,
  failed: (error: unknown, nomor: string) => void,
): Promise<number> {
  let gone = 0;
  for (const each of answered) {
    try {
      if ((await begin((tx) => work(tx, each))) !== false) gone += 1;
    } catch (error) {
      failed(error, each.nomor);
    }
  }
  return gone;
}
