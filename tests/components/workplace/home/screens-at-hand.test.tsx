import { render, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ScreensAtHand } from '#components/workplace/home/screens-at-hand.tsx';
import { queryWrapper } from '../../hooks/harness.tsx';

const pageLoader = vi.hoisted(() => ({ loadPage: vi.fn() }));
const prefetch = vi.hoisted(() => vi.fn(async (_route: string) => undefined));
const rights = vi.hoisted(() => ({ closed: new Set<string>() }));
vi.mock('next/router', () => ({ default: { router: { prefetch, pageLoader } } }));
vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: (menu: string) => !rights.closed.has(menu) }),
}));

const drawn = vi.fn();
const effects = vi.fn();
const readAhead = vi.fn(async () => undefined);

/** A page of the counter, which says what it reads before it is opened. */
const form = (title: string) =>
  Object.assign(
    () => {
      drawn(title);
      useEffect(() => effects(title));
      return <h1>{title}</h1>;
    },
    { readAhead },
  );
const List = () => {
  drawn('list');
  return null;
};
const Broken = Object.assign(
  (): ReactNode => {
    throw new Error('drawn too early');
  },
  { readAhead },
);

let pages: Record<string, unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  rights.closed.clear();
  pages = {
    '/teller/cash-deposit': form('deposit'),
    '/teller/cash-withdrawal': form('withdrawal'),
    '/teller/transactions': List,
  };
  pageLoader.loadPage.mockImplementation(async (route: string) => ({ page: pages[route] }));
});

const pins = ['setor-tunai', 'transaksi-hari-ini', 'tarik-tunai'];
const show = () => render(<ScreensAtHand pins={pins} />, { wrapper: queryWrapper() });
const prepared = () => prefetch.mock.calls.map(([route]) => route);

describe('the pinned screens of a home at rest', () => {
  test('are loaded one after the other, and the forms among them are drawn once, out of the document and without effects', async () => {
    const { container } = show();
    await waitFor(() => expect(drawn).toHaveBeenCalledWith('withdrawal'));
    expect(prepared()).toEqual(['/teller/cash-deposit', '/teller/transactions', '/teller/cash-withdrawal']);
    expect(drawn.mock.calls.flat()).toEqual(['deposit', 'withdrawal']);
    expect(readAhead).toHaveBeenCalledTimes(2);
    expect(effects).not.toHaveBeenCalled();
    expect(container).toBeEmptyDOMElement();
    expect(document.querySelector('h1')).toBeNull();
  });

  test('are not prepared again when the reader returns to the home; one that did not load is', async () => {
    const wrapper = queryWrapper();
    pageLoader.loadPage.mockRejectedValueOnce(new Error('away'));
    const first = render(<ScreensAtHand pins={pins} />, { wrapper });
    await waitFor(() => expect(drawn).toHaveBeenCalledWith('withdrawal'));
    first.unmount();
    vi.clearAllMocks();
    render(<ScreensAtHand pins={pins} />, { wrapper });
    await waitFor(() => expect(drawn).toHaveBeenCalledWith('deposit'));
    // So long another screen would have taken at rest.
    await new Promise((later) => setTimeout(later, 500));
    expect(prepared()).toEqual(['/teller/cash-deposit']);
    expect(drawn.mock.calls.flat()).toEqual(['deposit']);
  });

  test('are left alone where the reader may not open them', async () => {
    rights.closed.add('setor-tunai');
    show();
    await waitFor(() => expect(drawn).toHaveBeenCalledWith('withdrawal'));
    expect(prepared()).toEqual(['/teller/transactions', '/teller/cash-withdrawal']);
  });

  test('are prepared further when one does not load and another fails to be drawn', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    pageLoader.loadPage.mockRejectedValueOnce(new Error('away'));
    pages['/teller/transactions'] = Broken;
    show();
    await waitFor(() => expect(drawn).toHaveBeenCalledWith('withdrawal'));
    expect(drawn.mock.calls.flat()).toEqual(['withdrawal']);
    said.mockRestore();
  });

  test('are not prepared any more once the reader has left', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    pageLoader.loadPage.mockReturnValueOnce(promise);
    const { unmount } = show();
    await waitFor(() => expect(pageLoader.loadPage).toHaveBeenCalledOnce());
    unmount();
    resolve({ page: pages['/teller/cash-deposit'] });
    // So long the next screen would have taken at rest.
    await new Promise((later) => setTimeout(later, 500));
    expect(prepared()).toEqual(['/teller/cash-deposit']);
    expect(readAhead).not.toHaveBeenCalled();
    expect(drawn).not.toHaveBeenCalled();
  });
});
