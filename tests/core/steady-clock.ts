import { vi } from 'vitest';

/**
 * The core caches reference data and callers for seconds of the steady clock: from here on it runs so many milliseconds ahead, so that the next
 * code reads the present ones. `vi.restoreAllMocks` brings it back.
 */
export function clockAhead(milliseconds: number): void {
  vi.restoreAllMocks();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

let ahead = 0;
/** Lets the code after it see reference data as it is now, however often it is asked for. */
export function later(): void {
  ahead += 60_000;
  clockAhead(ahead);
}
