import { type Author, writeAudit } from '#core/access/write-audit.ts';

/** Rows a minute: enough to see an attack and from where, too few to fill the trail with it. */
const FROM_ONE = 2;
const FROM_ALL = 20;
const MINUTE_MS = 60_000;

/** The trail writes a forged token in the name of nobody that the bank knows. */
const NOBODY = { idUser: '-', kodeCabang: '000' };

/** Leaves a row in the trail for a token that is none of ours, so many a minute. */
export function forgedTokens(now: () => number = () => performance.now()) {
  let from = now();
  let seen = new Map<string, number>();
  let all = 0;
  return async (author: Omit<Author, 'caller'>, rpc: string): Promise<void> => {
    if (now() - from > MINUTE_MS) [from, seen, all] = [now(), new Map(), 0];
    const count = (seen.get(author.address) ?? 0) + 1;
    if (count > FROM_ONE || all >= FROM_ALL) return;
    seen.set(author.address, count);
    all++;
    await writeAudit({ ...author, caller: NOBODY }, { aksi: 'TOKEN_DITOLAK', hasil: '97', objek: rpc });
  };
}
