import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import { isKeyServerFault, keyServerAway, type TokenRules } from './tokens.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A message is sent at once; one that comes later than this was kept by somebody. */
const MAX_AGE_SECONDS = 120;

/** A sign-out message of the provider asks for the end of a session, or of all sessions of a user. */
export interface LogoutClaims {
  readonly jti: string;
  readonly sid: string;
  readonly subject: string;
}

/**
 * Verifies the provider's sign-out messages (OpenID Connect Back-Channel Logout 1.0): its signature in the one algorithm, issuer, our client as
 * audience, fresh, the logout event, a session or a user, and no nonce, which would make an ID token of it. Returns null for anything else; throws
 * when the key server is away.
 */
export function logoutVerifier(rules: Omit<TokenRules, 'audience' | 'jwksUrl'>, keys: JWTVerifyGetKey, client: string) {
  return async function verify(token: string): Promise<LogoutClaims | null> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: rules.issuer,
        audience: client,
        algorithms: [rules.algorithm],
        maxTokenAge: MAX_AGE_SECONDS,
        clockTolerance: 2,
        requiredClaims: ['jti', 'iat', 'events'],
      });
      const { jti, sid = '', sub = '', events, nonce } = payload;
      if (nonce !== undefined || typeof events !== 'object' || events === null || !(EVENT in events)) return null;
      if (typeof jti !== 'string' || jti === '' || jti.length > 200) return null;
      if (typeof sid !== 'string' || typeof sub !== 'string' || (sid === '' && sub === '')) return null;
      return { jti, sid, subject: sub };
    } catch (error) {
      if (isKeyServerFault(error)) throw keyServerAway(error);
      return null;
    }
  };
}

/** Obeys a sign-out message: the sessions it means end now. Throws MALFORMED for one that is not to be believed, or came before. */
export async function obeyLogout(
  db: Db,
  verify: ReturnType<typeof logoutVerifier>,
  token: string,
): Promise<Record<string, never>> {
  const claims = await verify(token);
  if (!claims) return fail('MALFORMED');
  const [row] = await db<{ jumlah: number | null }[]>`
    select end_sessions_of_provider(${claims.jti}, ${claims.sid}, ${claims.subject}) as jumlah`;
  if (row?.jumlah === null) fail('MALFORMED');
  return {};
}
