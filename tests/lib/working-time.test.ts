import { afterEach, expect, test, vi } from 'vitest';
import { afterRunning, workingTime } from '#lib/working-time.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('counts the time between signs of work, a quarter of a second at most', () => {
  let now = 100;
  const time = workingTime(() => now);
  now += 200;
  expect(time.now()).toBe(200);
  time.worked();
  now += 50;
  time.worked();
  expect(time.now()).toBe(250);
  now += 10_000;
  expect(time.now()).toBe(500);
  time.worked();
  expect(time.now()).toBe(500);
});

test('counts a rest in full', () => {
  let now = 0;
  const time = workingTime(() => now);
  now += 10_000;
  time.rested();
  expect(time.now()).toBe(10_000);
});

test('a limit ends after its time, unless it is cancelled', () => {
  vi.useFakeTimers();
  const [expired, cancelled] = [vi.fn(), vi.fn()];
  afterRunning(500, expired);
  afterRunning(500, cancelled)();
  vi.advanceTimersByTime(499);
  expect(expired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expired).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('a limit does not end because the process slept', () => {
  vi.useFakeTimers();
  const expired = vi.fn();
  afterRunning(500, expired);
  // The clock moves on and no timer fires.
  const slept = performance.now() + 1_500;
  vi.spyOn(performance, 'now').mockReturnValueOnce(slept);
  vi.advanceTimersByTime(100);
  expect(expired).not.toHaveBeenCalled();
});
