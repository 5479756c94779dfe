import type { Services } from './services.ts';

type Area = keyof Services;

/** 'teller.setorTunai' and its like: every rpc of every area, derived from the generated types of the services. */
export type RpcName = { [A in Area]: `${A}.${keyof Services[A] & string}` }[Area];

type Method<N extends RpcName> = N extends `${infer A extends Area}.${infer M}`
  ? M extends keyof Services[A]
    ? Services[A][M]
    : never
  : never;

export type RpcInput<N extends RpcName> = Method<N> extends (request: infer I) => unknown ? I : never;
/** The reply of an rpc; of a stream each message. */
export type RpcOutput<N extends RpcName> =
  Method<N> extends (request: never) => Promise<infer O> | AsyncIterable<infer O> ? O : never;
/** One row of a list reply. */
export type RpcRow<N extends RpcName> = RpcOutput<N> extends { data: (infer R)[] } ? R : never;
