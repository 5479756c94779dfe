import { useRef } from 'react';

/** Runs a piece of work, unless one runs already. */
export type Alone = (work: () => Promise<void>) => Promise<void>;

/** Runs one piece of work at a time: it ignores a second click while one runs. Errors of a piece go to `onFailure`. */
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
