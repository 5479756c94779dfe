import { vi } from 'vitest';

const SIGN = 'pointermove';

/**
 * Returns a function that makes user activity on this window. A test's own events are a script's and no user activity; a browser alone makes
 * trusted ones, so this one goes straight to who listens from now on: ask for it before anything is mounted.
 */
export function hands(): () => void {
  const listening = new Set<(event: Event) => void>();
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: unknown[]) => {
    if (given[0] === SIGN) listening.add(given[1] as (event: Event) => void);
    Reflect.apply(addEventListener, window, given);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...given: unknown[]) => {
    listening.delete(given[1] as (event: Event) => void);
    Reflect.apply(removeEventListener, window, given);
  });
  return () => {
    for (const collectOutcomes of listening) collectOutcomes({ type: SIGN, isTrusted: true } as Event);
  };
}
