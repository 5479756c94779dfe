import { PASSWORD } from './servers.ts';

/** A browser as far as a sign-in needs one: it keeps cookies and follows redirects across both servers. */
function browser() {
  const jar = new Map<string, string>();
  const visit = async (
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; status: number; text: string }> => {
    let [at, body] = [url, form];
    for (let hops = 0; hops < 12; hops++) {
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const split = pair.indexOf('=');
        jar.set(pair.slice(0, split), pair.slice(split + 1));
      }
      const next = answer.headers.get('location');
      const text = await answer.text();
      if (!next) return { url: at, status: answer.status, text };
      [at, body] = [new URL(next, at).href, undefined];
    }
    throw new Error(`the sign-in did not end: ${at}`);
  };
  return { jar, visit };
}

/** Signs a user in as a browser does, through the identity server's form; returns the session's cookies as a header. */
export async function signIn(webUrl: string, username: string, password = PASSWORD): Promise<string> {
  const { jar, visit } = browser();
  const { csrfToken } = JSON.parse((await visit(`${webUrl}/api/auth/csrf`)).text) as { csrfToken: string };
  const asked = await visit(`${webUrl}/api/auth/signin/keycloak`, {
    csrfToken,
    callbackUrl: `${webUrl}/`,
    json: 'true',
  });
  const form = await visit((JSON.parse(asked.text) as { url: string }).url);
  await visit(form.url, { username, password });
  const session = [...jar].filter(([name]) => name.startsWith('amanah.session'));
  if (session.length === 0) throw new Error(`${username} could not sign in at ${webUrl}`);
  return session.map(([name, value]) => `${name}=${value}`).join('; ');
}
