import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as Listener } from 'node:net';
import { AppError } from '#lib/errors/errors.ts';
import { UPLOAD_MS } from '#lib/files.ts';
import { Admission, type AdmissionRules } from './admission.ts';
import { stampArrival } from './arrival.ts';
import { refusal, send } from './envelope.ts';
import { languageOf } from './language.ts';
import { listenWide } from './listeners.ts';
import { sessionCookie } from './session-cookie.ts';

/** Calls in flight may take so long to finish once the server is asked to stop; it is well within what a supervisor of processes waits. */
const DRAIN_MS = 10_000;
/** A request whose head or body does not come is no request. */
const HEAD_MS = 10_000;
const REQUEST_MS = 30_000;

/** These never wait: the health check, the sign-out, the provider's logout reports, and files. */
const OWN_LANE = ['/api/health', '/api/live', '/api/session/sign-out', '/api/auth/backchannel-logout'];
/** Files take their time to come, so they wait for each other and nobody waits for them. */
const UPLOAD = '/api/file-storage/upload';
const UPLOADS: AdmissionRules = { inside: 8, each: 4, eachWaiting: 8, waiting: 24, waitMs: 700 };
/** The stream is open for hours, with a bound of its own per session. */
const STREAM = '/api/otorisasi/stream';

export interface HttpServerOptions {
  readonly handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** People reach us by https. */
  readonly https: boolean;
  readonly admission?: Admission;
  readonly uploads?: Admission;
  readonly requestMs?: number;
  readonly drainMs?: number;
}

export interface HttpServer {
  readonly server: Server;
  readonly admission: Admission;
  /** Takes connections from now on. Rejects when the address is not free. */
  readonly listen: (address: { host: string; port: number }) => Promise<void>;
  /** Serves calls in flight, takes no new ones, and ends any that hang. Resolves when no connection is left. */
  readonly drain: () => Promise<void>;
}

const waits = (path: string): boolean =>
  path.startsWith('/api/') && path !== STREAM && !OWN_LANE.some((own) => path.startsWith(own));

/**
 * A request meets this first: a bound on calls, a clock that starts with its arrival, and an end that comes. A call that will not be
 * served in time learns so within a second, before anything of it was done.
 */
export function makeHttpServer({
  handle,
  https,
  admission = new Admission(),
  uploads = new Admission(UPLOADS),
  requestMs = REQUEST_MS,
  drainMs = DRAIN_MS,
}: HttpServerOptions): HttpServer {
  let draining = false;
  let others: readonly Listener[] = [];
  const server = createServer(
    {
      headersTimeout: HEAD_MS,
      requestTimeout: UPLOAD_MS,
      keepAliveTimeout: 20_000,
      connectionsCheckingInterval: 1_000,
    },
    (req, res) => void serve(req, res),
  );

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    stampArrival(req);
    if (https) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (draining) res.setHeader('connection', 'close');
    if (METHODS_OF_NONE.has(req.method ?? '')) return refuse(req, res, 'METHOD_NOT_ALLOWED');
    if (hostsOf(req) !== 1) return refuse(req, res, 'MALFORMED');
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    if (path !== UPLOAD) endIfHalfSent(req, requestMs);
    if (!waits(path)) return handle(req, res);
    const gate = path === UPLOAD ? uploads : admission;
    const owner = ownerOf(req);
    const entry = await gate.enter(owner);
    if (entry !== 'IN') return refuse(req, res, entry === 'CROWD' ? 'OVERLOADED' : 'TOO_MANY');
    res.once('close', () => gate.leave(owner));
    await handle(req, res);
  }

  const drain = async (): Promise<void> => {
    draining = true;
    const closed = Promise.all(
      [server, ...others].map((each) => new Promise<void>((resolve) => each.close(() => resolve()))),
    );
    server.closeIdleConnections();
    // Kept connections end with their next answer, silent ones end now.
    const idle = setInterval(() => server.closeIdleConnections(), 250);
    const limit = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  };
  const listen = async (address: { host: string; port: number }) => {
    others = await listenWide(server, address);
  };
  return { server, admission, listen, drain };
}

/** Ends a request that does not come to its end. The server's own limit is that of a file. */
function endIfHalfSent(req: IncomingMessage, requestMs: number): void {
  if (req.headers['content-length'] === undefined && req.headers['transfer-encoding'] === undefined) return;
  const limit = setTimeout(() => req.complete || req.socket.destroy(), requestMs);
  req.once('close', () => clearTimeout(limit));
  req.once('end', () => clearTimeout(limit));
}

/**
 * Returns the owner of a request: behind the last dot of a session's cookie is its authentication tag, which no two sessions share; the gateway verifies
 * it later. It is read as it is opened there: other letters of the same bytes, and letters that mean none, are no further owner.
 */
function ownerOf(req: IncomingMessage): string {
  const cookie = sessionCookie(req);
  return Buffer.from(cookie.slice(cookie.lastIndexOf('.') + 1), 'base64').toString('base64');
}

/** No page and no call answers these: an echo of the request would show a script the cookie that it may not read. */
const METHODS_OF_NONE: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);
const ALLOWED = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Returns how many times the request names its host: a proxy may take one of two and we the other. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

type Refused = 'METHOD_NOT_ALLOWED' | 'MALFORMED' | 'OVERLOADED' | 'TOO_MANY';

function refuse(req: IncomingMessage, res: ServerResponse, code: Refused): void {
  const { status, envelope } = refusal(new AppError(code), randomUUID(), languageOf(req.headers['accept-language']));
  if (status === 405) res.setHeader('allow', ALLOWED);
  // A large body that is still on its way is not read; a form's is, so that its connection can be used again.
  if (!isSmall(req)) res.setHeader('connection', 'close');
  send(res, status, envelope);
}

/** So many bytes are read sooner than a connection is made anew. */
const SMALL_BODY = 64 * 1024;

const isSmall = ({ complete, method, headers }: IncomingMessage): boolean =>
  complete || method === 'GET' || Number.parseInt(headers['content-length'] ?? '', 10) <= SMALL_BODY;
