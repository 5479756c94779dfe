import { createHash } from 'node:crypto';
import { decodeJwt, type JWTPayload } from 'jose';

/** The proof of the one who asked for the code (RFC 7636). */
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export const WEB = 'http://127.0.0.1:3111';
export const CALLBACK = `${WEB}/api/auth/callback/keycloak`;

export type Answer = Readonly<{ status: number; location: string | null; text: string }>;
export type Tokens = Readonly<{ access_token: string; id_token: string; refresh_token: string; expires_in: number }>;

/** A browser and a web server in one, as far as a sign-in needs them: keeps cookies, follows nothing by itself. */
export function identityClient(issuer: string) {
  const jar = new Map<string, string>();
  const path = (end: string) => `${issuer}/protocol/openid-connect/${end}`;

  const visit = async (url: string, form?: Record<string, string>): Promise<Answer> => {
    const answer = await fetch(new URL(url, issuer), {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };

  const token = async (
    form: Record<string, string>,
  ): Promise<{ status: number; body: Tokens & { error?: string } }> => {
    const answer = await fetch(path('token'), { method: 'POST', body: new URLSearchParams(form) });
    return { status: answer.status, body: await answer.json() };
  };

  const openSignIn = (redirect = CALLBACK, more: Record<string, string> = {}): Promise<Answer> => {
    const query = {
      client_id: 'amanah-web',
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid profile email',
      state: 's',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...more,
    };
    return visit(`${path('auth')}?${new URLSearchParams(query)}`);
  };

  const redeem = async (address: string, secret: string): Promise<Tokens> => {
    const code = new URL(address).searchParams.get('code') ?? '';
    const client = { client_id: 'amanah-web', client_secret: secret, redirect_uri: CALLBACK, code_verifier: VERIFIER };
    return (await token({ grant_type: 'authorization_code', code, ...client })).body;
  };

  return {
    visit,
    token,
    openSignIn,
    path,
    /** Trades the code in an address for its tokens. */
    redeem,
    /** The whole way from the application's redirect to its tokens. */
    signIn: async (username: string, password: string, secret: string): Promise<Tokens> => {
      const form = await openSignIn();
      const checked = await visit(form.location ?? '', { username, password });
      const back = await visit(checked.location ?? '');
      return redeem(back.location ?? '', secret);
    },
  };
}

/** Returns the payload of a token, unverified: the tests read its content. */
export const claims = (jwt: string): JWTPayload & Record<string, unknown> => decodeJwt(jwt);

export type AdminAnswer = Readonly<{ status: number; body: unknown; location: string | null }>;

/** Calls the admin API as the service account, or with whatever token is given. */
export function adminClient(issuer: string, secret: string) {
  const base = issuer.replace('/realms/', '/admin/realms/');
  const signIn = async (): Promise<string> => {
    const form = { grant_type: 'client_credentials', client_id: 'amanah-admin', client_secret: secret };
    return (await identityClient(issuer).token(form)).body.access_token;
  };
  let own: Promise<string> | undefined;
  const call = async (method: string, path: string, body?: unknown, token?: string): Promise<AdminAnswer> => {
    own ??= signIn();
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token ?? (await own)}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? null : JSON.parse(text),
      location: answer.headers.get('location'),
    };
  };
  return {
    call,
    signIn,
    /** The id behind a user name. */
    idOf: async (username: string): Promise<string> => {
      const { body } = await call('GET', `/users?username=${username}&exact=true`);
      return (body as [{ id: string }])[0].id;
    },
  };
}
