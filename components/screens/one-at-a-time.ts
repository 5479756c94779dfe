import { useRef } from 'react';

/** Runs a piece of work, unless one runs already. */
export type Alone = (work: () => Promise<void>) => Promise<void>;

/** One piece of work at a time: a second click while one runs is not heard. What a piece throws goes to `onFailure`. */
export function useOneAtATime(onFailure: (error: unknown) => Promise<void>): Alone {
  const running = useRef(false);
  return async (work) => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } catch (error) {
      await onFailure(error);
    } finally {
      running.current = false;
    }
  };
}
