/** Lists the started parts, to be stopped in the reverse order, once. */
export type StopList = Readonly<{
  add: (stop: () => Promise<void>) => Promise<void>;
  stopAll: () => Promise<void>;
}>;

/**
 * Makes an empty list. Something added after the stop began (a server that was still starting when Ctrl-C came) is
 * stopped at once. One that fails to stop does not keep the others running.
 */
export function stopList(): StopList {
  const stops: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;

  const quietly = async (stop: () => Promise<void>) => {
    try {
      await stop();
    } catch {
      // The rest must still be stopped, and its own end is all that was asked of it.
    }
  };
  const runAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await quietly(stop);
  };
  return {
    add: async (stop) => {
      if (stopping) await quietly(stop);
      else stops.push(stop);
    },
    stopAll: () => {
      stopping ??= runAll();
      return stopping;
    },
  };
}
