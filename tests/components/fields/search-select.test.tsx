import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activeAfterKey, LIST_HEIGHT, PAGE_JUMP } from '#components/fields/listbox.tsx';
import { AsyncSelect } from '#components/fields/search-select.tsx';
import { optionSource } from '#components/fields/use-options.ts';
import { parameter } from '#services/parameter.ts';
import { type Call, fakeGateway, queryWrapper } from '../hooks/harness.tsx';

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

function show(extra: { fetchOnStart?: boolean; value?: string } = {}) {
  const onChange = vi.fn();
  const source = optionSource<typeof parameter.branches>({
    endpoint: parameter.branches,
    value: (row) => row.kode_cabang,
    text: (row) => row.nama_cabang,
    fetchOnStart: extra.fetchOnStart,
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
  return { onChange, input: screen.getByRole('combobox', { name: 'Cabang' }) };
}
const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

test('options load on the first focus, not before', async () => {
  const { input } = show();
  expect(calls).toHaveLength(0);
  await userEvent.click(input);
  expect(await screen.findByRole('option', { name: '001 - Cabang 1' })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('options load at the start when the literal says so, and the value shows its label', async () => {
  const { input } = show({ fetchOnStart: true, value: '002' });
  await waitFor(() => expect(input).toHaveValue('002 - Surabaya'));
  expect(calls).toHaveLength(1);
});

test("entries read 'code - label', after a placeholder that empties the field", async () => {
  const { input, onChange } = show({ value: '001' });
  await userEvent.click(input);
  await screen.findByRole('option', { name: '001 - Cabang 1' });
  expect(shown().slice(0, 3)).toEqual(['Pilih…', '001 - Cabang 1', '002 - Surabaya']);
  await userEvent.click(screen.getByRole('option', { name: 'Pilih…' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(input).toHaveValue('');
});

test('typing searches only when Enter is pressed; Enter once more picks what was found', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, 'sura');
  await screen.findByRole('option', { name: '001 - Cabang 1' });
  expect(calls.map(({ query }) => query.get('keyword'))).toEqual([null]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Pilih…', '002 - Surabaya']));
  expect(calls.at(-1)?.query.get('keyword')).toBe('sura');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('002');
  expect(input).toHaveValue('002 - Surabaya');
});

test('arrows and page keys walk, five options a page; Enter picks, Escape leaves all as it was', async () => {
  const { input, onChange } = show();
  await userEvent.click(input);
  await screen.findByRole('option', { name: '001 - Cabang 1' });
  await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowUp}');
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: '005 - Cabang 5' }).id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}{PageUp}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('005');
});

test('a failed fetch is logged only: no message, and the field can be entered again', async () => {
  broken = true;
  const { input } = show();
  await userEvent.click(input);
  await waitFor(() => expect(beacon).toHaveBeenCalledTimes(1));
  const [address, body] = beacon.mock.calls[0] as unknown as [string, URLSearchParams];
  expect(address).toBe('/api/auth/_log');
  expect(body.get('code')).toBe('CLIENT_FETCH_ERROR');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Gangguan')).toBeNull();
});

test('the list is at most 300 and at least 140 high, and a page is five options', () => {
  expect(LIST_HEIGHT).toEqual({ most: 300, least: 140 });
  expect(PAGE_JUMP).toBe(5);
});

describe('the active option never leaves the list', () => {
  test.each([
    [0, 'ArrowUp', 0],
    [0, 'PageDown', 5],
    [8, 'PageDown', 9],
    [3, 'PageUp', 0],
    [4, 'Home', 0],
    [4, 'End', 9],
    [4, 'x', null],
  ])('from %i, %s goes to %s', (at, key, to) => expect(activeAfterKey(at, 10, key)).toBe(to));
});
