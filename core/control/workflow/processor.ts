import type { Context } from '#core/access/context.ts';
import { change } from '#core/access/handler.ts';
import { validInput } from '#core/access/input.ts';
import type { Operation } from '#core/engine/operation.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import type { Posting, Submit } from '#types/proto/common.ts';
import { closeDraft } from './posted-draft.ts';

/** A transaction processor: its submit fields say whether it is tried only, which grant releases it, which draft it ends. */
export const processor = <D, X>(operation: Operation<D, X>) =>
  change(
    async (context: Context, input: { submit?: Submit | undefined; flowData?: unknown }): Promise<Posting> =>
      runOperation(context, operation, validInput(operation.schema, input.flowData), {
        dryRun: input.submit?.dry_run === 'T',
        ...(input.submit?.token_override && { token: input.submit.token_override }),
        effects: await closeDraft(context, operation.code, input.submit),
      }),
  );

/** A command whose message is the operation's input, beside dry_run. */
export const plain = <D, X>(operation: Operation<D, X>) =>
  change(
    (context: Context, { dry_run, ...data }: { dry_run: string }): Promise<Posting> =>
      runOperation(context, operation, validInput(operation.schema, data), { dryRun: dry_run === 'T' }),
  );
