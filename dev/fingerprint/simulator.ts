import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { importJWK, type JWK, SignJWT } from 'jose';
import { reason, StartFailure } from '#dev/failure.ts';
import { freePort } from '#dev/ports.ts';
import { allowOrigin, answer, isOwnHost, readJson } from './http.ts';

export type Reader = Readonly<{ port: number; stop: () => Promise<void> }>;

/** Scripts the simulated reader's response to the next finger; a test sets it at /dev/state, which no page of a browser may call. */
export interface ReaderScript {
  /** AWAY: hangs up, as if nothing ran here. ABSENT: the service without a scanner. */
  readonly scanner: 'READY' | 'ABSENT' | 'AWAY';
  /** MATCH: the finger of the named person. OTHER: somebody else's. NONE: nobody puts a finger on it. */
  readonly finger: 'MATCH' | 'OTHER' | 'NONE';
  /** A finger takes this long, or the reader waits this long for none. */
  readonly ms?: number;
}

const DEVICE = 'SIMULATOR';
const HOST = '127.0.0.1';
const DEFAULT: ReaderScript = { scanner: 'READY', finger: 'MATCH' };
const SCAN_MS = 900;
const PATIENCE_MS = 30_000;
const LIFETIME_SECONDS = 60;
const MAX_SEEN = 1_000;

interface Options {
  /** The device key: an Ed25519 key pair whose public half the bank has registered. */
  readonly key: JWK;
  /** The only web address whose pages are answered. */
  readonly origin: string;
  /** The reader knows the fingers of these users. */
  readonly users: readonly string[];
  readonly preferredPort?: number | undefined;
}

/** Waits, but no longer than the caller stays connected; returns whether the caller is still there. */
function pause(ms: number, res: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    res.once('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** The scanner itself: one finger at a time, each challenge once. */
function scanner({ key, users }: Options, script: () => ReaderScript) {
  const seen = new Set<string>();
  let busy = false;
  const sign = async (user: string, challenge: string) =>
    new SignJWT({ device: DEVICE, user, challenge })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'amanah-fingerprint+jwt' })
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .setJti(randomUUID())
      .sign(await importJWK(key, 'EdDSA'));
  const scan = async (challenge: string, user: string, res: ServerResponse): Promise<void> => {
    const { finger, ms } = script();
    if (finger === 'NONE') {
      if (await pause(ms ?? PATIENCE_MS, res)) answer(res, 200, { error: 'TIMEOUT' });
      return;
    }
    if (!(await pause(ms ?? SCAN_MS, res))) return;
    if (finger === 'OTHER' || !users.includes(user)) return answer(res, 200, { error: 'NOT_RECOGNISED' });
    answer(res, 200, { assertion: await sign(user, challenge) });
  };
  return async (body: Readonly<Record<string, unknown>>, res: ServerResponse): Promise<void> => {
    const { challenge, id_user: user } = body;
    if (typeof challenge !== 'string' || !/^[\w-]{20,200}$/.test(challenge) || typeof user !== 'string' || user === '')
      return answer(res, 400, { error: 'MALFORMED' });
    if (script().scanner === 'ABSENT') return answer(res, 200, { error: 'NO_SCANNER' });
    if (busy) return answer(res, 200, { error: 'BUSY' });
    if (seen.has(challenge)) return answer(res, 200, { error: 'NOT_RECOGNISED' });
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(challenge);
    busy = true;
    try {
      await scan(challenge, user, res);
    } finally {
      busy = false;
    }
  };
}

/**
 * Starts a fingerprint reader without a scanner: it speaks the protocol of docs/fingerprint.md, takes every finger for that of the person asked
 * about when it knows the person, and signs with a key of its own. Fails with a StartFailure.
 */
export async function startFingerprintReader(options: Options): Promise<Reader> {
  let script = DEFAULT;
  const verify = scanner(options, () => script);
  const port = await freePort(HOST, options.preferredPort);
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const call = `${req.method} ${req.url}`;
    if (!isOwnHost(req, port)) return answer(res, 403, { error: 'HOST' });
    if (call === 'POST /dev/state') {
      if (req.headers.origin !== undefined) return answer(res, 403, { error: 'ORIGIN' });
      script = { ...DEFAULT, ...(await readJson(req)) } as ReaderScript;
      return answer(res, 200, { ...script });
    }
    if (script.scanner === 'AWAY') return void req.socket.destroy();
    if (!allowOrigin(req, res, options.origin)) return answer(res, 403, { error: 'ORIGIN' });
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    if (call === 'GET /v1/status') return answer(res, 200, { protocol: 1, device: DEVICE, scanner: script.scanner });
    if (call === 'POST /v1/verify') return verify(await readJson(req), res);
    return answer(res, 404, { error: 'UNKNOWN' });
  };
  const server = createServer((req, res) => {
    serve(req, res).catch(() => answer(res, 400, { error: 'MALFORMED' }));
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, HOST, resolve);
    });
  } catch (error) {
    throw new StartFailure(`The simulated fingerprint reader cannot start: ${reason(error)}.`);
  }
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
