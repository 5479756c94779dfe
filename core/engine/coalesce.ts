import { type CallScope, callScope, whyTooLate } from '#core/db/call-scope.ts';
import { AppError } from '#lib/errors/errors.ts';
import { workingTime } from '#lib/working-time.ts';

interface Waiting<I, O> {
  readonly item: I;
  /** The call it is asked for. */
  readonly scope: CallScope | undefined;
  /** The call waits here since this moment, by the working time of this queue. */
  readonly since: number;
  readonly resolve: (answer: O) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets calls that have to wait anyway go out together. Up to `lanes` runs are on their way at a time; what comes while all are busy waits for the
 * next free one, which takes up to `most` at once. Nothing ever waits to fill a run, so a lone call goes out at once. `run` returns results in the
 * order it was asked; when it fails, each of its items is tried alone, so that none fails for another's fault. A call that has waited here too long
 * while others were served, or whose deadline is over, is refused before anything of it was done.
 */
export function coalesce<I, O>(
  lanes: number,
  most: number,
  run: (items: readonly I[]) => Promise<readonly O[]>,
): (item: I) => Promise<O> {
  const queue: Waiting<I, O>[] = [];
  const time = workingTime();
  let busy = 0;

  const answered = ({ scope, resolve }: Waiting<I, O>, answer: O) => {
    if (scope) scope.progress.served = true;
    resolve(answer);
  };
  const alone = async (waiting: Waiting<I, O>) => {
    const { item, reject } = waiting;
    try {
      const [answer] = await run([item]);
      answered(waiting, answer as O);
    } catch (error) {
      reject(error);
    }
  };
  const together = async (batch: readonly Waiting<I, O>[]) => {
    const [first] = batch;
    if (first && batch.length === 1) return alone(first);
    try {
      const answers = await run(batch.map(({ item }) => item));
      for (const [index, waiting] of batch.entries()) answered(waiting, answers[index] as O);
    } catch {
      for (const waiting of batch) await alone(waiting);
    }
  };
  const drain = (): readonly Waiting<I, O>[] => {
    const batch: Waiting<I, O>[] = [];
    while (batch.length < most) {
      const waiting = queue.shift();
      if (!waiting) break;
      const { scope } = waiting;
      const late = whyTooLate(scope, time.now() - waiting.since);
      if (late) waiting.reject(new AppError(late));
      else batch.push(waiting);
    }
    return batch;
  };
  const next = () => {
    if (busy >= lanes) return;
    const batch = drain();
    if (batch.length === 0) return;
    busy++;
    void together(batch).finally(() => {
      busy--;
      time.worked();
      next();
    });
  };
  return (item) =>
    new Promise<O>((resolve, reject) => {
      queue.push({ item, scope: callScope(), since: time.now(), resolve, reject });
      next();
    });
}
