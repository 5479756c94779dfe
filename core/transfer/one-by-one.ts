import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';

/**
 * Goes on with transfers that compliance has answered, each in a transaction of its own; one that cannot is told to `failed` and keeps no other waiting. Answers how many:
 * not those of which `work` says false, that they were dealt with meanwhile.
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
