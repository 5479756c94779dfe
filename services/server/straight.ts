import type { IncomingMessage } from 'node:http';
import { securityHeaders } from '#lib/security-headers.ts';
import type { Handler } from './gateway.ts';
import { BELOW, isKnownPath } from './route-table.ts';

/** Returns true for a call of the registry under its exact path; Next decides about every other spelling. */
function isCall({ url = '' }: IncomingMessage): boolean {
  if (!url.startsWith(BELOW)) return false;
  const query = url.indexOf('?');
  return isKnownPath(url.slice(BELOW.length, query < 0 ? undefined : query));
}

/**
 * Returns a handler that gives the product's calls to the gateway and all else to Next, which would route, wrap and compress each call before it
 * came to the same gateway (docs/adr/0206-api-calls-bypass-next.md).
 */
export const straightTo =
  (gateway: Handler, next: Handler): Handler =>
  async (req, res) => {
    if (!isCall(req)) return next(req, res);
    for (const { key, value } of securityHeaders) res.setHeader(key, value);
    await gateway(req, res);
  };
