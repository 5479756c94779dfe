import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCommand } from '#hooks/use-command.ts';
import { useList } from '#hooks/use-list.ts';
import { savings } from '#services/accounts/savings.ts';
import { teller } from '#services/cash/teller.ts';
import { type Call, fakeGateway, queryWrapper } from './harness.tsx';

afterEach(() => vi.unstubAllGlobals());

const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ nomor_rekening: String(from + at) }));

/** 20 accounts: a full first page of 15, then 5. */
function twentyAccounts({ query }: Call) {
  const second = query.get('cursor') === 'after-15';
  return {
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: query.get('show') === '15' ? (second ? rows(5, 15) : rows(15)) : rows(20),
    resp_cursor: second ? null : 'after-15',
  };
}

const asked = (calls: readonly Call[]) => calls.map(({ query }) => query.toString());

test('pages by cursor, stops at a page that is not full, and goes back', async () => {
  const calls = fakeGateway(twentyAccounts);
  const { result } = renderHook(() => useList(savings.accounts), { wrapper: queryWrapper() });
  expect(result.current.loading).toBe(true);
  await waitFor(() => expect(result.current.rows).toHaveLength(15));
  expect(result.current).toMatchObject({ page: 1, size: 15, canNext: true, canPrevious: false, loading: false });

  act(() => result.current.next());
  await waitFor(() => expect(result.current.rows).toHaveLength(5));
  expect(result.current).toMatchObject({ page: 2, canNext: false, canPrevious: true });
  act(() => result.current.next());
  expect(result.current.page).toBe(2);

  act(() => result.current.previous());
  await waitFor(() => expect(result.current.rows).toHaveLength(15));
  expect(result.current.page).toBe(1);
  expect(asked(calls)).toEqual(['page=1&show=15', 'page=2&show=15&cursor=after-15']);
});

test('another page size and other filters start at page 1', async () => {
  const calls = fakeGateway(twentyAccounts);
  const { result, rerender } = renderHook(({ keyword }) => useList(savings.accounts, { keyword }), {
    wrapper: queryWrapper(),
    initialProps: { keyword: '' },
  });
  await waitFor(() => expect(result.current.canNext).toBe(true));
  act(() => result.current.next());
  await waitFor(() => expect(result.current.rows).toHaveLength(5));

  rerender({ keyword: 'siti' });
  expect(result.current).toMatchObject({ page: 1, loading: true, rows: [] });
  await waitFor(() => expect(result.current.rows).toHaveLength(15));

  act(() => result.current.setSize(25));
  await waitFor(() => expect(result.current.rows).toHaveLength(20));
  expect(result.current).toMatchObject({ page: 1, size: 25, canNext: false });
  expect(asked(calls).slice(2)).toEqual(['keyword=siti&page=1&show=15', 'keyword=siti&page=1&show=25']);
});

test('an empty page steps back to the one before', async () => {
  fakeGateway(({ query }) => ({
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: query.get('page') === '1' ? rows(15) : [],
    resp_cursor: 'more',
  }));
  const { result } = renderHook(() => useList(savings.accounts), { wrapper: queryWrapper() });
  await waitFor(() => expect(result.current.canNext).toBe(true));
  act(() => result.current.next());
  expect(result.current.page).toBe(2);
  await waitFor(() => expect(result.current.page).toBe(1));
  expect(result.current.rows).toHaveLength(15);
});

test('a refusal is an error, not an empty list, and is not asked twice', async () => {
  const calls = fakeGateway(() => ({ resp_code: '96', resp_msg: 'Gagal', resp_data: {} }));
  const { result } = renderHook(() => useList(savings.accounts), { wrapper: queryWrapper() });
  await waitFor(() => expect(result.current.error?.respCode).toBe('96'));
  expect(result.current).toMatchObject({ rows: [], loading: false, canNext: false });
  expect(calls).toHaveLength(1);
});

