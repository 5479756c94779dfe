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
