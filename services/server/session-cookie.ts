import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CookiesOptions } from 'next-auth';
import { env } from './env.ts';

/** Browsers keep 4,096 bytes for a cookie with its attributes; the sign-in library cuts at the same place. */
const CHUNK = 4096 - 163;

const isSecure = () => env().publicUrl.startsWith('https://');

/**
 * Returns names of our own for all cookies. Cookies ignore ports, so on 127.0.0.1 the identity provider and other programs see and could
 * overwrite names they share with us.
 */
export function cookieOptions(): CookiesOptions {
  const secure = isSecure();
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const named = (name: string, prefix = '__Secure-', extra = {}) => ({
    name: `${secure ? prefix : ''}amanah.${name}`,
    options: { ...options, ...extra },
  });
  return {
    sessionToken: named('session'),
    callbackUrl: named('callback-url'),
    csrfToken: named('csrf', '__Host-'),
    pkceCodeVerifier: named('pkce', '__Secure-', { maxAge: 900 }),
    state: named('state', '__Secure-', { maxAge: 900 }),
    nonce: named('nonce', '__Secure-', { maxAge: 900 }),
  };
}

const sessionName = () => `${isSecure() ? '__Secure-' : ''}amanah.session`;

function cookiesOf(req: IncomingMessage): Map<string, string> {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  return new Map(pairs);
}

const chunkNumber = (name: string) => {
  const suffix = name.slice(sessionName().length);
  return suffix === '' ? -1 : /^\.\d{1,2}$/.test(suffix) ? Number.parseInt(suffix.slice(1), 10) : undefined;
};

const sessionCookies = (req: IncomingMessage) =>
  [...cookiesOf(req)]
    .filter(([name]) => name.startsWith(sessionName()) && chunkNumber(name) !== undefined)
    .sort(([a], [b]) => (chunkNumber(a) ?? 0) - (chunkNumber(b) ?? 0));

const SESSION = Symbol.for('amanah.session-cookie');
type Stamped = IncomingMessage & { [SESSION]?: string };

/** Returns the encrypted session of the request, its chunks joined; '' when there is none. Admission and the gateway ask for it in turn. */
export function sessionCookie(req: Stamped): string {
  req[SESSION] ??= sessionCookies(req)
    .map(([, value]) => value)
    .join('');
  return req[SESSION];
}

/** Writes the session into as many cookies as it needs and clears the remaining ones of the request. */
export function writeSessionCookie(req: IncomingMessage, res: ServerResponse, value: string, maxAge: number): void {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
  const chunks = value.length <= CHUNK ? [value] : (value.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? []);
  const names = chunks.map((_, index) => (chunks.length === 1 ? sessionName() : `${sessionName()}.${index}`));
  const stale = sessionCookies(req).filter(([name]) => value === '' || !names.includes(name));
  const set =
    value === '' ? [] : names.map((name, index) => `${name}=${chunks[index]}; ${attributes}; Max-Age=${maxAge}`);
  const cleared = stale.map(([name]) => `${name}=; ${attributes}; Max-Age=0`);
  for (const cookie of [...set, ...cleared]) res.appendHeader('set-cookie', cookie);
}

/** Ends the session in this browser. */
export const clearSessionCookie = (req: IncomingMessage, res: ServerResponse) => writeSessionCookie(req, res, '', 0);
