import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { mayCall } from '#lib/access/calls.ts';
import type { authenticateV2Input, fingerprintChallengeInput, unlockInput } from '#lib/control/schemas/access.ts';
import { AppError, errors, fail } from '#lib/errors/errors.ts';
import type { Span } from '#lib/tracing/span.ts';
import type { AuthenticateV2Request, BukaKunciRequest } from '#types/proto/control/access.ts';
import type { RpcInput, RpcName } from '#types/rpc.ts';
import type { ServerSession } from '#types/session.ts';
import { activeSession } from './active-session.ts';
import { sinceArrival } from './arrival.ts';
import { type Address, addressOf } from './call-address.ts';
import { inputOf } from './call-input.ts';
import { type CallOrigin, originOf } from './call-origin.ts';
import { type CallMeta, type CoreCall, core, DEADLINE_MS } from './core-connection.ts';
import { sendEarly } from './early-response.ts';
import { env } from './env.ts';
import { type Envelope, refusal, send, success, wrap } from './envelope.ts';
import { realUpload, type Upload } from './files/upload.ts';
import { idempotencyKey } from './idempotency.ts';
import { languageOf } from './language.ts';
import { log } from './log.ts';
import { measureCall } from './metrics.ts';
import { provesSameOrigin } from './origin.ts';
import { type FingerAttempts, realProofs } from './override.ts';
import { perProcess } from './per-process.ts';
import { forgetProfile, profileOf } from './profile.ts';
import { rateLimit } from './rate-limit.ts';
import { namesIn } from './reference-names.ts';
import { allowedMethods, findRoute, isKnownPath } from './route-table.ts';
import { traceRequest, tracer } from './tracing.ts';
import { check } from './violations.ts';

type Credential = z.output<typeof authenticateV2Input>;
type Unlock = z.output<typeof unlockInput>;
type Challenge = z.output<typeof fingerprintChallengeInput>;
/** It is long enough for a row in the trail, short enough for a caller who is refused anyway. */
const NOTE_MS = 3_000;
const REFUSED_CREDENTIAL: ReadonlySet<string> = new Set(['OVERRIDE_CREDENTIAL', 'OVERRIDE_LOCKED']);

/** The gateway needs these; tests give their own. */
export interface GatewayDependencies {
  readonly publicUrl: () => string;
  readonly session: (req: IncomingMessage, res: ServerResponse) => Promise<ServerSession | null>;
  /** Returns the menus that the caller holds by the core's own tables. */
  readonly menus: (accessToken: string, origin: CallOrigin) => Promise<readonly string[]>;
  readonly withinRate: (sid: string) => boolean;
  readonly call: CoreCall;
  readonly override: (credential: Credential, counter: string) => Promise<Partial<AuthenticateV2Request>>;
  readonly finger: FingerAttempts;
  /** Takes in the file of a form. */
  readonly upload: Upload;
  /** Trades the password of the session's holder for the token that opens the locked screen. */
  readonly unlock: (username: string, password: string) => Promise<BukaKunciRequest>;
  /** Forgets what was remembered of the caller, which is no longer so. */
  readonly forget: (accessToken: string) => void;
  /** Lets the core see a call that was refused here, so that it refuses it too and writes that to its audit trail. Never throws. */
  readonly note: (rpc: RpcName, request: object, meta: CallMeta) => Promise<void>;
  readonly report: (error: unknown, about: { correlationId: string; path: string }) => void;
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Runs a proof of a person. The core notes a refusal here as `rpc`, without what was typed. */
async function noted<T>(
  dependencies: GatewayDependencies,
  rpc: RpcName,
  request: object,
  meta: CallMeta,
  call: () => Promise<T>,
) {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError && REFUSED_CREDENTIAL.has(error.code)) await dependencies.note(rpc, request, meta);
    throw error;
  }
}

/** Returns the attempt without what was typed as proof: the tried name stays in the trail. */
const unproven = ({ username, flowCode, flowData }: Challenge) => ({
  token_supervisor: '',
  username,
  flowCode,
  flowData,
});

/** These calls change the caller's profile. */
const SESSION_RPCS: ReadonlySet<RpcName> = new Set<RpcName>([
  'access.kunci',
  'access.bukaKunci',
  'access.simpanSetelan',
]);

