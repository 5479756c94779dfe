import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, fail } from '#lib/errors/errors.ts';
import type { InboxEvent } from '#types/proto/control/flow.ts';
import type { ServerSession } from '#types/session.ts';
import { activeSession } from './active-session.ts';
import { originOf } from './call-origin.ts';
import { type Core, core } from './core-connection.ts';
import { refusal, send } from './envelope.ts';
import { perProcess } from './per-process.ts';
import { forgetProfile, profileOf } from './profile.ts';

const PULSE_MS = 15_000;
/** A browser keeps one stream per tab; no person opens more than this from one sign-in. */
const PER_SESSION = 10;
const EVENT_ID = /^[0-9]{1,19}$/;

interface Open {
  readonly end: () => void;
  readonly sid: string;
}

/**
 * Returns all open streams. On SIGTERM they end, or the server would wait for them for ever, and none is opened any more: a browser comes
 * back within a second over a connection it still holds.
 */
function streams(): { readonly open: Set<Open>; stopping: boolean } {
  return perProcess('streams', () => {
    const all = { open: new Set<Open>(), stopping: false };
    const stop = () => {
      all.stopping = true;
      for (const stream of all.open) stream.end();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    return all;
  });
}

function begin(res: ServerResponse): void {
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // no-transform keeps a compressing proxy from holding events back until its buffer is full.
    'cache-control': 'no-cache, no-store, no-transform',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  res.write('retry: 1000\n\n');
}

/**
 * Passes the core's inbox events on as server-sent events: `event: inbox`, `id: <id_event>`, `data: <InboxEvent>`. Any end of the core's
 * stream (also the access token running out) ends this one; the browser comes back by itself with the last event's id, and by then with a
 * fresh token.
 */
function pipe(req: IncomingMessage, res: ServerResponse, session: ServerSession, watch: Core['watch']): void {
  const last = String(req.headers['last-event-id'] ?? '');
  const events = watch(EVENT_ID.test(last) ? last : '', {
    token: session.accessToken,
    correlationId: randomUUID(),
    ...originOf(req),
  });
  begin(res);
  const pulse = setInterval(() => res.write(': pulse\n\n'), PULSE_MS);
  const stream: Open = { sid: session.sid, end: () => res.end() };
  streams().open.add(stream);
  // Changed rights are no event of the inbox: without an id of their own they keep the last one's.
  const idOf = (event: InboxEvent) => (event.id_event === '' ? '' : `id: ${event.id_event}\n`);
  events.on('data', (event) => {
    // This process remembers the caller's profile from before the news.
    if (event.id_event === '') forgetProfile(session.accessToken);
    res.write(`event: inbox\n${idOf(event)}data: ${JSON.stringify(event)}\n\n`);
  });
  events.on('error', () => res.end());
  events.on('end', () => res.end());
  res.on('close', () => {
    clearInterval(pulse);
    streams().open.delete(stream);
    events.cancel();
  });
}

export interface StreamDependencies {
  readonly session: typeof activeSession;
  readonly watch: Core['watch'];
  /** Returns true when the session's screen is locked. Throws UNAUTHENTICATED when the session has ended. */
  readonly locked: (accessToken: string) => Promise<boolean>;
}

export function makeInboxStream(dependencies: StreamDependencies) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      if (req.method !== 'GET') fail('METHOD_NOT_ALLOWED');
      const session = (await dependencies.session(req, res)) ?? fail('UNAUTHENTICATED');
      // The core refuses both by itself, but only after the stream has begun; a browser would come back every second.
      if (await dependencies.locked(session.accessToken)) fail('SESSION_LOCKED');
      if (streams().stopping) {
        res.setHeader('connection', 'close');
        fail('CORE_AWAY');
      }
      const mine = [...streams().open].filter((stream) => stream.sid === session.sid);
      if (mine.length >= PER_SESSION) fail('TOO_MANY');
      pipe(req, res, session, dependencies.watch);
    } catch (error) {
      const { status, envelope } = refusal(error instanceof AppError ? error : undefined, randomUUID());
      if (status === 405) res.setHeader('allow', 'GET');
      send(res, status, envelope);
    }
  };
}

export const inboxStream = (req: IncomingMessage, res: ServerResponse) =>
  makeInboxStream({
    session: activeSession,
    watch: core().watch,
    locked: async (accessToken) => (await profileOf(accessToken)).terkunci === 'T',
  })(req, res);
