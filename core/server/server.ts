import { readFileSync } from 'node:fs';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { recordRead } from '#core/access/audited-reads.ts';
import type { Handler, Handlers, Unary } from '#core/access/handler.ts';
import { type logoutVerifier, obeyLogout } from '#core/access/logout-tokens.ts';
import { recordNamesRead } from '#core/access/names-read.ts';
import { sessionTokens } from '#core/access/session-tokens.ts';
import { type CallScope, inScope } from '#core/db/call-scope.ts';
import type { CoreConfig } from '#lib/config/config.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import { maskFor } from '#lib/masking.ts';
import type { Tracer } from '#lib/tracing/span.ts';
import { HealthService, services } from '#lib/wire/services.ts';
import type { TokenSesiRequest } from '#types/proto/control/access.ts';
import type { RpcName } from '#types/rpc.ts';
import { type Admission, openAdmission } from './admission.ts';
import { type AnswerLog, answeredOf } from './answer-log.ts';
import {
  accessTokenOf,
  authenticate,
  type CallConfig,
  contextOf,
  correlationOf,
  recordRefusal,
  toServiceError,
} from './call.ts';
import { checkHealth } from './health.ts';
import type { Readiness } from './readiness.ts';
import { traceCall } from './tracing.ts';
import type { Watchers } from './watch.ts';

/** A server is built from these. */
export interface ServerConfig extends CallConfig {
  /** Verifies the provider's own sign-out messages. */
  readonly verifyLogout: ReturnType<typeof logoutVerifier>;
  /** Shows whether the core can do its work. */
  readonly readiness: Readiness;
  /** Receives each call that was served. */
  readonly measure?: (rpc: string, code: string, ms: number, changes: boolean) => void;
  /** Limits the number of calls served at a time; a bound of its own when none is given. */
  readonly admission?: Admission;
  /** Spans go here; nowhere when none is given. */
  readonly tracer?: Tracer | undefined;
  /** Receives what was answered as booked; nobody when none is given. */
  readonly answers?: AnswerLog | undefined;
}

/** No call is given longer than this, whatever its caller asks for. */
const LONGEST_MS = 10_000;

type Message = { submit?: { dry_run?: string }; dry_run?: string; username?: string };

/** Serves every rpc of the handler table. */
export function makeServer(config: ServerConfig, handlers: Handlers, watchers: Watchers): Server {
  // More than the largest body the web takes, for what it leaves out is written out here.
  // The library would keep statistics of each call, which nothing reads.
  const server = new Server({ 'grpc.max_receive_message_length': 3 * 1024 * 1024, 'grpc.enable_channelz': 0 });
  const admission = config.admission ?? openAdmission();
  for (const [area, service] of Object.entries(services)) {
    const methods: UntypedServiceImplementation = {};
    for (const name of Object.keys(service)) {
      const rpc = `${area}.${name}` as RpcName;
      if (rpc === 'flow.watch') methods[name] = watchCall(config, watchers);
      else if (rpc === 'access.backchannelLogout') methods[name] = logoutCall(config);
      else if (rpc === 'access.tokenSesi') methods[name] = tokenCall(config);
      else methods[name] = unaryCall(config, admission, rpc, handlers[rpc] as Handler<Unary>);
    }
    server.addService(service, methods);
  }
  server.addService(HealthService, { check: checkHealth(config.readiness) });
  return server;
}

function unaryCall(
  config: ServerConfig,
  admission: Admission,
  rpc: Unary,
  handler: Handler<Unary>,
): handleUnaryCall<Message, unknown> {
  return async (call, callback) => {
    const from = performance.now();
    const correlation = correlationOf(call.metadata);
    call.metadata.set('x-correlation-id', correlation);
    const traced = traceCall(config.tracer, rpc, call.metadata, correlation);
    const response = (code: string) => {
      traced?.end(code);
      const ms = since(from);
      config.measure?.(rpc, code, ms, handler.changes);
      config.log[handler.changes ? 'info' : 'debug']({ rpc, correlation, code, ms }, 'call');
    };
    try {
      const own = { deadline: deadlineOf(call, from), statement: traced?.statement };
      assertSchemaFits(config);
      const answer = await admission.pass(rpc, () => serve(config, rpc, handler, call, own));
      callback(null, answer);
      response('OK');
    } catch (error) {
      const sent = toServiceError(error, config, { rpc, correlation });
      callback(sent);
      response(sent.details);
    }
  };
}

