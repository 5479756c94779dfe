import type { IncomingMessage } from 'node:http';
import { forwardedFor } from './forwarded-for.ts';
import { traceparentOf } from './tracing.ts';

/** The core gets the origin of a call: the addresses on the way, the browser's own name, and whether there was user activity. */
export interface CallOrigin {
  readonly forwardedFor: string;
  readonly browser: string;
  /** There was user activity since the browser last asked for something. */
  readonly hand: boolean;
  /** The call is part of this span; absent when nothing is traced. */
  readonly traceparent?: string;
}

const MAX_BROWSER = 200;

/** Returns the origin of this request. A browser's name of itself is text of a stranger: plain characters, and not many. */
export const originOf = (req: IncomingMessage): CallOrigin => ({
  ...(traceparentOf(req) && { traceparent: traceparentOf(req) }),
  forwardedFor: forwardedFor(req),
  browser: String(req.headers['user-agent'] ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, MAX_BROWSER)
    .trim(),
  hand: req.headers['x-amanah-hand'] === 'T',
});
