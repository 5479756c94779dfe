import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import type { TokenSesiReply, TokenSesiRequest } from '#types/proto/control/access.ts';
import { assertSessionOpen, loadSession } from './sessions.ts';
import type { TokenClaims } from './tokens.ts';

/**
 * Returns the newest tokens of a session, for the web servers that share it. The web asks with an access token of that session, which may have run
 * out: that is why it asks. The web encrypts what is kept; the core cannot read it. Throws UNAUTHENTICATED when the session has ended.
 */
export async function sessionTokens(
  db: Db,
  claims: TokenClaims | null,
  { simpan, lepas }: TokenSesiRequest,
): Promise<TokenSesiReply> {
  if (!claims || claims.session === '') fail('UNAUTHENTICATED');
  assertSessionOpen(await loadSession(db, claims.session));
  if (simpan !== '' || lepas === 'T') {
    await db`select store_session_token(${claims.session}, ${simpan})`;
    return { isi: '', giliran: 'F' };
  }
  const [row] = await db<{ isi: string; giliran: boolean }[]>`
    select isi, giliran from claim_session_token(${claims.session})`;
  return { isi: row?.isi ?? '', giliran: row?.giliran ? 'T' : 'F' };
}