/** Begins nothing on a schema of another release. The web makes such a call once more at another core, which may be of it. */
function assertSchemaFits({ readiness }: ServerConfig): void {
  if (!readiness.is('schema')) fail('CORE_AWAY');
}

const since = (from: number): number => Math.round(performance.now() - from);

/** Returns the moment when the caller gives up, counted from the call's arrival; not later than any call of ours is given. */
function deadlineOf(call: ServerUnaryCall<Message, unknown>, from: number): number {
  const until = call.getDeadline();
  const left = (until instanceof Date ? until.getTime() : until) - Date.now();
  return from + Math.min(Math.max(left, 0), LONGEST_MS);
}

async function serve(
  config: ServerConfig,
  rpc: Unary,
  handler: Handler<Unary>,
  call: ServerUnaryCall<Message, unknown>,
  own: Pick<CallScope, 'deadline' | 'statement'>,
): Promise<unknown> {
  const { caller, token } = await authenticate(config, call.metadata, rpc);
  const dryRun = call.request.submit?.dry_run === 'T' || call.request.dry_run === 'T';
  const context = contextOf(config, { caller, token }, call.metadata, { changes: handler.changes, dryRun });
  const changes = handler.changes && !dryRun;
  const scope: CallScope = {
    lane: changes ? 'quick' : 'read',
    ...own,
    progress: { served: false },
    correlation: context.correlation,
    abandoned: () => call.cancelled,
  };
  try {
    const answer = await inScope(scope, async () => {
      const response = await handler.handle(context, call.request as never);
      if (!handler.changes) await recordRead(context, rpc, call.request);
      const counted = recordNamesRead(context, rpc, response);
      // A posting is returned, whatever becomes of the count.
      await (changes ? counted.catch((error: unknown) => config.log.warn({ err: error, rpc }, 'names told')) : counted);
      return response;
    });
    const booked = config.answers && answeredOf({ rpc, key: context.key, idUser: caller.idUser }, answer);
    if (booked) config.answers?.note(booked);
    // This call alone returns the hidden value itself; its handler proves the right and the reason.
    return rpc === 'audit.bukaSamaran' ? answer : maskFor(answer, { idUser: caller.idUser, held: caller.menus });
  } catch (error) {
    // A refused change leaves a trace, and so does a read that somebody has no right to.
    const unlawful = error instanceof AppError && error.code === 'FORBIDDEN';
    if (unlawful || changes) await recordRefusal(config, context, rpc, { error, tried: triedName(call.request) });
    throw error;
  }
}

/** The user name of the sign-in attempt. */
const triedName = ({ username }: Message): string => (typeof username === 'string' ? username.slice(0, 60) : '');

/** The provider's own message: no user sends it, its signature is all that counts. */
function logoutCall(config: ServerConfig): handleUnaryCall<{ logout_token: string }, unknown> {
  return async (call, callback) => {
    try {
      assertSchemaFits(config);
      callback(null, await obeyLogout(config.db, config.verifyLogout, call.request.logout_token));
    } catch (error) {
      callback(toServiceError(error, config, { rpc: 'access.backchannelLogout' }));
    }
  };
}

/** The web's own question about a session, by an access token that may have run out. */
function tokenCall(config: ServerConfig): handleUnaryCall<TokenSesiRequest, unknown> {
  return async (call, callback) => {
    try {
      assertSchemaFits(config);
      const claims = await config.verifyHeld(accessTokenOf(call.metadata), config.client);
      callback(null, await sessionTokens(config.db, claims, call.request));
    } catch (error) {
      callback(toServiceError(error, config, { rpc: 'access.tokenSesi' }));
    }
  };
}

function watchCall(
  config: ServerConfig,
  watchers: Watchers,
): handleServerStreamingCall<{ last_event_id: string }, unknown> {
  return async (call) => {
    try {
      assertSchemaFits(config);
      const { caller, token } = await authenticate(config, call.metadata, 'flow.watch');
      await watchers.add(call, { caller, session: token.session }, call.request.last_event_id, token.expiresAt);
    } catch (error) {
      call.emit('error', toServiceError(error, config, { rpc: 'flow.watch' }));
    }
  };
}

/** Credentials by configuration: none on a loopback default, TLS with client certificates when the PEM files are given. */
export function credentialsOf(tls: CoreConfig['tls']): ServerCredentials {
  if (!tls) return ServerCredentials.createInsecure();
  const pair = { private_key: readFileSync(tls.key), cert_chain: readFileSync(tls.cert) };
  return ServerCredentials.createSsl(readFileSync(tls.ca), [pair], true);
}
