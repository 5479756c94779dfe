import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, fail } from '#lib/errors/errors.ts';
import { activeSession } from './active-session.ts';
import { env } from './env.ts';
import { refusal, send, success } from './envelope.ts';

/**
 * GET /api/session/workstation shows where the devices of a workstation answer, seen from its browser. The address comes from the bank's
 * settings, because the content policy must allow exactly the same address.
 */
export async function workstationPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    if (req.method !== 'GET') fail('METHOD_NOT_ALLOWED');
    if (!(await activeSession(req, res))) fail('UNAUTHENTICATED');
    send(res, 200, success({ sidik_jari: env().fingerprintReader }));
  } catch (error) {
    const { status, envelope } = refusal(error instanceof AppError ? error : undefined, randomUUID());
    if (status === 405) res.setHeader('allow', 'GET');
    send(res, status, envelope);
  }
}
