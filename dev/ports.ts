import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { StartFailure, systemCode } from './failure.ts';

function listen(host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * The search for a free port stays in this range: below the ports that systems give to outgoing connections (from 32768 or 49152 on), or one of
 * those could take a port between the moment it is found free and the moment its program listens.
 */
const FIRST = 20_000;
const LAST = 32_000;
/** Holds the ports this process has found before: a program that got one may not listen yet. */
const given = new Set<number>();

/**
 * A free port on the host: the preferred one when nobody holds it, so that addresses (and with them the issuer inside
 * tokens) stay the same from one start to the next; otherwise any other, never the same twice.
 */
export async function freePort(host: string, preferred = 0): Promise<number> {
  const port = (await isFree(host, preferred)) ? preferred : await anyPort(host);
  given.add(port);
  return port;
}

async function anyPort(host: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (!given.has(port) && (await isFree(host, port))) return port;
  }
  // A host that is none fails here, by its name; on one that is crowded the system's choice is as good as any.
  const server = await listen(host, 0);
  const { port } = server.address() as AddressInfo;
  await close(server);
  return port;
}

async function isFree(host: string, port: number): Promise<boolean> {
  if (port === 0) return false;
  const server = await listen(host, port).catch(() => undefined);
  if (server) await close(server);
  return server !== undefined;
}

/** Proves that the web's own port can be bound; fails with the sentence that names PORT or WEB_HOST. */
export async function claimWebPort(host: string, port: number): Promise<number> {
  try {
    const server = await listen(host, port);
    const bound = (server.address() as AddressInfo).port;
    await close(server);
    return bound;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EADDRINUSE') {
      throw new StartFailure(
        `Port ${port} on ${host} is already in use: stop the program that holds it or choose another one, for example PORT=${port + 1} npm start.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartFailure(`PORT ${port} needs administrator rights: choose one above 1023, for example PORT=3000.`);
    }
    throw new StartFailure(
      `WEB_HOST ${host} is not an address of this machine (${code}): use 127.0.0.1 or one it has.`,
    );
  }
}
