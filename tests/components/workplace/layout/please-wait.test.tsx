import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PleaseWait } from '#components/workplace/layout/please-wait.tsx';

type Handler = (url: string, options: { shallow: boolean }) => void;
const handlers = new Map<string, Handler>();
const router = {
  events: {
    on: (name: string, handler: Handler) => void handlers.set(name, handler),
    off: (name: string) => void handlers.delete(name),
  },
};
vi.mock('next/router', () => ({ useRouter: () => router }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const emit = (name: string, shallow = false) => act(() => handlers.get(name)?.('/lain', { shallow }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each(['routeChangeComplete', 'routeChangeError'])(
  "'Please Wait ...' covers the page while the next one is on its way, until %s",
  (end) => {
    render(<PleaseWait />);
    emit('routeChangeStart');
    pass(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('Please Wait ...');
    emit(end);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('a warm page that is there at once, and a change within the page, show no overlay', () => {
  render(<PleaseWait />);
  emit('routeChangeStart');
  pass(50);
  emit('routeChangeComplete');
  emit('routeChangeStart', true);
  pass(1_000);
  expect(screen.queryByRole('status')).toBeNull();
});
