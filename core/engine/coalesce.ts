import { type CallScope, callScope, whyTooLate } from '#core/db/call-scope.ts';
import { AppError } from '#lib/errors/errors.ts';

interface Waiting<I, O> {
  readonly item: I;
  /** The call it is asked for. */
  readonly scope: CallScope | undefined;
  readonly resolve: (answer: O) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets calls that have to wait anyway go out together. Up to `lanes` runs are on their way at a time; what comes while all are
 * busy waits for the next free one, which takes up to `most` at once. Nothing ever waits to fill a run, so a lone call goes out
 * at once. `run` answers in the order it was asked; when it fails, each of its items is tried alone, so that none fails for
 * another's fault. What has stood here too long for its call (`beginBy`, `deadline`) is refused before anything of it was done.
 */
export function coalesce<I, O>(
  lanes: number,
  most: number,
  run: (items: readonly I[]) => Promise<readonly O[]>,
): (item: I) => Promise<O> {
  const queue: Waiting<I, O>[] = [];
  let busy = 0;

  const alone = async ({ item, resolve, reject }: Waiting<I, O>) => {
    try {
      const [answer] = await run([item]);
      resolve(answer as O);
    } catch (error) {
      reject(error);
    }
  };
  const together = async (batch: readonly Waiting<I, O>[]) => {
    const [first] = batch;
    if (first && batch.length === 1) return alone(first);
    try {
      const answers = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as O);
    } catch {
      for (const waiting of batch) await alone(waiting);
    }
  };
  const take = (): readonly Waiting<I, O>[] => {
    const batch: Waiting<I, O>[] = [];
    while (batch.length < most) {
      const waiting = queue.shift();
      if (!waiting) break;
      const late = whyTooLate(waiting.scope);
      if (late) waiting.reject(new AppError(late));
      else batch.push(waiting);
    }
    return batch;
  };
  const next = () => {
    if (busy >= lanes) return;
    const batch = take();
    if (batch.length === 0) return;
    busy++;
    void together(batch).finally(() => {
      busy--;
      next();
    });
  };
  return (item) =>
    new Promise<O>((resolve, reject) => {
      queue.push({ item, scope: callScope(), resolve, reject });
      next();
    });
}
