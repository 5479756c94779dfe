import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsyncSelect } from '#components/kit/fields/search-select.tsx';
import { optionSource } from '#components/kit/fields/use-options.ts';
import { parameter } from '#services/control/parameter.ts';
import { chosenOf, dropdown, offered } from '../../dropdown.ts';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

const branches = Array.from({ length: 20 }, (_, at) => ({
  kode_cabang: String(at + 1).padStart(3, '0'),
  nama_cabang: at === 1 ? 'Surabaya' : `Cabang ${at + 1}`,
}));

let calls: Call[] = [];
let broken = false;
const beacon = vi.fn(() => true);
beforeEach(() => {
  broken = false;
  beacon.mockClear();
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }));
  calls = fakeGateway(({ query }) => {
    if (broken) return { resp_code: '96', resp_msg: 'Gangguan', resp_data: {} };
    const keyword = (query.get('keyword') ?? '').toLowerCase();
    const rows = branches.filter(({ nama_cabang }) => nama_cabang.toLowerCase().includes(keyword));
    return { resp_code: '00', resp_msg: 'Sukses', resp_data: rows, resp_cursor: null };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function show(extra: { fetchOnStart?: boolean; value?: string } = {}) {
  const onChange = vi.fn();
  const source = optionSource<typeof parameter.branches>({
    endpoint: parameter.branches,
    value: (row) => row.kode_cabang,
    text: (row) => row.nama_cabang,
    ...(extra.fetchOnStart !== undefined && { fetchOnStart: extra.fetchOnStart }),
  });
  function Form() {
    const [value, setValue] = useState(extra.value ?? '');
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return <AsyncSelect name="kode_cabang" label="Cabang" source={source} value={value} onChange={change} />;
  }
  render(<Form />, { wrapper: queryWrapper() });
  return { onChange, input: await dropdown('Cabang') };
}
/** The option the keys are at. */
const active = () => document.querySelector('[role=option].active')?.textContent;

test('options load on the first focus, not before', async () => {
  const { input } = await show();
  expect(calls).toHaveLength(0);
  await userEvent.click(input);
  expect(await screen.findByRole('option', { name: '001 - Cabang 1' })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('options load at the start when the literal says so, and the value shows its label', async () => {
  const { input } = await show({ fetchOnStart: true, value: '002' });
  await waitFor(() => expect(chosenOf(input)).toBe('002 - Surabaya'));
  expect(calls).toHaveLength(1);
});

test("entries read 'code - label', after a placeholder that empties the field", async () => {
  const { input, onChange } = await show({ value: '001' });
  await userEvent.click(input);
  await screen.findByRole('option', { name: '001 - Cabang 1' });
  expect(offered().slice(0, 3)).toEqual(['Pilih…', '001 - Cabang 1', '002 - Surabaya']);
  await userEvent.click(screen.getByRole('option', { name: 'Pilih…' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(chosenOf(input)).toBe('Pilih…');
});

test('typing searches only when Enter is pressed; Enter once more picks the result', async () => {
  const { input, onChange } = await show();
  await userEvent.type(input, 'sura');
  await screen.findByRole('option', { name: '001 - Cabang 1' });
  expect(calls.map(({ query }) => query.get('keyword'))).toEqual([null]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(offered()).toEqual(['002 - Surabaya']));
  expect(calls.at(-1)?.query.get('keyword')).toBe('sura');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('002');
  expect(chosenOf(input)).toBe('002 - Surabaya');
});

test('arrows and page keys move, five options a page; Enter picks, Escape changes nothing', async () => {
  const { input, onChange } = await show();
  await userEvent.click(input);
  await screen.findByRole('option', { name: '001 - Cabang 1' });
  for (const [key, to] of [
    ['PageDown', '005 - Cabang 5'],
    ['ArrowDown', '006 - Cabang 6'],
    ['ArrowUp', '005 - Cabang 5'],
    ['End', '020 - Cabang 20'],
    ['PageUp', '015 - Cabang 15'],
    ['Home', 'Pilih…'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(active(), key).toBe(to);
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: to }).id);
  }
  await userEvent.keyboard('{PageDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}{PageUp}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('005');
});

test('Home and End belong to a typed text, and leaving the field forgets it', async () => {
  const { input, onChange } = await show();
  await userEvent.type(input, 'sura');
  await screen.findByRole('option', { name: '001 - Cabang 1' });
  const before = active();
  await userEvent.keyboard('{End}');
  expect(active()).toBe(before);
  await userEvent.tab();
  expect(input).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});

test('a search that finds nothing says so, and its Enter picks nothing and sends no form', async () => {
  const { input, onChange } = await show();
  await userEvent.type(input, 'tidak ada{Enter}');
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('Tidak ada pilihan'));
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toHaveValue('tidak ada');
});

test('a failed fetch is logged and said at the field, which asks again by its button', async () => {
  broken = true;
  const { input } = await show();
  await userEvent.click(input);
  await waitFor(() => expect(beacon).toHaveBeenCalledTimes(1));
  const [address, body] = beacon.mock.calls[0] as unknown as [string, URLSearchParams];
  expect(address).toBe('/api/auth/_log');
  expect(body.get('code')).toBe('CLIENT_FETCH_ERROR');
  expect(await screen.findByRole('alert')).toHaveTextContent('Tidak dapat dimuat. Gangguan');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(input).toHaveFocus();
});
