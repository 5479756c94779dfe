import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, fail } from '#lib/errors.ts';
import type { ServerSession } from '#types/session.ts';
import { env } from './env.ts';
import { refusal, send, success } from './envelope.ts';
import { discover } from './identity.ts';
import { provesSameOrigin } from './origin.ts';
import { openSession } from './session.ts';
import { clearSessionCookie, sessionCookie } from './session-cookie.ts';

const landing = () => `${env().loginHost}/auth/logout`;

/** Where the browser must go to end the provider's session too; our own page when the provider cannot be asked. */
async function endSessionUrl(session: ServerSession | null): Promise<string> {
  const end = await discover().then(
    (metadata) => metadata.end_session_endpoint,
    () => undefined,
  );
  if (!end || !session?.idToken) return landing();
  const url = new URL(end);
  url.searchParams.set('id_token_hint', session.idToken);
  url.searchParams.set('post_logout_redirect_uri', landing());
  url.searchParams.set('client_id', env().identity.clientId);
  return url.href;
}

/**
 * POST /api/session/sign-out: clears our cookie and answers `{ url }`. The browser goes there by itself; a call from the
 * server would leave the provider's own session alive.
 */
export async function signOutPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    if (req.method !== 'POST') fail('METHOD_NOT_ALLOWED');
    if (!provesSameOrigin(req.headers, env().publicUrl)) fail('CROSS_SITE');
    const value = sessionCookie(req);
    const session = value ? await openSession(value) : null;
    clearSessionCookie(req, res);
    send(res, 200, success({ url: await endSessionUrl(session) }));
  } catch (error) {
    const { status, envelope } = refusal(error instanceof AppError ? error : undefined, randomUUID());
    if (status === 405) res.setHeader('allow', 'POST');
    send(res, status, envelope);
  }
}
