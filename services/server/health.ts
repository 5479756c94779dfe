import type { IncomingMessage, ServerResponse } from 'node:http';
import { core } from './core-connection.ts';
import { env } from './env.ts';
import { type Envelope, send, success } from './envelope.ts';
import { bucketAnswers } from './object-storage.ts';
import { perProcess } from './per-process.ts';

const LIMIT_MS = 2_000;
/** The page is open to everyone; a second's memory keeps a crowd of callers from becoming a crowd of checks. */
const CACHE_MS = 1_000;

type Part = 'web' | 'core' | 'database' | 'schema' | 'clock_database' | 'clock_identity' | 'identity' | 'storage';
/** Only documents need these: while one is away uploads refuse, and everything else works. */
const SPARED: ReadonlySet<string> = new Set<Part>(['storage']);
interface PartState {
  readonly status: 'up' | 'down';
  readonly ms: number;
}
type Check = (signal: AbortSignal) => Promise<boolean>;
export type Checks = Readonly<Record<Part, Check>>;

async function stateOf(check: Check): Promise<PartState> {
  const started = performance.now();
  const signal = AbortSignal.timeout(LIMIT_MS);
  const up = await check(signal).catch(() => false);
  return { status: up ? 'up' : 'down', ms: Math.round(performance.now() - started) };
}

/** Returns the state of each part that is asked for, checked at the same time. It names no host and no reason: this answer needs no session. */
export async function health(checks: Partial<Checks>): Promise<Envelope> {
  const entries = Object.entries(checks).map(async ([part, check]) => [part, await stateOf(check)] as const);
  const components = Object.fromEntries(await Promise.all(entries));
  const ok = Object.entries(components).every(([part, { status }]) => status === 'up' || SPARED.has(part));
  const data = { status: ok ? 'ok' : 'degraded', parts: components };
  return ok ? success(data) : { resp_code: '91', resp_msg: 'Sebagian layanan tidak dapat dihubungi', resp_data: data };
}

const realChecks: Checks = {
  web: async () => true,
  core: () => core().serves('', LIMIT_MS),
  database: () => core().serves('database', LIMIT_MS),
  schema: () => core().serves('schema', LIMIT_MS),
  clock_database: () => core().serves('clock.database', LIMIT_MS),
  clock_identity: () => core().serves('clock.identity', LIMIT_MS),
  identity: async (signal) =>
    (await fetch(`${env().identity.issuer}/.well-known/openid-configuration`, { signal, redirect: 'error' })).ok,
  storage: async (signal) => {
    await bucketAnswers(signal);
    return true;
  },
};

/**
 * Without these this web can serve nobody. None of them is shared by all webs: a balancer that took every web out for an identity provider that is
 * away would keep signed-in users from working.
 */
const needed: Partial<Checks> = { web: realChecks.web, core: () => core().answers(LIMIT_MS) };

function recent(name: string, checks: Partial<Checks>): Promise<Envelope> {
  const cached = perProcess(name, (): { until: number; answer?: Promise<Envelope> } => ({ until: 0 }));
  if (!cached.answer || cached.until < performance.now()) {
    cached.answer = health(checks);
    cached.until = performance.now() + CACHE_MS;
  }
  return cached.answer;
}

async function answer(res: ServerResponse, asked: Promise<Envelope>): Promise<void> {
  const envelope = await asked;
  send(res, envelope.resp_code === '00' ? 200 : 503, envelope);
}

/**
 * GET /api/health shows every part, for people and alarms. It answers 200 when every part that work needs is up, 503 with the same shape
 * when one is not. Whether this process lives at all is another question (GET /api/health/live), and so is whether a balancer may send
 * people here.
 */
export const healthPage = (_req: IncomingMessage, res: ServerResponse): Promise<void> =>
  answer(res, recent('health', realChecks));

/**
 * GET /api/health/ready shows a balancer whether this web can serve: it answers, and so does one core at least. It answers 200 or 503, in the shape
 * of /api/health.
 */
export const readyPage = (_req: IncomingMessage, res: ServerResponse): Promise<void> =>
  answer(res, recent('ready', needed));
