import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Client,
  type ClientReadableStream,
  credentials,
  Metadata,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import type { WebConfig } from '#lib/config/config.ts';
import { AppError, errors } from '#lib/errors/errors.ts';
import type { Span } from '#lib/tracing/span.ts';
import { HealthService } from '#lib/wire/services.ts';
import type { InboxEvent } from '#types/proto/control/flow.ts';
import { type HealthCheckResponse, HealthCheckResponse_ServingStatus } from '#types/proto/health.ts';
import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';
import { type Channels, openChannels } from './core-channels.ts';
import { saidByCore } from './core-error.ts';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';
import { rpcDefinition } from './rpc-definitions.ts';
import { tracer } from './tracing.ts';
import { unaryCall } from './unary-call.ts';

/** These travel beside a request: who asks, under which key, and how long the answer may take in milliseconds. */
export interface CallMeta {
  readonly token: string;
  readonly correlationId: string;
  readonly idempotencyKey?: string;
  readonly forwardedFor?: string;
  /** The browser names itself so. */
  readonly browser?: string;
  /** There was user activity: the session is not idle. */
  readonly hand?: boolean;
  /** The call is part of this span. */
  readonly traceparent?: string;
  readonly deadlineMs?: number;
}

export type CoreCall = <N extends RpcName>(
  rpc: N,
  request: Partial<RpcInput<N>>,
  meta: CallMeta,
) => Promise<RpcOutput<N>>;

export interface Core {
  /** Makes one unary call. Throws AppError: the core's own code, or CORE_AWAY, DEADLINE, SYSTEM. */
  readonly call: CoreCall;
  /** Opens the live stream of inbox events after `lastEventId`; the caller must listen to 'error' and cancel it. */
  readonly watch: (lastEventId: string, meta: CallMeta) => ClientReadableStream<InboxEvent>;
  /**
   * Returns true when the named part serves, by grpc.health.v1; '' is the core itself. A part that the core does not know is none of its own, and
   * well. Never throws.
   */
  readonly serves: (service: string, deadlineMs: number) => Promise<boolean>;
  /** Returns true when any of the cores answers. Never throws. */
  readonly answers: (deadlineMs: number) => Promise<boolean>;
  readonly close: () => void;
}

export const DEADLINE_MS = 10_000;
/** A core that has just begun is found again within a second; until then another one may be ended in a rolling upgrade. */
const ALL_LOST_MS = 2_000;
const AGAIN_MS = 100;

function credentialsFor(tls: WebConfig['core']['tls']) {
  if (!tls) return credentials.createInsecure();
  return credentials.createSsl(readFileSync(tls.ca), readFileSync(tls.key), readFileSync(tls.cert));
}

function metadataFor(meta: CallMeta): Metadata {
  const metadata = new Metadata();
  if (meta.token) metadata.set('authorization', `Bearer ${meta.token}`);
  metadata.set('x-correlation-id', meta.correlationId);
  if (meta.idempotencyKey) metadata.set('idempotency-key', meta.idempotencyKey);
  if (meta.forwardedFor) metadata.set('x-forwarded-for', meta.forwardedFor);
  if (meta.browser) metadata.set('x-browser', meta.browser);
  if (meta.hand) metadata.set('x-hand', 'T');
  if (meta.traceparent) metadata.set('traceparent', meta.traceparent);
  return metadata;
}

/** Makes one unary call at one core. */
async function callAt<N extends RpcName>(
  client: Client,
  rpc: N,
  request: Partial<RpcInput<N>>,
  meta: CallMeta,
  deadline: number,
): Promise<RpcOutput<N>> {
  const { path, requestSerialize, responseDeserialize } = rpcDefinition(rpc);
  // The codec reads a field that is not there as one with its default.
  const bytes = requestSerialize(request as RpcInput<N>);
  return responseDeserialize(await unaryCall(client, path, bytes, metadataFor(meta), deadline));
}

/** Returns true when the connection failed before or while the core answered; the core's own code is an answer. */
const isLost = (error: unknown): boolean =>
  error instanceof AppError && (error.cause as { code?: unknown } | undefined)?.code === status.UNAVAILABLE;

