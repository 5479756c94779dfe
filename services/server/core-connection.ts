import { readFileSync } from 'node:fs';
import { type ChannelOptions, Client, type ClientReadableStream, credentials, Metadata } from '@grpc/grpc-js';
import type { WebConfig } from '#lib/config/config.ts';
import type { InboxEvent } from '#types/proto/flow.ts';
import { type HealthCheckResponse, HealthCheckResponse_ServingStatus, HealthService } from '#types/proto/health.ts';
import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';
import { fromCore } from './core-error.ts';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';
import { definitionOf, wholeRequest } from './rpc-definitions.ts';

/** What travels beside a request: who asks, under which key, and how long the answer may take in milliseconds. */
export interface CallMeta {
  readonly token: string;
  readonly correlationId: string;
  readonly idempotencyKey?: string;
  readonly forwardedFor?: string;
  /** What the browser calls itself. */
  readonly browser?: string;
  readonly deadlineMs?: number;
}

export type CoreCall = <N extends RpcName>(
  rpc: N,
  request: Partial<RpcInput<N>>,
  meta: CallMeta,
) => Promise<RpcOutput<N>>;

export interface Core {
  /** One unary call. Throws AppError: the core's own code, or CORE_AWAY, DEADLINE, SYSTEM. */
  readonly call: CoreCall;
  /** The live stream of inbox events after `lastEventId`; the caller must listen to 'error' and cancel it. */
  readonly watch: (lastEventId: string, meta: CallMeta) => ClientReadableStream<InboxEvent>;
  /** Does the named part serve, by grpc.health.v1? '' is the core itself. Never throws. */
  readonly serves: (service: string, deadlineMs: number) => Promise<boolean>;
  readonly close: () => void;
}

export const DEADLINE_MS = 10_000;

/** A core that was restarted must be found again within a second or two, not after grpc's default of up to two minutes. */
const CHANNEL: ChannelOptions = {
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.min_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
};

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
  return metadata;
}

/** Opens one channel to the core. It connects on the first call and reconnects by itself. */
export function connectCore(core: WebConfig['core']): Core {
  const client = new Client(`${core.address.host}:${core.address.port}`, credentialsFor(core.tls), CHANNEL);
  return {
    call: (rpc, request, meta) =>
      new Promise((resolve, reject) => {
        const { path, requestSerialize, responseDeserialize } = definitionOf(rpc);
        const deadline = Date.now() + (meta.deadlineMs ?? DEADLINE_MS);
        const whole = wholeRequest(rpc, request);
        const done = (error: Parameters<typeof fromCore>[0] | null, reply?: RpcOutput<typeof rpc>) =>
          error || reply === undefined ? reject(error ? fromCore(error) : new Error('no reply')) : resolve(reply);
        client.makeUnaryRequest(
          path,
          requestSerialize,
          responseDeserialize,
          whole,
          metadataFor(meta),
          { deadline },
          done,
        );
      }),
    watch: (lastEventId, meta) => {
      const { path, requestSerialize, responseDeserialize } = definitionOf('flow.watch');
      const request = { last_event_id: lastEventId };
      return client.makeServerStreamRequest(path, requestSerialize, responseDeserialize, request, metadataFor(meta));
    },
    serves: (service, deadlineMs) =>
      new Promise((resolve) => {
        const { path, requestSerialize, responseDeserialize } = HealthService.check;
        const options = { deadline: Date.now() + deadlineMs };
        const done = (error: unknown, reply?: HealthCheckResponse) =>
          resolve(!error && reply?.status === HealthCheckResponse_ServingStatus.SERVING);
        const request = { service };
        client.makeUnaryRequest(path, requestSerialize, responseDeserialize, request, new Metadata(), options, done);
      }),
    close: () => client.close(),
  };
}

/** The process's one connection to the configured core. */
export const core = (): Core => perProcess('core', () => connectCore(env().core));