test('a command refreshes the lists of its topics and uses one key per content', async () => {
  let refuse = true;
  const calls = fakeGateway(({ path }) => {
    if (path === 'rekening') return { resp_code: '00', resp_msg: '', resp_data: rows(1), resp_cursor: null };
    return refuse
      ? { resp_code: '51', resp_msg: 'Tidak cukup', resp_data: {} }
      : { resp_code: '00', resp_msg: 'Sukses', resp_data: { nomor_referensi: 'r' } };
  });
  const { result } = renderHook(() => ({ list: useList(savings.accounts), command: useCommand(teller.cashDeposit) }), {
    wrapper: queryWrapper(),
  });
  await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
  const body = (nominal: string) => ({
    flowCode: 'SETOR_TUNAI' as const,
    flowData: { nomor_rekening: '001120000454', nominal, pecahan: [] },
  });
  const run = (nominal: string) => act(() => result.current.command.run(body(nominal)).catch(() => undefined));

  await run('1.00');
  await run('1.00');
  expect(calls.filter(({ path }) => path === 'rekening')).toHaveLength(1);
  refuse = false;
  await run('2.00');
  await run('2.00');
  await waitFor(() => expect(calls.filter(({ path }) => path === 'rekening').length).toBeGreaterThan(1));

  const keys = calls.filter(({ path }) => path === 'flow/setor-tunai').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(4);
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test('another order starts at page 1 and stays while one filters; the size a person chose stays too', async () => {
  const calls = fakeGateway(twentyAccounts);
  const { result, rerender } = renderHook(({ keyword }) => useList(savings.accounts, { keyword }), {
    wrapper: queryWrapper(),
    initialProps: { keyword: '' },
  });
  await waitFor(() => expect(result.current.canNext).toBe(true));
  act(() => result.current.next());
  await waitFor(() => expect(result.current.page).toBe(2));
  act(() => result.current.setSort('-nama_nasabah'));
  expect(result.current).toMatchObject({ page: 1, sort: '-nama_nasabah', loading: true });
  await waitFor(() => expect(result.current.rows).toHaveLength(15));
  act(() => result.current.setSize(25));
  rerender({ keyword: 'siti' });
  await waitFor(() => expect(result.current.rows).toHaveLength(20));
  expect(result.current).toMatchObject({ page: 1, size: 25, sort: '-nama_nasabah' });
  expect(asked(calls).at(-1)).toBe('keyword=siti&sort=-nama_nasabah&page=1&show=25');
});

test('the size starts at 10 without a list of sizes and takes the first of a list that changes', async () => {
  fakeGateway(twentyAccounts);
  const { result, rerender } = renderHook(({ sizes }) => useList(savings.accounts, { sizes }), {
    wrapper: queryWrapper(),
    initialProps: { sizes: [] as readonly number[] },
  });
  expect(result.current).toMatchObject({ page: 1, size: 10 });
  rerender({ sizes: [25, 50] });
  expect(result.current).toMatchObject({ page: 1, size: 25 });
});

test('an export is noted in the trail, then reads every page of the list in its order, 100 rows a page', async () => {
  const calls = fakeGateway(({ query }) => ({
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: rows(query.get('cursor') === 'c3' ? 7 : 100),
    resp_cursor: { c2: 'c3', c3: null }[query.get('cursor') ?? ''] ?? (query.has('cursor') ? null : 'c2'),
  }));
  const { result } = renderHook(
    () => useList(savings.accounts, { sort: 'nama_nasabah', keyword: 'siti', enabled: false }),
    { wrapper: queryWrapper() },
  );
  const sizes: number[] = [];
  for await (const page of result.current.pages(new AbortController().signal)) sizes.push(page.length);
  expect(sizes).toEqual([100, 100, 7]);
  const [noted, ...reads] = calls;
  expect(noted).toMatchObject({
    path: 'audit-trail/insertRecord',
    body: {
      dataAction: 'INQUIRY_DATA',
      menuDetail: 'EKSPOR rekening',
      insertedData: JSON.stringify({ keyword: 'siti', sort: 'nama_nasabah' }),
    },
  });
  expect(asked(reads)).toEqual([
    'keyword=siti&sort=nama_nasabah&page=1&show=100',
    'keyword=siti&sort=nama_nasabah&page=2&show=100&cursor=c2',
    'keyword=siti&sort=nama_nasabah&page=3&show=100&cursor=c3',
  ]);
});
