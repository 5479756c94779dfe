interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (answer: O) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets calls that have to wait anyway go out together. Up to `lanes` runs are on their way at a time; what comes while all are
 * busy waits for the next free one, which takes up to `most` at once. Nothing ever waits to fill a run, so a lone call goes out
 * at once. `run` answers in the order it was asked; when it fails, each of its items is tried alone, so that none fails for
 * another's fault.
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
  const next = () => {
    if (busy >= lanes || queue.length === 0) return;
    busy++;
    void together(queue.splice(0, most)).finally(() => {
      busy--;
      next();
    });
  };
  return (item) =>
    new Promise<O>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      next();
    });
}
