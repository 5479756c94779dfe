import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnderWay } from '#components/workplace/layout/under-way.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { savings } from '#services/accounts/savings.ts';
import { parameter } from '#services/control/parameter.ts';
import { stubNetwork } from '../../services/network.ts';
import { queryWrapper } from './harness.tsx';

const ok = (resp_data: unknown) => Response.json({ resp_code: '00', resp_msg: '', resp_data, resp_cursor: '' });
const away = () => Response.json({ resp_code: '91', resp_msg: 'Core tidak menjawab' }, { status: 503 });
const branch = { kode_cabang: '001', nama_cabang: 'Jakarta', status_akses_desc: 'BUKA' };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('with the core back, the screen reloads its data within seconds', async () => {
  let up = false;
  stubNetwork(({ url }) => (up ? ok(url.includes('rekening') ? [{ nomor_rekening: '1' }] : branch) : away()));
  const wrapper = queryWrapper();
  const record = renderHook(() => useRecord(parameter.branchStatus, {}), { wrapper });
  const list = renderHook(() => useList(savings.accounts), { wrapper });
  await waitFor(() =>
    expect([record.result.current.error?.status, list.result.current.error?.status]).toEqual([503, 503]),
  );
  up = true;
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(record.result.current.data).toEqual(branch);
  expect(list.result.current.rows).toEqual([{ nomor_rekening: '1' }]);
});

test('a call refused by a locked screen is asked for once, however often its screen wants it', async () => {
  const network = vi.fn(() => Response.json({ resp_code: '98', resp_msg: 'Layar terkunci' }, { status: 423 }));
  stubNetwork(network);
  const { result } = renderHook(() => useRecord(parameter.branchStatus, {}, { everyMs: 1_000 }), {
    wrapper: queryWrapper(),
  });
  await waitFor(() => expect(result.current.error?.status).toBe(423));
  const asked = network.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(network).toHaveBeenCalledTimes(asked);
});

test('a refused call, and a fault of the server, are not asked for again', async () => {
  const network = vi.fn(() => Response.json({ resp_code: '57', resp_msg: 'Tidak berwenang' }, { status: 403 }));
  stubNetwork(network);
  const { result } = renderHook(() => useRecord(parameter.branchStatus, {}), { wrapper: queryWrapper() });
  await waitFor(() => expect(result.current.error?.respCode).toBe('57'));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(network).toHaveBeenCalledTimes(1);
});

test('after 400 ms without an answer something moves, until it is here', async () => {
  let answer = (_: Response) => {};
  stubNetwork(() => new Promise<Response>((resolve) => (answer = resolve)));
  function Page() {
    return <p>{useRecord(parameter.branchStatus, {}).data?.nama_cabang}</p>;
  }
  const Wrapper = queryWrapper();
  const { container } = render(
    <Wrapper>
      <UnderWay />
      <Page />
    </Wrapper>,
  );
  const line = () => container.querySelector('.under-way');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(line()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(line()).toBeInTheDocument();
  answer(ok(branch));
  expect(await screen.findByText('Jakarta')).toBeInTheDocument();
  await waitFor(() => expect(line()).toBeNull());
});
