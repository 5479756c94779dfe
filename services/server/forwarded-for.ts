import type { IncomingMessage } from 'node:http';

/**
 * The addresses this request came by, the nearest last, for the audit trail. What a client wrote itself stands before
 * the address we saw, so only the end of the list can be trusted, as far as our own balancers go.
 */
export function forwardedFor(req: IncomingMessage): string {
  const told = String(req.headers['x-forwarded-for'] ?? '').replace(/[^0-9A-Za-z.:, _-]/g, '');
  const seen = req.socket.remoteAddress ?? '';
  const hops = told.split(',').map((hop) => hop.trim());
  const all = hops.at(-1) === seen ? hops : [...hops, seen];
  return all.filter(Boolean).join(', ').slice(-200);
}
