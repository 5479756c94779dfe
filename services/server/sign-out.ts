import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, fail } from '#lib/errors/errors.ts';
import type { ServerSession } from '#types/session.ts';
import { type CallOrigin, originOf } from './call-origin.ts';
import { core } from './core-connection.ts';
import { env } from './env.ts';
import { refusal, send, success } from './envelope.ts';
import { freshTokens } from './fresh-tokens.ts';
import { discover, revoke } from './identity.ts';
import { log } from './log.ts';
import { provesSameOrigin } from './origin.ts';
import { forgetProfile, profileOf } from './profile.ts';
import { openSession } from './session.ts';
import { clearSessionCookie, sessionCookie } from './session-cookie.ts';
import { isSignedOut } from './signed-out.ts';

const landing = () => `${env().loginHost}/auth/logout`;

/**
 * Returns where the browser must go to end the provider's session too, by its ID token; our own page when the provider cannot be asked.
 * The provider hands `reason` back, so that the page can show it.
 */
export async function endSessionUrl(idToken: string, reason = ''): Promise<string> {
  const end = await discover().then(
    (metadata) => metadata.end_session_endpoint,
    () => undefined,
  );
  if (!end || !idToken) return landing() + (reason && `?${new URLSearchParams({ state: reason })}`);
  const url = new URL(end);
  url.searchParams.set('id_token_hint', idToken);
  url.searchParams.set('post_logout_redirect_uri', landing());
  url.searchParams.set('client_id', env().identity.clientId);
  if (reason !== '') url.searchParams.set('state', reason);
  return url.href;
}

const NOTE_MS = 3_000;

/**
 * Asks the provider to forget the refresh token, wherever the browser goes, and the core to end the session and write that to the audit trail, with a
 * token it still believes: an idle screen holds one that has run out. A core or a provider that is away must not keep anybody signed in.
 */
async function note(session: ServerSession, origin: CallOrigin): Promise<void> {
  try {
    const { accessToken: token, refreshToken } = await freshTokens(session);
    await revoke(refreshToken).catch(() => log().warn('a refresh token could not be revoked'));
    await core().call('access.keluar', {}, { token, correlationId: randomUUID(), ...origin, deadlineMs: NOTE_MS });
    forgetProfile(token);
  } catch {
    log().warn('a sign-out could not be noted');
  }
}

/** A copy of a cookie that was signed out gets no address with its ID token in it. The sign-out goes on when nobody can be asked. */
const wasSignedOut = (session: ServerSession): Promise<boolean> =>
  freshTokens(session)
    .then(({ accessToken }) => profileOf(accessToken))
    .then(() => false, isSignedOut);

/**
 * POST /api/session/sign-out clears our cookie and answers `{ url }`. The browser goes there by itself; a call from the server would
 * leave the provider's own session alive.
 */
export async function signOutPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    if (req.method !== 'POST') fail('METHOD_NOT_ALLOWED');
    if (!provesSameOrigin(req.headers, env().publicUrl)) fail('CROSS_SITE');
    const value = sessionCookie(req);
    const held = value ? await openSession(value) : null;
    const session = held && (await wasSignedOut(held)) ? null : held;
    clearSessionCookie(req, res);
    if (session) await note(session, originOf(req));
    send(res, 200, success({ url: await endSessionUrl(session?.idToken ?? '') }));
  } catch (error) {
    const { status, envelope } = refusal(error instanceof AppError ? error : undefined, randomUUID());
    if (status === 405) res.setHeader('allow', 'POST');
    send(res, status, envelope);
  }
}
