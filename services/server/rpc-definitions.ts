import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';
import { services } from '#types/services.ts';

/** How one rpc travels, as the generated service definitions have it. */
export interface Definition<I, O> {
  readonly path: string;
  readonly responseStream: boolean;
  readonly requestSerialize: (value: I) => Buffer;
  readonly requestDeserialize: (bytes: Buffer) => I;
  readonly responseDeserialize: (bytes: Buffer) => O;
}

const definitions = new Map<string, unknown>(
  Object.entries(services).flatMap(([area, methods]) =>
    Object.entries(methods).map(([method, definition]): [string, unknown] => [`${area}.${method}`, definition]),
  ),
);

/** Every rpc the core offers, in the order of the proto files. */
export const rpcNames = [...definitions.keys()] as readonly RpcName[];

export const definitionOf = <N extends RpcName>(rpc: N) =>
  definitions.get(rpc) as Definition<RpcInput<N>, RpcOutput<N>>;

const NOTHING = Buffer.alloc(0);

/**
 * A whole request message from the fields at hand. The generated encoder wants every field to be present; decoding
 * nothing gives the message with all its defaults.
 */
export const wholeRequest = <N extends RpcName>(rpc: N, fields: Partial<RpcInput<N>>): RpcInput<N> =>
  Object.assign(definitionOf(rpc).requestDeserialize(NOTHING) as object, fields) as RpcInput<N>;
