import { pause } from './processes.ts';
import type { StopList } from './stop-list.ts';

/** A process of the stack, as far as its keeper needs to know it. */
export type Kept = Readonly<{ ended: Promise<string>; stop: () => Promise<void> }>;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Who lived that long was well: the pauses begin anew. */
const WELL_MS = 60_000;

export type KeepOptions<P extends Kept> = Readonly<{
  /** As it stands in a sentence: "The core". */
  name: string;
  stops: StopList;
  say: (line: string) => void;
  /** Starts it and answers when it works. Rejects when it does not. */
  start: () => Promise<P>;
}>;

/**
 * Starts a program and, when it ends by itself, again: after half a second at first, a quarter of a minute at last. Answers the
 * first run; what happens later is told in plain lines. It ends with the stack.
 */
export async function keepRunning<P extends Kept>({ name, stops, say, start }: KeepOptions<P>): Promise<P> {
  let stopped = false;
  const first = await start();
  let current: Kept = first;
  await stops.add(async () => {
    stopped = true;
    await current.stop();
  });
  const keep = async (): Promise<void> => {
    let wait = FIRST_PAUSE_MS;
    let since = performance.now();
    while (!stopped) {
      const how = await current.ended;
      if (stopped) return;
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
  void keep();
  return first;
}
