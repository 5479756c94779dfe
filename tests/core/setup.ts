import { afterAll, vi } from 'vitest';

/** A worker's files share clocks and modules: what one has put in place of them ends with it. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
