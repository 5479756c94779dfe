import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerSession } from '#types/session.ts';
import { originOf } from './call-origin.ts';
import { core } from './core-connection.ts';
import { profileOf } from './profile.ts';
import { readSession } from './session.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { isSignedOut } from './signed-out.ts';

/**
 * Returns the session of a request while the core lets it live: null for a cookie that was signed out, wherever that was, as if there
 * were none. Throws UNAUTHENTICATED with the reason when it has ended otherwise, and as the core's profile does.
 */
export async function activeSession(req: IncomingMessage, res: ServerResponse): Promise<ServerSession | null> {
  const session = await readSession(req, res);
  if (!session) return null;
  try {
    await profileOf(session.accessToken, core().call, originOf(req));
    return session;
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    clearSessionCookie(req, res);
    return null;
  }
}
