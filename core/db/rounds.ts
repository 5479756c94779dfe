/**
 * Does `round` again and again: at once while it says that there is more, after a pause otherwise. A round that fails is reported to `failed` and
 * tried again. Returns how to stop: after the round at hand, without waiting for the pause.
 */
export function inRounds(
  round: () => Promise<boolean>,
  { pauseMs, failed }: { readonly pauseMs: number; readonly failed: (error: unknown) => void },
): () => Promise<void> {
  let stopped = false;
  let wake = () => {};
  const rounds = (async () => {
    while (!stopped) {
      const more = await round().catch((error: unknown) => {
        failed(error);
        return false;
      });
      if (!more && !stopped) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pauseMs).unref();
        });
      }
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await rounds;
  };
}
