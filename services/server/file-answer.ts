import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, fail } from '#lib/errors/errors.ts';
import type { ServerSession } from '#types/session.ts';
import { readBody } from './body.ts';
import { originOf } from './call-origin.ts';
import type { CallMeta, CoreCall } from './core-connection.ts';
import { refusal, send } from './envelope.ts';
import { languageOf } from './language.ts';
import { provesSameOrigin } from './origin.ts';

/** A streamed file is made with these. */
export interface FileDependencies {
  readonly publicUrl: () => string;
  readonly session: (req: IncomingMessage, res: ServerResponse) => Promise<ServerSession | null>;
  readonly call: CoreCall;
}

/** Writes the file that a body asks for; an error before the first byte is a refusal. */
export type WriteFile = (res: ServerResponse, body: unknown, meta: CallMeta) => Promise<void>;

/**
 * Answers a session holder's POST, from a page of the product, with a streamed file. A file that has begun cannot become a refusal: it is
 * broken off, so that nobody takes it for whole.
 */
export function makeFileAnswer(dependencies: FileDependencies, write: WriteFile) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const correlationId = randomUUID();
    try {
      if (req.method !== 'POST') fail('METHOD_NOT_ALLOWED');
      const session = (await dependencies.session(req, res)) ?? fail('UNAUTHENTICATED');
      if (!provesSameOrigin(req.headers, dependencies.publicUrl())) fail('CROSS_SITE');
      const meta = { token: session.accessToken, correlationId, ...originOf(req) };
      await write(res, await readBody(req), meta);
    } catch (error) {
      if (res.headersSent) {
        res.destroy(error instanceof Error ? error : undefined);
        return;
      }
      const known = error instanceof AppError ? error : undefined;
      const { status, envelope } = refusal(known, correlationId, languageOf(req.headers['accept-language']));
      if (status === 405) res.setHeader('allow', 'POST');
      send(res, status, envelope);
    }
  };
}
