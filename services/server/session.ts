import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { AppError } from '#lib/errors/errors.ts';
import type { ServerSession } from '#types/session.ts';
import { env } from './env.ts';
import { freshTokens, nowSeconds } from './fresh-tokens.ts';
import { perProcess } from './per-process.ts';
import { clearSessionCookie, sessionCookie, writeSessionCookie } from './session-cookie.ts';

const CACHED = 2_000;

const isWhole = (token: JWT | null): token is JWT & ServerSession =>
  typeof token?.accessToken === 'string' && typeof token.endsAt === 'number' && typeof token.sid === 'string';

/** Returns the session inside a cookie value, or null when the value is not ours or has run out. */
export async function openSession(value: string): Promise<ServerSession | null> {
  const cache = perProcess('sessions', () => new Map<string, ServerSession>());
  const known = cache.get(value);
  if (known) return known.endsAt > nowSeconds() ? known : null;
  const token = await decode({ token: value, secret: env().sessionSecret }).catch(() => null);
  if (!isWhole(token) || token.endsAt <= nowSeconds()) return null;
  if (cache.size >= CACHED) cache.delete(cache.keys().next().value ?? '');
  cache.set(value, token);
  return token;
}

/** Encrypts a session into a cookie value. */
export const encryptSession = (session: ServerSession): Promise<string> =>
  encode({ token: { ...session }, secret: env().sessionSecret, maxAge: session.endsAt - nowSeconds() });

/**
 * Reads a session; nothing else does. Returns it with an access token that is good for this call, or null; refreshed tokens are written
 * back to the browser's cookie. Throws IDENTITY_AWAY when a refresh is due and cannot be had.
 */
export async function readSession(req: IncomingMessage, res: ServerResponse): Promise<ServerSession | null> {
  const value = sessionCookie(req);
  const session = value ? await openSession(value) : null;
  if (!session) return null;
  try {
    const tokens = await freshTokens(session);
    if (tokens === session) return session;
    const renewed = { ...session, ...tokens };
    writeSessionCookie(req, res, await encryptSession(renewed), renewed.endsAt - nowSeconds());
    return renewed;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error;
    clearSessionCookie(req, res);
    return null;
  }
}
