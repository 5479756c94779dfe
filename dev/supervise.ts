import { pause } from './processes.ts';
import type { StopList } from './stop-list.ts';

/** A process of the stack, as far as its keeper needs to know it. */
export type Supervised = Readonly<{ ended: Promise<string>; stop: () => Promise<void> }>;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A process that lived this long was healthy: the pauses begin anew. */
const WELL_MS = 60_000;

export type SuperviseOptions<P extends Supervised> = Readonly<{
  /** Names it within a sentence: "The core". */
  name: string;
  stops: StopList;
  say: (line: string) => void;
  /** Starts it and resolves when it works. Rejects when it does not. */
  start: () => Promise<P>;
  /** Receives how to stop the program, do some work while it is down, and start it again. */
  onPausable?: (whileDown: WhileDown) => void;
}>;

/** Stops a program, does the work and starts the program again. */
export type WhileDown = (work: () => Promise<void>) => Promise<void>;

/**
 * Starts a program and, when it ends by itself, again: after half a second at first, a quarter of a minute at last. Returns the first run; plain
 * lines report later events. It ends with the stack.
 */
export async function supervise<P extends Supervised>(options: SuperviseOptions<P>): Promise<P> {
  const { name, stops, say, start } = options;
  let stopped = false;
  let paused: Promise<void> | undefined;
  const first = await start();
  let current: Supervised = first;
  await stops.add(async () => {
    stopped = true;
    await current.stop();
  });
  const restart = async (): Promise<void> => {
    let wait = FIRST_PAUSE_MS;
    let since = performance.now();
    while (!stopped) {
      const how = await current.ended;
      if (stopped) return;
      if (paused) {
        // A failure to start again is reported to whoever paused the program. The loop then starts it as after any other end.
        await paused.catch(() => {});
        since = performance.now();
        continue;
      }
      if (performance.now() - since > WELL_MS) wait = FIRST_PAUSE_MS;
      say(`${name} ended by itself (${how}). It is started again in ${wait / 1_000} s.`);
      await pause(wait);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
      since = performance.now();
      if (stopped) return;
      try {
        current = await start();
        if (stopped) await current.stop();
        else say(`${name} works again, ${Math.round((performance.now() - since) / 100) / 10} s after it was started.`);
      } catch (error) {
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        current = { ended: Promise.resolve(`it could not be started: ${reason}`), stop: async () => {} };
      }
    }
  };
  void restart();
  options.onPausable?.((work) => {
    const pause = async () => {
      await current.stop();
      await work();
      if (!stopped) current = await start();
      if (stopped) await current.stop();
    };
    paused = pause().finally(() => {
      paused = undefined;
    });
    return paused;
  });
  return first;
}
