import type { IncomingMessage } from 'node:http';
import { forwardedFor } from './forwarded-for.ts';
import { traceparentOf } from './tracing.ts';

/** From where a call comes, as the core is told: the addresses on the way, what the browser calls itself, and whether it says that a hand was on it. */
export interface CallOrigin {
  readonly forwardedFor: string;
  readonly browser: string;
  /** A hand was on the screen since the browser last asked for something. */
  readonly hand: boolean;
  /** The span it is asked under; absent where nothing is traced. */
  readonly traceparent?: string;
}

const MAX_BROWSER = 200;

/** From where this request comes. A browser's name of itself is text of a stranger: plain characters, and not many. */
export const originOf = (req: IncomingMessage): CallOrigin => ({
  ...(traceparentOf(req) && { traceparent: traceparentOf(req) }),
  forwardedFor: forwardedFor(req),
  browser: String(req.headers['user-agent'] ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, MAX_BROWSER)
    .trim(),
  hand: req.headers['x-amanah-hand'] === 'T',
});
