import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lookup } from '#components/kit/fields/lookup.tsx';
import type { LookupSetup } from '#components/kit/fields/lookup-setup.ts';
import { ASKED } from '#components/kit/ui/top-layer.ts';
import { savings } from '#services/accounts/savings.ts';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

type Setup = LookupSetup<typeof savings.accounts>;

const rows = Array.from({ length: 15 }, (_, at) => ({
  nomor_rekening: `00112000000${String(at).padStart(2, '0')}`,
  nama_nasabah: `Nasabah ${at}`,
  kode_cabang: '001',
}));
const base: Setup = {
  endpoint: savings.accounts,
  title: 'isian.cariRekening',
  columns: [
    { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code' },
    { field: 'nama_nasabah', title: 'rekening.atasNama' },
  ],
  pick: (row) => row.nomor_rekening,
  filterData: [
    {
      name: 'keyword',
      kind: 'text',
      label: 'isian.cariNamaNomor',
      validator: (value) => ({ ok: value === '' || value.length >= 3, message: 'Paling sedikit 3 huruf' }),
    },
  ],
};

let calls: Call[] = [];
let broken = false;
const beacon = vi.fn(() => true);
beforeEach(() => {
  broken = false;
  beacon.mockClear();
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }));
  calls = fakeGateway(() =>
    broken
      ? { resp_code: '96', resp_msg: 'Gangguan', resp_data: {} }
      : { resp_code: '00', resp_msg: 'Sukses', resp_data: rows, resp_cursor: 'next' },
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(setup: Setup = base) {
  const onMap = vi.fn();
  const onBlur = vi.fn();
  function Form() {
    const [value, setValue] = useState('');
    return (
      <>
        <Lookup
          name="rekening"
          label="Rekening"
          setup={setup}
          value={value}
          onChange={setValue}
          {...{ onMap, onBlur }}
        />
        <button type="button">Lain</button>
      </>
    );
  }
  render(<Form />, { wrapper: queryWrapper() });
  return { onMap, onBlur, input: screen.getByLabelText('Rekening') };
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Cari rekening' }));
const firstRow = async () => (await screen.findByText('Nasabah 0')).closest('tr') as HTMLElement;

test("the box is read-only; '...' opens the window, a click picks and closes it", async () => {
  const { input } = show();
  expect(input).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Cari rekening' })).toHaveTextContent('...');
  await open();
  await userEvent.click(await firstRow());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveValue(rows[0]?.nomor_rekening);
});

test('by keyboard: Enter or F4 opens, arrows move from the filter into the rows and back, Enter picks', async () => {
  const { input } = show();
  input.focus();
  await userEvent.keyboard('{Enter}');
  await firstRow();
  const filter = screen.getByLabelText('Nama atau nomor rekening');
  expect(filter).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(await firstRow()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(filter).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(input).toHaveValue(rows[1]?.nomor_rekening);
  input.focus();
  await userEvent.keyboard('{F4}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('F4 meant for a popup over the page opens nothing below it, also while the popup is still on its way', async () => {
  const { input } = show();
  document.body.classList.add(ASKED);
  input.focus();
  await userEvent.keyboard('{F4}');
  expect(screen.queryByRole('dialog')).toBeNull();
  document.body.classList.remove(ASKED);
  await userEvent.keyboard('{F4}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('the field is validated on leaving it, not when its window is opened or closed', async () => {
  const { input, onBlur } = show();
  await userEvent.click(input);
  await open();
  await firstRow();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  input.focus();
  await userEvent.keyboard('{F4}');
  await firstRow();
  expect(input).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(onBlur).not.toHaveBeenCalled();
  input.focus();
  await userEvent.click(screen.getByRole('button', { name: 'Lain' }));
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('Filter sends the filters, Reset empties them', async () => {
  show();
  await open();
  await firstRow();
  await userEvent.type(screen.getByLabelText('Nama atau nomor rekening'), 'Bambang');
  expect(calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(calls.at(-1)?.query.get('keyword')).toBe('Bambang'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Nama atau nomor rekening')).toHaveValue('');
  await firstRow();
});

test('a filter that its validator refuses shows the message and is not sent', async () => {
  show();
  await open();
  await firstRow();
  await userEvent.type(screen.getByLabelText('Nama atau nomor rekening'), 'Ba');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Paling sedikit 3 huruf');
  expect(calls).toHaveLength(1);
});

test('the table has pages of 15 and turns them', async () => {
  show();
  await open();
  await firstRow();
  expect(calls[0]?.query.get('show')).toBe('15');
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  await waitFor(() => expect(calls.at(-1)?.query.get('page')).toBe('2'));
  expect(calls.at(-1)?.query.get('cursor')).toBe('next');
});

test('rowsize, defaultFilter and fetchOnStart: false wait for Filter and are sent with it', async () => {
  show({
    ...base,
    rowsize: 25,
    defaultFilter: { kode_cabang: '001' } as NonNullable<Setup['defaultFilter']>,
    fetchOnStart: false,
  });
  await open();
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await firstRow();
  expect(calls[0]?.query.get('show')).toBe('25');
  expect(calls[0]?.query.get('kode_cabang')).toBe('001');
});

test('mappingField passes values of the picked row to other fields', async () => {
  const { onMap } = show({
    ...base,
    mappingField: { nama: 'nama_nasabah', cabang: (row) => `Cabang ${row.kode_cabang}` },
  });
  await open();
  await userEvent.click(await firstRow());
  expect(onMap).toHaveBeenCalledWith({ nama: 'Nasabah 0', cabang: 'Cabang 001' });
});

test('a failed fetch is logged and said in the window, which offers to ask again and is not taken for an empty list', async () => {
  broken = true;
  show();
  await open();
  const dialog = await screen.findByRole('dialog');
  const again = await within(dialog).findByRole('button', { name: 'Coba lagi' });
  expect(screen.queryByText('No Data Records...')).toBeNull();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Gangguan');
  expect(screen.getAllByText('Gangguan')).toHaveLength(1);
  expect(beacon).toHaveBeenCalledTimes(1);
  broken = false;
  await userEvent.click(again);
  await firstRow();
});

test('nine skeleton rows show while rows load, then the text of an empty table', async () => {
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  calls = fakeGateway(async () => {
    await wait;
    return { resp_code: '00', resp_msg: 'Sukses', resp_data: [], resp_cursor: null };
  });
  show();
  await open();
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(9);
  expect(screen.queryByText('No Data Records...')).toBeNull();
  arrive();
  expect(await screen.findByText('No Data Records...')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
});

test('its table is the data table: cells are walked and copied by keyboard, and Enter on a cell picks the row', async () => {
  const { input } = show();
  await open();
  const row = await firstRow();
  expect(row.closest('.table-scroll')).toHaveClass('framed', 'in-window');
  row.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Nasabah 1').closest('td')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveValue(rows[1]?.nomor_rekening);
});

test('from a cell of the first row the arrow up stays in the table, from the row it leads to the filter', async () => {
  show();
  await open();
  const row = await firstRow();
  row.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(row.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(screen.getByLabelText('Nama atau nomor rekening')).toHaveFocus();
});
