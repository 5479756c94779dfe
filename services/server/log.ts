import pino, { type Logger } from 'pino';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';

/** Returns the web server's log: JSON lines on standard output. Never give it a request body, a header or a token. */
export const log = (): Logger => perProcess('log', () => pino({ name: 'web', level: env().logLevel }));