/** Returns true when no core has said anything: there was no connection. */
const isUnheard = (error: unknown): boolean =>
  error instanceof AppError && !saidByCore(error.cause as ServiceError | undefined);

/** Begins the span of a call when its request is traced; the core goes on below it. */
function traceAsked(rpc: RpcName, meta: CallMeta): { readonly meta: CallMeta; readonly span: Span | undefined } {
  const { traceparent, correlationId: correlation } = meta;
  const attributes = { 'rpc.system': 'grpc', 'rpc.method': rpc };
  const span = traceparent ? tracer()?.begin(rpc, 'CLIENT', { traceparent, correlation }, attributes) : undefined;
  return { meta: span ? { ...meta, traceparent: span.traceparent } : meta, span };
}

/**
 * Makes a call at the next core. One whose core was lost is made again at another, and for two seconds again while all of them are lost, which is safe: a
 * command's key makes it count once, wherever it is sent again, and all else changes nothing.
 */
async function atSome<T>(channels: Channels, deadline: number, callAt: (client: Client) => Promise<T>): Promise<T> {
  const patientUntil = Date.now() + ALL_LOST_MS;
  for (let client = channels.next(), attempt = 1; ; client = channels.next(client), attempt += 1) {
    try {
      return await callAt(client);
    } catch (error) {
      if (channels.all.length === 1 || !isLost(error) || Date.now() > deadline) throw error;
      if (attempt === 1) continue;
      // A core that responds knows better than a second try: it may have lost its database.
      if (!isUnheard(error) || Date.now() > patientUntil) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** Opens a channel to each core. Calls go to them in turn. */
export function connectCore(core: WebConfig['core']): Core {
  const channels = openChannels(core.addresses, credentialsFor(core.tls));
  return {
    call: async (rpc, request, given) => {
      const { meta, span } = traceAsked(rpc, given);
      const deadline = Date.now() + (meta.deadlineMs ?? DEADLINE_MS);
      let failed = false;
      try {
        return await atSome(channels, deadline, (client) => callAt(client, rpc, request, meta, deadline));
      } catch (error) {
        failed = !(error instanceof AppError) || errors[error.code].http >= 500;
        throw error;
      } finally {
        span?.end({}, failed);
      }
    },
    watch: (lastEventId, meta) => {
      const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
      const request = { last_event_id: lastEventId };
      return channels
        .next()
        .makeServerStreamRequest(path, requestSerialize, responseDeserialize, request, metadataFor(meta));
    },
    serves: (service, deadlineMs) => servesAt(channels.next(), service, deadlineMs),
    answers: (deadlineMs) =>
      Promise.any(
        channels.all.map(async (client) => {
          if (!(await servesAt(client, '', deadlineMs))) throw new Error('no answer');
        }),
      ).then(
        () => true,
        () => false,
      ),
    close: channels.close,
  };
}

/** Returns true when a part serves at one core. */
const servesAt = (client: Client, service: string, deadlineMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const { path, requestSerialize, responseDeserialize } = HealthService.check;
    const options = { deadline: Date.now() + deadlineMs };
    const done = (error: { code: number } | null, reply?: HealthCheckResponse) =>
      resolve(isWell(error, reply) || (service !== '' && service !== 'database' && isUnknown(error, reply)));
    client.makeUnaryRequest(path, requestSerialize, responseDeserialize, { service }, new Metadata(), options, done);
  });

const isWell = (error: unknown, reply?: HealthCheckResponse): boolean =>
  !error && reply?.status === HealthCheckResponse_ServingStatus.SERVING;

const isUnknown = (error: { code: number } | null, reply?: HealthCheckResponse): boolean =>
  error?.code === status.NOT_FOUND || reply?.status === HealthCheckResponse_ServingStatus.SERVICE_UNKNOWN;

/** Returns the process's connections to the configured cores. */
export const core = (): Core => perProcess('core', () => connectCore(env().core));
