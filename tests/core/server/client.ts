import { type ChannelCredentials, Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { emptySubmit } from '#core/engine/submitted.ts';
import { ERROR_METADATA, type ErrorCode, type ErrorDetails } from '#lib/errors/errors.ts';
import { rpcDefinition } from '#services/server/rpc-definitions.ts';
import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';

/** Holds the result of a call: the reply, or the core's own code; AWAY where the core did not answer at all. */
export type Outcome<N extends RpcName> =
  | { readonly code: 'OK'; readonly reply: RpcOutput<N> }
  | {
      readonly code: ErrorCode | 'AWAY';
      readonly reply: null;
      readonly details: ErrorDetails;
      /** Everything that left the core, as text. */
      readonly text: string;
    };

export interface Meta {
  readonly token?: string;
  readonly key?: string;
  /** Replaces the whole authorization header. */
  readonly authorization?: string;
  readonly deadlineMs?: number;
  /** Gives the addresses the call came by, as the gateway sends them. */
  readonly from?: string;
  /** The gateway reports user activity on the screen. */
  readonly hand?: boolean;
}

type Call = <N extends RpcName>(rpc: N, request: unknown, meta: Meta) => Promise<Outcome<N>>;

export interface CoreClient {
  readonly call: Call;
  readonly raw: Client;
  readonly close: () => void;
}

export function metadataOf({ token, key, authorization, from, hand }: Meta): Metadata {
  const metadata = new Metadata();
  const header = authorization ?? (token === undefined ? undefined : `Bearer ${token}`);
  if (header !== undefined) metadata.set('authorization', header);
  if (key !== undefined) metadata.set('idempotency-key', key);
  if (from !== undefined) metadata.set('x-forwarded-for', from);
  if (hand) metadata.set('x-hand', 'T');
  return metadata;
}

function refusal(error: ServiceError) {
  const sent = error.metadata?.get(ERROR_METADATA)[0];
  // The second in which an answer was sent reveals nothing about it.
  const { date: _, ...headers } = error.metadata?.toJSON() ?? {};
  const text = `${error.message} ${error.details} ${JSON.stringify(headers)} ${sent?.toString() ?? ''}`;
  if (!sent) return { code: 'AWAY' as const, reply: null, details: {}, text };
  const body = JSON.parse(sent.toString()) as { code: ErrorCode; details: ErrorDetails };
  return { ...body, reply: null, text };
}

/** A bare gRPC client of the core: what an intruder inside the bank's network would use. */
export function connectTo(address: string, channel: ChannelCredentials = credentials.createInsecure()): CoreClient {
  const client = new Client(address, channel, {
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.min_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 500,
  });
  return {
    raw: client,
    close: () => client.close(),
    call: <N extends RpcName>(rpc: N, request: unknown, meta: Meta) => {
      const definition = rpcDefinition(rpc);
      return new Promise<Outcome<N>>((resolve) => {
        client.makeUnaryRequest(
          definition.path,
          definition.requestSerialize,
          definition.responseDeserialize,
          request as RpcInput<N>,
          metadataOf(meta),
          { deadline: Date.now() + (meta.deadlineMs ?? 20_000) },
          (error, reply) => resolve(error ? refusal(error) : { code: 'OK', reply: reply as RpcOutput<N> }),
        );
      });
    },
  };
}

/** The workflow payload of a submit with its defaults. */
export const submitOf = (fields: Readonly<Record<string, unknown>> = {}) => ({
  ...emptySubmit,
  ...fields,
});
