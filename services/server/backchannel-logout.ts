import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, errors, fail } from '#lib/errors/errors.ts';
import { readForm } from './body.ts';
import { originOf } from './call-origin.ts';
import { type CoreCall, core } from './core-connection.ts';
import { log } from './log.ts';

function answer(res: ServerResponse, status: number, error?: string): void {
  res.statusCode = status;
  res.setHeader('cache-control', 'no-store');
  if (error === undefined) return void res.end();
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.end(JSON.stringify({ error }));
}

/**
 * POST /api/auth/backchannel-logout: the provider reports that a session, or all of a user, has ended there (OpenID Connect Back-Channel
 * Logout 1.0). It comes from a server, not from a page: no cookie, no origin. Only its signature proves it, which the core verifies. It
 * answers 200 when it obeyed, 400 when the report is not to be believed, and a status of the 500s when it could not judge and the
 * provider should send it again.
 */
export function makeBackchannelLogout(call: CoreCall) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'POST') {
      res.setHeader('allow', 'POST');
      return answer(res, 405, 'invalid_request');
    }
    try {
      const logout_token = (await readForm(req)).get('logout_token') ?? fail('MALFORMED');
      await call(
        'access.backchannelLogout',
        { logout_token },
        { token: '', correlationId: randomUUID(), ...originOf(req) },
      );
      answer(res, 200);
    } catch (error) {
      const { http } = errors[error instanceof AppError ? error.code : 'SYSTEM'];
      log().warn(
        { code: error instanceof AppError ? error.code : 'SYSTEM' },
        'a sign-out of the provider was not obeyed',
      );
      answer(res, http >= 500 ? http : 400, http >= 500 ? 'temporarily_unavailable' : 'invalid_request');
    }
  };
}

export const backchannelLogout = (req: IncomingMessage, res: ServerResponse) =>
  makeBackchannelLogout(core().call)(req, res);
