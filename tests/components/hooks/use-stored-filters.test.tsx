import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStoredFilters } from '#hooks/use-stored-filters.ts';

const start = { rinci: 'PERIODE' };
const open = (key: string) =>
  renderHook(({ of }: { of: string }) => useStoredFilters(of, start), { initialProps: { of: key } });

test('a window that is opened again has the filters that it was left with; another one has its own', () => {
  const first = open('mutasi/1');
  expect(first.result.current[0]).toEqual(start);
  act(() => first.result.current[1]({ rinci: 'HARI', keyword: 'gaji' }));
  expect(first.result.current[0]).toEqual({ rinci: 'HARI', keyword: 'gaji' });
  first.unmount();
  expect(open('mutasi/1').result.current[0]).toEqual({ rinci: 'HARI', keyword: 'gaji' });
  expect(open('mutasi/2').result.current[0]).toEqual(start);
  expect(open('akrual/1').result.current[0]).toEqual(start);
});

test('the same window with another record in it shows the filters of that record', () => {
  const { result, rerender } = open('mutasi/7');
  act(() => result.current[1]({ keyword: 'tujuh' }));
  rerender({ of: 'mutasi/8' });
  expect(result.current[0]).toEqual(start);
  act(() => result.current[1]({ keyword: 'delapan' }));
  rerender({ of: 'mutasi/7' });
  expect(result.current[0]).toEqual({ keyword: 'tujuh' });
});

test('clearing starts over, and of very many windows the oldest are dropped', () => {
  const one = open('mutasi/9');
  act(() => one.result.current[1]({ keyword: 'sembilan' }));
  act(() => one.result.current[1]({ keyword: '' }));
  one.unmount();
  expect(open('mutasi/9').result.current[0]).toEqual(start);
  const old = open('lama/0');
  act(() => old.result.current[1]({ keyword: 'lama' }));
  old.unmount();
  for (let n = 1; n <= 100; n += 1) {
    const each = open(`lama/${n}`);
    act(() => each.result.current[1]({ keyword: String(n) }));
    each.unmount();
  }
  expect(open('lama/0').result.current[0]).toEqual(start);
  expect(open('lama/100').result.current[0]).toEqual({ keyword: '100' });
});
