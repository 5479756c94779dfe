import { randomUUID } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { activeSession } from './active-session.ts';
import { authOptions } from './auth-options.ts';
import { refusal, send } from './envelope.ts';
import { forwardedFor } from './forwarded-for.ts';
import { perProcess } from './per-process.ts';
import { rateLimit } from './rate-limit.ts';
import { readSession } from './session.ts';

/** A browser without a session may leave one line in ten seconds in the log, a handful at once. */
const LOG_PER_SECOND = 0.1;
const LOG_BURST = 5;

const logLimit = () => perProcess('log-limit', () => rateLimit(LOG_PER_SECOND, LOG_BURST));

/** Returns true when this browser may write to our log: a session's may, a stranger's within bounds. */
async function mayLog(req: NextApiRequest, res: NextApiResponse): Promise<boolean> {
  // A page writes just when something is away: then it counts as a stranger's.
  if (await activeSession(req, res).catch(() => null)) return true;
  return logLimit()(forwardedFor(req).split(',').at(-1) ?? '');
}

/**
 * Serves the sign-in library's route. The library takes any failure while it reads a session for its end, so a session whose tokens
 * cannot be refreshed just now is answered here: 503 or 504, and it lives on.
 */
export async function authPage(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  const action = [req.query.nextauth].flat()[0];
  if (action === 'session') {
    try {
      await readSession(req, res);
    } catch (error) {
      const { status, envelope } = refusal(error, randomUUID());
      return send(res, status, envelope);
    }
  }
  if (action === '_log' && !(await mayLog(req, res))) {
    res.statusCode = 204;
    res.end();
    return;
  }
  await NextAuth(req, res, authOptions(req));
}
