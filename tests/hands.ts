import { vi } from 'vitest';

const SIGN = 'pointermove';

/**
 * Returns a function that makes user activity on this window. A test's own events are a script's and no user activity; a browser alone makes
 * trusted ones, so this one goes straight to who listens from now on: ask for it before anything is mounted.
 */
export function hands(): () => void {
  const listening = new Set<(event: Event) => void>();
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...told: unknown[]) => {
    if (told[0] === SIGN) listening.add(told[1] as (event: Event) => void);
    Reflect.apply(addEventListener, window, told);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...told: unknown[]) => {
    listening.delete(told[1] as (event: Event) => void);
    Reflect.apply(removeEventListener, window, told);
  });
  return () => {
    for (const collectOutcomes of listening) collectOutcomes({ type: SIGN, isTrusted: true } as Event);
  };
}