/** Returns the core's answer; calls by which a person proves who they are go through the lock on that name. */
async function answer(
  dependencies: GatewayDependencies,
  session: ServerSession,
  rpc: RpcName,
  input: unknown,
  meta: CallMeta,
): Promise<unknown> {
  const ask = (request: unknown) => dependencies.call(rpc, request as Partial<RpcInput<RpcName>>, meta);
  if (rpc === 'access.fingerprintChallenge') {
    const asked = input as Challenge;
    return noted(dependencies, 'access.authenticateV2', unproven(asked), meta, () =>
      dependencies.finger.challenge(asked.username, () => ask(asked), session.sid),
    );
  }
  if (rpc === 'access.bukaKunci') {
    const { password } = input as Unlock;
    return ask(
      await noted(dependencies, rpc, { token_pengguna: '' }, meta, () =>
        dependencies.unlock(session.id_user, password),
      ),
    );
  }
  if (rpc !== 'access.authenticateV2') return ask(input);
  const credential = input as Credential;
  const request = await noted(dependencies, 'access.authenticateV2', unproven(credential), meta, () =>
    dependencies.override(credential, session.sid),
  );
  return credential.login_type === 'FINGERPRINT'
    ? dependencies.finger.release(credential.username, () => ask(request))
    : ask(request);
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns the menus of a profile as a set, which is made once for all calls that share the profile. */
function setOf(menus: readonly string[]): ReadonlySet<string> {
  const known = sets.get(menus);
  if (known) return known;
  const made = new Set(menus);
  sets.set(menus, made);
  return made;
}

/** The order of the checks is the order of trust: nothing reads a body before its sender is known and allowed. */
async function serve(
  dependencies: GatewayDependencies,
  req: IncomingMessage,
  res: ServerResponse,
  { path, params }: Address,
  correlationId: string,
): Promise<Envelope> {
  const route = findRoute(req.method ?? '', path);
  const { endpoint } = route;
  const session = (await dependencies.session(req, res)) ?? fail('UNAUTHENTICATED');
  if (!dependencies.withinRate(session.sid)) fail('TOO_MANY');
  const wanted = endpoint.form ? 'multipart/form-data' : 'application/json';
  if (endpoint.method === 'POST' && !provesSameOrigin(req.headers, dependencies.publicUrl(), wanted))
    fail('CROSS_SITE');
  const origin = originOf(req);
  const caller = { token: session.accessToken, correlationId, ...origin };
  if (!mayCall(endpoint.rpc, setOf(await dependencies.menus(session.accessToken, origin)))) {
    await dependencies.note(endpoint.rpc, {}, caller);
    fail('FORBIDDEN');
  }

  if (endpoint.form) {
    const key = idempotencyKey(req.headers['idempotency-key']);
    return success(await dependencies.upload(req, session.sid, { ...caller, idempotencyKey: key }));
  }

  const schema = await endpoint.schema();
  const fields = await inputOf(req, route, schema, params);
  const input = check(schema, fields);
  const posts = endpoint.kind === 'command' && fields.dry_run !== 'T';
  const meta = {
    ...caller,
    // The time counts from the arrival: a call that waited for admission has less left.
    deadlineMs: Math.max(DEADLINE_MS - sinceArrival(req), 1),
    ...(posts && { idempotencyKey: idempotencyKey(req.headers['idempotency-key']) }),
  };
  const reply = await answer(dependencies, session, endpoint.rpc, input, meta);
  if (SESSION_RPCS.has(endpoint.rpc)) dependencies.forget(session.accessToken);
  const language = languageOf(req.headers['accept-language']);
  return wrap(endpoint, await namesIn(language, reply, { call: dependencies.call, meta: caller }), language);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id under which the browser has made the call, so that its log and ours speak of the same; a new one for any other text. */
function correlationOf({ headers }: IncomingMessage): string {
  const correlationId = headers['x-correlation-id'];
  return typeof correlationId === 'string' && UUID.test(correlationId) ? correlationId : randomUUID();
}

/** Begins the span of a browser's call, named by its path if that is one of ours: what a stranger types stays out. */
function beginSpan(req: IncomingMessage, path: string, correlation: string): Span | undefined {
  const span = tracer()?.begin(
    `${req.method} ${path || 'unknown'}`,
    'SERVER',
    { traceparent: '', correlation },
    { 'http.request.method': req.method ?? '', 'http.route': path, 'amanah.correlation_id': correlation },
  );
  traceRequest(req, span);
  return span;
}

/** Every product call goes through this handler: registry in, envelope out. See docs/architecture.md for its steps. */
export function makeGateway(dependencies: GatewayDependencies): Handler {
  return async (req, res) => {
    const correlationId = correlationOf(req);
    const address = addressOf(req.url ?? '/');
    const { path } = address;
    res.setHeader('x-correlation-id', correlationId);
    const known = isKnownPath(path) ? path : '';
    const span = beginSpan(req, known, correlationId);
    const given = (code: string, status: number) => {
      measureCall(known, code, sinceArrival(req));
      span?.end({ 'http.response.status_code': status, 'amanah.code': code }, status >= 500);
    };
    try {
      send(res, 200, await serve(dependencies, req, res, address, correlationId));
      given('00', 200);
    } catch (error) {
      dependencies.report(error, { correlationId, path });
      const { status, envelope } = refusal(error, correlationId, languageOf(req.headers['accept-language']));
      given(error instanceof AppError ? error.code : 'SYSTEM', status);
      if (status === 405) res.setHeader('allow', allowedMethods(path));
      // An unwanted rest of a body is not worth reading.
      if (status === 413 || (!req.complete && isForm(req))) sendEarly(req, res, status, envelope);
      else send(res, status, envelope);
    }
  };
}

const isForm = (req: IncomingMessage) => req.headers['content-type']?.startsWith('multipart/') ?? false;

function report(error: unknown, about: { correlationId: string; path: string }): void {
  const code = error instanceof AppError ? error.code : 'SYSTEM';
  const cause = error instanceof AppError ? error.cause : error;
  const { correlationId: correlation, path } = about;
  if (errors[code].level !== 'error') log().debug({ correlation, path, code }, 'refused');
  else log().error({ correlation, path, code, err: cause }, 'failed');
}

/** Returns the gateway of this process, with the configured core. */
export const gateway: Handler = (req, res) =>
  perProcess('gateway', () =>
    makeGateway({
      publicUrl: () => env().publicUrl,
      session: activeSession,
      menus: async (accessToken, origin) => (await profileOf(accessToken, core().call, origin)).menu_id,
      forget: forgetProfile,
      withinRate: rateLimit(),
      call: core().call,
      ...realProofs(),
      upload: realUpload(),
      note: (rpc, request, meta) =>
        core()
          .call(rpc, request, { ...meta, deadlineMs: NOTE_MS })
          .then(
            () => {},
            () => {},
          ),
      report,
    }),
  )(req, res);
