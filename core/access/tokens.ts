import { hash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** The core trusts these claims of an access token once it has verified it itself. */
export interface TokenClaims {
  readonly idUser: string;
  /** The provider that issued the subject: its issuer, or the name the bank knows it by. */
  readonly issuer: string;
  /** The provider's permanent name for the user. */
  readonly subject: string;
  readonly expiresAt: number;
  readonly issuedAt: number;
  /** The provider's session; empty where the token names none. */
  readonly session: string;
}

export interface TokenRules {
  readonly issuer: string;
  /** The bank knows people of this issuer by this name; the issuer itself when not set. */
  readonly knownAs?: string;
  readonly jwksUrl: string;
  readonly audience: string;
  readonly algorithm: string;
  /** The client whose tokens must name the session they belong to: without it nothing could lock or end it. */
  readonly sessionsOf?: string;
  /** A token is accepted so long after its end, in seconds; two, for clocks that differ, when not set. */
  readonly toleranceSeconds?: number;
}

/** True for no connection, no timely answer, another status than 200, or no key set in it. Every other fault is the token's. */
export function isKeyServerFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(error.code);
}

/** A key server that does not respond is not a bad token: the caller should see that it is away. */
export const keyServerAway = (cause: unknown): Error =>
  Object.assign(new Error('the key server is away', { cause }), { code: 'ERR_JWKS_AWAY' });

/** The issuer's published keys, asked for when one is needed that is not known. */
export const publishedKeys = (jwksUrl: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwksUrl), { cooldownDuration: 5_000, timeoutDuration: 3_000 });

const MAX_CACHED = 5_000;

/**
 * A verifier of access tokens: signature by the issuer's published keys, the one algorithm, issuer, audience, type, expiry, and
 * the client it was issued to. An ID token, another client's token or an unsigned one is refused. Verified tokens are remembered
 * by their hash until they expire. `now` is the issuer's clock, which stamped them.
 */
export function tokenVerifier(
  rules: TokenRules,
  keys: JWTVerifyGetKey = publishedKeys(rules.jwksUrl),
  now: () => number = Date.now,
) {
  const known = new Map<string, TokenClaims>();
  /** Returns the token's claims, or null when it is not to be trusted. */
  return async function verify(token: string, client: string): Promise<TokenClaims | null> {
    const key = `${client}:${hash('sha256', token, 'base64')}`;
    const held = known.get(key);
    if (held) {
      if (held.expiresAt > now()) return held;
      known.delete(key);
      return null;
    }
    const payload = await read(token);
    if (!payload || payload.azp !== client || payload.typ !== 'Bearer') return null;
    if (typeof payload.preferred_username !== 'string' || typeof payload.exp !== 'number' || !payload.sub) return null;
    const claims = {
      idUser: payload.preferred_username,
      issuer: rules.knownAs ?? rules.issuer,
      subject: payload.sub,
      expiresAt: (payload.exp + (rules.toleranceSeconds ?? 0)) * 1000,
      issuedAt: (payload.iat ?? 0) * 1000,
      session: typeof payload.sid === 'string' ? payload.sid : '',
    };
    if (claims.session === '' && client === rules.sessionsOf) return null;
    if (known.size >= MAX_CACHED) known.clear();
    known.set(key, claims);
    return claims;
  };

  async function read(token: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: rules.issuer,
        audience: rules.audience,
        algorithms: [rules.algorithm],
        clockTolerance: rules.toleranceSeconds ?? 2,
        currentDate: new Date(now()),
      });
      return payload;
    } catch (error) {
      if (isKeyServerFault(error)) throw keyServerAway(error);
      return null;
    }
  }
}
