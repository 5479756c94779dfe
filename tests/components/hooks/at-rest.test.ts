import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest, isConnectionSpared } from '#hooks/at-rest.ts';

/** The screen is asked again within this time. */
const SOON_MS = 1_000;

let client: QueryClient;
let leaving: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  leaving = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Waits for the rest; 'waits' as long as it has not come. */
function resting() {
  const state: { is: boolean | 'waits' } = { is: 'waits' };
  void atRest(client, leaving.signal).then((is) => {
    state.is = is;
  });
  return state;
}

/** Begins a read, and returns how it ends. */
function reading(): () => void {
  const { promise, resolve } = Promise.withResolvers<string>();
  void client.fetchQuery({ queryKey: ['till'], queryFn: () => promise });
  return () => resolve('here');
}

describe('a screen', () => {
  test('is at rest once the browser is idle and nothing is read', async () => {
    const rest = resting();
    expect(rest.is).toBe('waits');
    await vi.advanceTimersByTimeAsync(SOON_MS);
    expect(rest.is).toBe(true);
  });

  test('is not at rest while something is read, and is soon after', async () => {
    const end = reading();
    const rest = resting();
    await vi.advanceTimersByTimeAsync(10 * SOON_MS);
    expect(rest.is).toBe('waits');
    end();
    await vi.advanceTimersByTimeAsync(SOON_MS);
    expect(rest.is).toBe(true);
  });

  test('is not at rest out of view, and is soon after it is in view', async () => {
    const view = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const rest = resting();
    await vi.advanceTimersByTimeAsync(10 * SOON_MS);
    expect(rest.is).toBe('waits');
    view.mockReturnValue('visible');
    await vi.advanceTimersByTimeAsync(SOON_MS);
    expect(rest.is).toBe(true);
  });

  test('that is left never rests, before its turn and while it waits', async () => {
    const end = reading();
    const rest = resting();
    await vi.advanceTimersByTimeAsync(SOON_MS);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(rest.is).toBe(false);
    end();
    const later = resting();
    await vi.advanceTimersByTimeAsync(SOON_MS);
    expect(later.is).toBe(false);
  });
});

test('spares a connection that saves data or is slow, and no other', () => {
  const given = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });
  const spared = [
    undefined,
    { effectiveType: '4g', saveData: false },
    { saveData: true },
    { effectiveType: 'slow-2g' },
  ];
  const found = spared.map((connection) => {
    given(connection);
    return isConnectionSpared();
  });
  expect(found).toEqual([false, false, true, true]);
});
