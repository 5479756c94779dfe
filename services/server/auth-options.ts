import { decodeJwt } from 'jose';
import type { Account, AuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import type { ServerSession, SessionUser } from '#types/session.ts';
import { env } from './env.ts';
import { freshTokens, nowSeconds } from './fresh-tokens.ts';
import { log } from './log.ts';
import { profileOf } from './profile.ts';
import { SESSION_SECONDS } from './session.ts';
import { cookieOptions } from './session-cookie.ts';

const claimsShape = z.object({
  sub: z.string(),
  sid: z.string().optional(),
  preferred_username: z.string().default(''),
  name: z.string().default(''),
  kode_cabang: z.string().default(''),
  realm_access: z.object({ roles: z.array(z.string()) }).default({ roles: [] }),
});
type Claims = z.output<typeof claimsShape>;

function keycloak(): OAuthConfig<Claims> {
  const { issuer, clientId, clientSecret, signingAlg } = env().identity;
  return {
    id: 'keycloak',
    name: 'Keycloak',
    type: 'oauth',
    issuer,
    clientId,
    clientSecret,
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid profile email' } },
    checks: ['pkce', 'state', 'nonce'],
    idToken: true,
    client: { id_token_signed_response_alg: signingAlg, token_endpoint_auth_method: 'client_secret_post' },
    profile: (claims) => ({ id: claims.sub, name: claims.name || claims.preferred_username }),
  };
}

const refuses = (error: unknown) =>
  error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN');

function claimed(accessToken: string): SessionUser {
  const claims = claimsShape.parse(decodeJwt(accessToken));
  const { preferred_username: id_user, name, kode_cabang, realm_access } = claims;
  return { id_user, nama_user: name || id_user, role_id: realm_access.roles, kode_cabang };
}

/**
 * Who this is, as the core's own tables say now. Only when the core cannot be asked does the token's claim or the last
 * known answer stand in, so that a screen can at least say that the core is away; it opens nothing, since the core
 * judges every call itself.
 */
async function userOf(
  accessToken: string,
  known: () => SessionUser = () => claimed(accessToken),
): Promise<SessionUser> {
  try {
    const { id_user, nama_user, role_id, kode_cabang } = await profileOf(accessToken);
    return { id_user, nama_user, role_id, kode_cabang };
  } catch (error) {
    if (refuses(error)) throw error;
    const { id_user, nama_user, role_id, kode_cabang } = known();
    return { id_user, nama_user, role_id, kode_cabang };
  }
}

async function sessionFrom(account: Account): Promise<ServerSession> {
  const accessToken = account.access_token ?? '';
  const claims = claimsShape.parse(decodeJwt(accessToken));
  return {
    ...(await userOf(accessToken)),
    accessToken,
    refreshToken: account.refresh_token ?? '',
    idToken: account.id_token ?? '',
    accessExpires: account.expires_at ?? nowSeconds() + 60,
    sid: claims.sid ?? account.session_state ?? claims.sub,
    endsAt: nowSeconds() + SESSION_SECONDS,
  };
}

/** Throwing here ends the session: the library clears the cookies and answers an empty session. */
async function renewed(token: JWT): Promise<JWT> {
  const session = token as JWT & ServerSession;
  if (!(session.endsAt > nowSeconds())) throw new AppError('UNAUTHENTICATED');
  try {
    return { ...session, ...(await freshTokens(session)) };
  } catch (error) {
    // A provider that is away must not sign everybody out; the next product call says so instead.
    if (error instanceof AppError && error.code === 'IDENTITY_AWAY') return token;
    throw error;
  }
}

/** Codes only: what comes with them may hold tokens, and `_log` takes whatever a browser sends. */
const logger: AuthOptions['logger'] = {
  error: (code, detail) =>
    log().warn({ code: code.slice(0, 60), reason: detail instanceof Error ? detail.name : undefined }, 'sign-in'),
  warn: (code) => log().warn({ code: code.slice(0, 60) }, 'sign-in'),
  debug: () => {},
};

/** The sign-in library's settings: one provider, the session as an encrypted cookie, no token in what the browser reads. */
export function authOptions(): AuthOptions {
  return {
    providers: [keycloak()],
    secret: env().sessionSecret,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: env().publicUrl.startsWith('https://'),
    cookies: cookieOptions(),
    pages: { signIn: '/auth/login', signOut: '/auth/logout', error: '/auth/error' },
    logger,
    callbacks: {
      signIn: ({ account }) =>
        userOf(account?.access_token ?? '').then(
          () => true,
          () => false,
        ),
      jwt: async ({ token, account }) => (account ? { ...(await sessionFrom(account)) } : renewed(token)),
      session: async ({ session, token }) => {
        const known = token as JWT & ServerSession;
        const user = await userOf(known.accessToken, () => known);
        const expires = new Date(Math.min(known.endsAt * 1000, Date.parse(session.expires))).toISOString();
        return { ...user, expires, user: { name: user.nama_user } };
      },
    },
  };
}
