import type { IncomingMessage } from 'node:http';
import { forwardedFor } from './forwarded-for.ts';

/** From where a call comes, as the core is told: the addresses on the way and what the browser calls itself. */
export interface CallOrigin {
  readonly forwardedFor: string;
  readonly browser: string;
}

const MAX_BROWSER = 200;

/** From where this request comes. A browser's name of itself is text of a stranger: plain characters, and not many. */
export const originOf = (req: IncomingMessage): CallOrigin => ({
  forwardedFor: forwardedFor(req),
  browser: String(req.headers['user-agent'] ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, MAX_BROWSER)
    .trim(),
});
