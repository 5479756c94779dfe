import type { IncomingMessage } from 'node:http';
import { decodeJwt } from 'jose';
import type { Account, AuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { AppError } from '#lib/errors/errors.ts';
import { SESSION_SECONDS } from '#lib/session-end.ts';
import type { ServerSession, SessionStatus, SessionUser } from '#types/session.ts';
import { type CallOrigin, originOf } from './call-origin.ts';
import { core } from './core-connection.ts';
import { env } from './env.ts';
import { freshTokens, isTransient, nowSeconds } from './fresh-tokens.ts';
import { log } from './log.ts';
import { profileOf } from './profile.ts';
import { cookieOptions } from './session-cookie.ts';
import { endSessionUrl } from './sign-out.ts';
import { isSignedOut } from './signed-out.ts';

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string().optional(),
  preferred_username: z.string().default(''),
  name: z.string().default(''),
  kode_cabang: z.string().default(''),
  realm_access: z.object({ roles: z.array(z.string()) }).default({ roles: [] }),
});
type Claims = z.output<typeof claimsSchema>;

/** A provider that has just started, or a morning on which everybody comes at once, needs more than the library's 3.5 seconds. */
const EXCHANGE_MS = 10_000;

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
    httpOptions: { timeout: EXCHANGE_MS },
    checks: ['pkce', 'state', 'nonce'],
    idToken: true,
    client: { id_token_signed_response_alg: signingAlg, token_endpoint_auth_method: 'client_secret_post' },
    profile: (claims) => ({ id: claims.sub, name: claims.name || claims.preferred_username }),
  };
}

const refuses = (error: unknown) =>
  error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN');

/** Returns why the core has ended this session; empty for any other failure. */
const endedBecause = (error: unknown): string =>
  error instanceof AppError && error.code === 'UNAUTHENTICATED' ? (error.details.params?.sebab ?? '') : '';

function claimed(accessToken: string): SessionUser {
  const claims = claimsSchema.parse(decodeJwt(accessToken));
  const { preferred_username: id_user, name, kode_cabang, realm_access } = claims;
  return { id_user, nama_user: name || id_user, role_id: realm_access.roles, kode_cabang };
}

const userIn = ({ id_user, nama_user, role_id, kode_cabang }: SessionUser): SessionUser => ({
  id_user,
  nama_user,
  role_id,
  kode_cabang,
});

const NOTHING_CHOSEN = { bahasa: '', tema: '', kerapatan: '', printer: '', kertas: '', tur: '' };
/** This limit holds until the core says how long a screen may be idle. */
const IDLE_MINUTES = 15;

type SessionPayload = SessionUser & SessionStatus & { readonly sesi_sampai: string };

/**
 * Reads the user and the status of the session from the core's own tables. Only when nobody can ask the core does the token's claim or
 * the last known answer stand in, so that a screen can at least say that the core is away; it opens nothing, since the core judges every
 * call itself. A session that the core has ended is reported as ended, so that its holder learns why; one that its holder signed out is
 * none.
 */
async function sessionStatusOf(accessToken: string, origin?: CallOrigin, known?: SessionUser): Promise<SessionPayload> {
  const polling_detik = env().sessionPollSeconds;
  try {
    const profile = await profileOf(accessToken, core().call, origin);
    const { terkunci, kunci_menit, setelan, sesi_sampai } = profile;
    return {
      ...userIn(profile),
      terkunci,
      sebab_berakhir: '',
      kunci_menit: kunci_menit || IDLE_MINUTES,
      polling_detik,
      setelan: setelan ?? NOTHING_CHOSEN,
      profil: profile,
      sesi_sampai,
    };
  } catch (error) {
    if (known && isSignedOut(error)) throw error;
    const sebab_berakhir = known ? endedBecause(error) : '';
    if (refuses(error) && sebab_berakhir === '') throw error;
    return {
      ...userIn(known ?? claimed(accessToken)),
      terkunci: 'F',
      sebab_berakhir,
      kunci_menit: IDLE_MINUTES,
      polling_detik,
      setelan: NOTHING_CHOSEN,
      profil: null,
      sesi_sampai: '',
    };
  }
}

