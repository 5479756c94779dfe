import type { services } from './services.ts';

/** Every gRPC service of the core, by banking area. */
type Services = typeof services;

type Area = keyof Services;

/** 'teller.setorTunai' and its like: every rpc of every area, derived from the generated services. */
export type RpcName = { [A in Area]: `${A}.${keyof Services[A] & string}` }[Area];

type Method<N extends RpcName> = N extends `${infer A extends Area}.${infer M}`
  ? M extends keyof Services[A]
    ? Services[A][M]
    : never
  : never;

export type RpcInput<N extends RpcName> =
  Method<N> extends { requestSerialize: (value: infer I) => unknown } ? I : never;
export type RpcOutput<N extends RpcName> =
  Method<N> extends { responseDeserialize: (value: Buffer) => infer O } ? O : never;
/** One row of a list reply. */
export type RpcRow<N extends RpcName> = RpcOutput<N> extends { data: (infer R)[] } ? R : never;
