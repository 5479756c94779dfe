import type { Context } from '#core/engine/context.ts';
import type { Operation } from '#core/engine/operation.ts';
import { closeDraft } from '#core/engine/posted-draft.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import { validInput } from '#core/engine/submitted.ts';
import type { Posting, Submit } from '#types/proto/common.ts';
import type { RpcInput, RpcName, RpcOutput } from '#types/rpc.ts';

/**
 * Every rpc but the stream and the provider's own message, and how it is answered. A change needs an idempotency key,
 * unless it is only tried (dry run).
 */
export type Handler<N extends RpcName> = {
  readonly changes: boolean;
  handle(context: Context, input: RpcInput<N>): Promise<RpcOutput<N>>;
};
export type Unary = Exclude<RpcName, 'flow.watch' | 'access.backchannelLogout'>;
export type Handlers = { readonly [N in Unary]: Handler<N> };

/** Answers a question; nothing changes. */
export const read = <I, O>(handle: (context: Context, input: I) => Promise<O>) => ({ changes: false, handle });
/** Changes something, under the call's idempotency key. */
export const change = <I, O>(handle: (context: Context, input: I) => Promise<O>) => ({ changes: true, handle });

/** A transaction processor: its submit fields say whether it is tried only, which grant releases it, which draft it ends. */
export const processor = <D, X>(operation: Operation<D, X>) =>
  change(
    async (context: Context, input: { submit?: Submit | undefined; flowData?: unknown }): Promise<Posting> =>
      runOperation(context, operation, validInput(operation.schema, input.flowData), {
        dryRun: input.submit?.dry_run === 'T',
        token: input.submit?.token_override || undefined,
        effects: await closeDraft(context, operation.code, input.submit),
      }),
  );

/** A command whose message is the operation's input, beside dry_run. */
export const plain = <D, X>(operation: Operation<D, X>) =>
  change(
    (context: Context, { dry_run, ...data }: { dry_run: string }): Promise<Posting> =>
      runOperation(context, operation, validInput(operation.schema, data), { dryRun: dry_run === 'T' }),
  );
