import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';
import process from 'node:process';

/**
 * A loop takes one new connection from a listener each time round, and a busy loop's rounds are long: with one listener a crowd waits to
 * connect for half a minute, unseen by any bound behind it. So there are many, each with a queue of its own.
 */
const LISTENERS = 64;
/** So many connections may wait at one of them. */
const BACKLOG = 512;

const listening = (server: Server, options: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/**
 * Lets the server take connections on an address, by many listeners when the system can share one among them. Returns the others beside
 * the server itself, which must be closed with it. Rejects with EADDRINUSE when anybody else listens there.
 */
export async function listenWide(
  server: HttpServer,
  address: { host: string; port: number },
): Promise<readonly Server[]> {
  if (process.platform !== 'linux') {
    await listening(server, { ...address, backlog: BACKLOG });
    return [];
  }
  // A second process could take a shared address unnoticed; so the server first asks for it alone.
  const claim = createServer();
  await listening(claim, address);
  await closed(claim);
  const shared = { ...address, reusePort: true, backlog: BACKLOG };
  await listening(server, shared);
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : address.port;
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket)),
  );
  for (const other of others) await listening(other, { ...shared, port });
  return others;
}
