import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InboxStream, POLL_MS } from '#hooks/inbox-stream.ts';

/** An EventSource whose life the test holds. */
class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.made.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  opens() {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  says(data: string) {
    this.dispatchEvent(new MessageEvent('inbox', { data }));
  }
  breaks(state: number) {
    this.readyState = state;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.made = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const source = () => FakeSource.made.at(-1) as FakeSource;

test('one connection serves every listener and closes after the last', () => {
  const stream = new InboxStream();
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = stream.subscribe(first);
  const stopSecond = stream.subscribe(second);
  expect(FakeSource.made.map(({ url }) => url)).toEqual(['/api/otorisasi/stream']);
  source().opens();
  source().says('{"id_flow":"f1","flow_state":"APPROVED"}');
  expect(first.mock.calls).toEqual([[{ id_flow: 'f1', flow_state: 'APPROVED' }]]);
  stopFirst();
  source().says('{"id_flow":"f2"}');
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
  stopSecond();
  expect(source().readyState).toBe(FakeSource.CLOSED);
});

test('an open stream is not polled', () => {
  const listener = vi.fn();
  const stop = new InboxStream().subscribe(listener);
  source().opens();
  vi.advanceTimersByTime(3 * POLL_MS);
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('a stream that is away is polled, and every reader loads once when it is back', () => {
  const listener = vi.fn();
  const stop = new InboxStream().subscribe(listener);
  source().opens();
  source().breaks(0);
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(listener.mock.calls).toEqual([[null], [null]]);
  source().opens();
  expect(listener).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(POLL_MS);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(FakeSource.made).toHaveLength(1);
  stop();
});

test('a refused stream is opened again, and not after the last listener left', () => {
  const stop = new InboxStream().subscribe(vi.fn());
  source().breaks(FakeSource.CLOSED);
  vi.advanceTimersByTime(POLL_MS);
  expect(FakeSource.made).toHaveLength(2);
  stop();
  vi.advanceTimersByTime(5 * POLL_MS);
  expect(FakeSource.made).toHaveLength(2);
});

test('an unreadable message still makes every screen reload', () => {
  const listener = vi.fn();
  const stop = new InboxStream().subscribe(listener);
  source().says('{');
  expect(listener.mock.calls).toEqual([[null]]);
  stop();
});
