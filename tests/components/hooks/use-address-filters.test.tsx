import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAddressFilters } from '#hooks/use-address-filters.ts';

const router = vi.hoisted(() => ({
  pathname: '/daftar',
  query: {} as Record<string, string>,
  replace: vi.fn(async (_to: { query: Record<string, string> }) => true),
}));
vi.mock('next/router', () => ({ useRouter: () => router }));

const names = new Set(['keyword', 'status', 'tanggal']);
const show = (start?: Record<string, string>) => renderHook(() => useAddressFilters(names, start));
/** The router comes to where it was sent. */
const arrive = (rerender: () => void) => {
  router.query = router.replace.mock.lastCall?.[0].query ?? {};
  rerender();
};
beforeEach(() => {
  router.query = {};
  router.replace.mockClear();
});

test('filters stand in the address beside its other parts, and a reload restores them', () => {
  router.query = { id_flow: 'x' };
  const { result, rerender } = show();
  act(() => result.current.ask({ keyword: 'Ani', status: '' }));
  expect(result.current.asked).toEqual({ keyword: 'Ani', status: '' });
  expect(router.replace).toHaveBeenCalledWith(
    { pathname: '/daftar', query: { id_flow: 'x', keyword: 'Ani' } },
    undefined,
    { shallow: true, scroll: false },
  );
  arrive(rerender);
  expect(result.current.visit).toBe(0);
  expect(show().result.current.asked).toEqual({ keyword: 'Ani' });
});

test('another address on the same page is another visit, the way back among them', () => {
  const { result, rerender } = show();
  act(() => result.current.ask({ keyword: 'Ani' }));
  arrive(rerender);
  router.query = { status: 'AKTIF' };
  rerender();
  expect(result.current).toMatchObject({ asked: { status: 'AKTIF' }, visit: 1 });
  router.query = { keyword: 'Ani' };
  rerender();
  expect(result.current).toMatchObject({ asked: { keyword: 'Ani' }, visit: 2 });
});

test('a filter that begins filled in stays empty once it is emptied, after a reload too', () => {
  const { result, rerender } = show({ tanggal: '2026-11-28' });
  expect(result.current.asked).toEqual({ tanggal: '2026-11-28' });
  act(() => result.current.ask({ tanggal: '' }));
  arrive(rerender);
  expect(router.query).toEqual({ tanggal: '' });
  expect(show({ tanggal: '2026-11-28' }).result.current.asked).toEqual({ tanggal: '' });
});
