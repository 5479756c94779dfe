import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, success } from './envelope.ts';

/**
 * GET /api/health/live, formerly /api/live, shows that this process answers, whatever has become of the parts behind it. A supervisor that restarts
 * processes asks this.
 */
export const livePage = (_req: IncomingMessage, res: ServerResponse): void => send(res, 200, success({ status: 'ok' }));