/** The core says when a session ends; while nobody can ask it, the longest time stands in. */
function endOf(sesiSampai: string): number {
  const longest = nowSeconds() + SESSION_SECONDS;
  return sesiSampai === '' ? longest : Math.min(longest, Math.floor(Date.parse(sesiSampai) / 1000));
}

async function sessionFrom(account: Account, origin: CallOrigin): Promise<ServerSession> {
  const accessToken = account.access_token ?? '';
  const claims = claimsSchema.parse(decodeJwt(accessToken));
  const sessionStatus = await sessionStatusOf(accessToken, origin);
  return {
    ...userIn(sessionStatus),
    accessToken,
    refreshToken: account.refresh_token ?? '',
    idToken: account.id_token ?? '',
    accessExpires: account.expires_at ?? nowSeconds() + 60,
    sid: claims.sid ?? account.session_state ?? claims.sub,
    endsAt: endOf(sessionStatus.sesi_sampai),
  };
}

/**
 * Asks the core whether a user whom the provider believes may come in. A session that was ended here may live on at the provider, which
 * would hand it out again without asking for a password: then that one ends first. An account that is not the one the bank knows by this
 * name learns so afterwards: a password helps nobody there.
 */
async function admits(account: Account | null, origin: CallOrigin): Promise<boolean | string> {
  try {
    await sessionStatusOf(account?.access_token ?? '', origin);
    return true;
  } catch (error) {
    const reason = endedBecause(error);
    return reason === '' ? false : endSessionUrl(account?.id_token ?? '', reason === 'IDENTITAS' ? reason : '');
  }
}

/** Throwing here ends the session: the library clears the cookies and returns an empty session. */
async function renewed(token: JWT): Promise<JWT> {
  const session = token as JWT & ServerSession;
  if (!(session.endsAt > nowSeconds())) throw new AppError('UNAUTHENTICATED');
  try {
    return { ...session, ...(await freshTokens(session)) };
  } catch (error) {
    // A fault must not sign anybody out; the next product call reports it instead.
    if (isTransient(error)) return token;
    throw error;
  }
}

/** The log holds codes only: their details may hold tokens, and `_log` takes whatever a browser sends. */
const logger: NonNullable<AuthOptions['logger']> = {
  error: (code, detail) =>
    log().warn({ code: code.slice(0, 60), reason: detail instanceof Error ? detail.name : undefined }, 'sign-in'),
  warn: (code) => log().warn({ code: code.slice(0, 60) }, 'sign-in'),
  debug: () => {},
};

/**
 * Returns the sign-in library's settings for one request: one provider, the session as an encrypted cookie, no token in what the browser
 * reads.
 */
export function authOptions(req: IncomingMessage): AuthOptions {
  const origin = originOf(req);
  return {
    providers: [keycloak()],
    secret: env().sessionSecret,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: env().publicUrl.startsWith('https://'),
    cookies: cookieOptions(),
    pages: { signIn: '/auth/login', signOut: '/auth/logout', error: '/auth/error' },
    logger,
    callbacks: {
      signIn: ({ account }) => admits(account, origin),
      jwt: async ({ token, account }) => (account ? { ...(await sessionFrom(account, origin)) } : renewed(token)),
      session: async ({ session, token }) => {
        const known = token as JWT & ServerSession;
        const { sesi_sampai: _, ...sessionStatus } = await sessionStatusOf(known.accessToken, origin, known);
        const expires = new Date(Math.min(known.endsAt * 1000, Date.parse(session.expires))).toISOString();
        return { ...sessionStatus, expires, user: { name: sessionStatus.nama_user } };
      },
    },
  };
}
