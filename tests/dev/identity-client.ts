import { decodeJwt, type JWTPayload } from 'jose';

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

  const openSignIn = (redirect = CALLBACK): Promise<Answer> => {
    const query = {
      client_id: 'amanah-web',
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid profile email',
      state: 's',
    };
    return visit(`${path('auth')}?${new URLSearchParams(query)}`);
  };

  return {
    visit,
    token,
    openSignIn,
    path,
    /** The whole way from the application's redirect to its tokens. */
    signIn: async (username: string, password: string, secret: string): Promise<Tokens> => {
      const form = await openSignIn();
      const checked = await visit(form.location ?? '', { username, password });
      const back = await visit(checked.location ?? '');
      const code = new URL(back.location ?? '').searchParams.get('code') ?? '';
      const client = { client_id: 'amanah-web', client_secret: secret, redirect_uri: CALLBACK };
      return (await token({ grant_type: 'authorization_code', code, ...client })).body;
    },
  };
}

/** The payload of a token, unverified: the tests look at what stands in it. */
export const claims = (jwt: string): JWTPayload & Record<string, unknown> => decodeJwt(jwt);
