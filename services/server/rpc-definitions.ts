import type { MethodDefinition } from '@grpc/grpc-js';
import { services } from '#lib/wire/services.ts';
import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';

const definitions = new Map<string, unknown>(
  Object.entries(services).flatMap(([area, methods]) =>
    Object.entries(methods).map(([method, definition]): [string, unknown] => [`${area}.${method}`, definition]),
  ),
);

/** The list holds every rpc the core offers, in the order of `types/proto/schema.ts`. */
export const rpcNames = [...definitions.keys()] as readonly RpcName[];

export const rpcDefinition = <N extends RpcName>(rpc: N) =>
  definitions.get(rpc) as MethodDefinition<RpcInput<N>, RpcOutput<N>>;

const NOTHING = Buffer.alloc(0);
/** The request holds empty data, field 2 of every submission. */
const NO_DATA = Buffer.from([0x12, 0]);

interface Submission {
  readonly flowData?: object;
}

/** Returns the fields that are there: an undefined one is left out as if it was never named. */
const present = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Returns a whole request message from the fields at hand, a submission's data likewise. The encoder wants every field to be
 * present; decoding nothing gives the message with all its defaults.
 */
export function wholeRequest<N extends RpcName>(rpc: N, fields: Partial<RpcInput<N>>): RpcInput<N> {
  const read = rpcDefinition(rpc).requestDeserialize;
  const whole: object = { ...(read(NOTHING) as object), ...present(fields) };
  const { flowData } = fields as Submission;
  if (typeof flowData !== 'object') return whole as RpcInput<N>;
  const data = { ...(read(NO_DATA) as Submission).flowData, ...present(flowData) };
  return { ...whole, flowData: data } as RpcInput<N>;
}
