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
  await db`
    select write_audit(${caller.idUser}, ${caller.kodeCabang}, 'MASUK', '00', ${token.session}, null, null)
    where not exists (select from audit_log where id_user = ${caller.idUser} and aksi = 'MASUK' and objek = ${token.session})`;
}
