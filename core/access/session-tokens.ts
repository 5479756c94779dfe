import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import type { TokenSesiReply, TokenSesiRequest } from '#types/proto/control/access.ts';
import { loadSession, mustBeOpen } from './sessions.ts';
import type { TokenFacts } from './tokens.ts';

/**
 * Returns the newest tokens of a session, for the web servers that share it. The web asks with an access token of that session, which may have run
 * out: that is why it asks. The web encrypts what is kept; the core cannot read it. Throws UNAUTHENTICATED when the session has ended.
 */
export async function sessionTokens(
  db: Db,
  facts: TokenFacts | null,
  { simpan, lepas }: TokenSesiRequest,
): Promise<TokenSesiReply> {
  if (!facts || facts.session === '') fail('UNAUTHENTICATED');
  mustBeOpen(await loadSession(db, facts.session));
  if (simpan !== '' || lepas === 'T') {
    await db`select store_session_token(${facts.session}, ${simpan})`;
    return { isi: '', giliran: 'F' };
  }
  const [row] = await db<{ isi: string; giliran: boolean }[]>`
    select isi, giliran from claim_session_token(${facts.session})`;
  return { isi: row?.isi ?? '', giliran: row?.giliran ? 'T' : 'F' };
}
