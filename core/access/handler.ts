import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';
import type { Context } from './context.ts';

/**
 * Handles any rpc but the stream, the provider's own message and the web's own question. A change needs an idempotency key, unless it is only tried
 * (dry run).
 */
export type Handler<N extends RpcName> = {
  readonly changes: boolean;
  handle(context: Context, input: RpcInput<N>): Promise<RpcOutput<N>>;
};
export type Unary = Exclude<RpcName, 'flow.watch' | 'access.backchannelLogout' | 'access.tokenSesi'>;
export type Handlers = { readonly [N in Unary]: Handler<N> };

/** Handles a read; nothing changes. */
export const read = <I, O>(handle: (context: Context, input: I) => Promise<O>) => ({ changes: false, handle });
/** Changes something, under the call's idempotency key. */
export const change = <I, O>(handle: (context: Context, input: I) => Promise<O>) => ({ changes: true, handle });
