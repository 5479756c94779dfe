import type { TokenFacts } from '#core/access/tokens.ts';
import type { Db } from '#core/db/client.ts';
import type { Caller } from '#core/engine/context.ts';

const seen = new Set<string>();
const MAX_SEEN = 50_000;

/** Writes a sign-in to the audit trail, once per session of the identity provider, whichever core sees it first. */
export async function noteSignIn(db: Db, caller: Caller, token: TokenFacts): Promise<void> {
  if (token.session === '' || seen.has(token.session)) return;
  if (seen.size >= MAX_SEEN) seen.clear();
  seen.add(token.session);
  try {
    // A session lives one working day at most, so an older row of the same user need not be read.
    await db`
      select write_audit(${caller.idUser}, ${caller.kodeCabang}, 'MASUK', '00', ${token.session}, null, null)
      where not exists (select from audit_log
        where id_user = ${caller.idUser} and aksi = 'MASUK' and objek = ${token.session} and waktu > now() - interval '1 day')`;
  } catch (error) {
    // What could not be written must be tried again by the next call, not counted as done.
    seen.delete(token.session);
    throw error;
  }
}

/** Writes a sign-out to the audit trail, under the session that the sign-in named. */
export async function noteSignOut(db: Db, caller: Caller, token: TokenFacts): Promise<void> {
  await db`select write_audit(${caller.idUser}, ${caller.kodeCabang}, 'KELUAR', '00', ${token.session}, null, null)`;
}
