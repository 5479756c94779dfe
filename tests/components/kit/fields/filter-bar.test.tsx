import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef } from '#components/kit/fields/filter-def.ts';
import { choose, chosenOf } from '../../dropdown.ts';
import { queryWrapper } from '../../hooks/harness.tsx';

const filters: readonly FilterDef[] = [
  { name: 'keyword', label: 'isian.cariNamaNomor', kind: 'text' },
  {
    name: 'kode_gl',
    label: 'laporan.kodeGl',
    kind: 'number',
    validator: (value) => ({ ok: value === '' || value.length === 6, message: 'Enam angka' }),
  },
  { name: 'tanggal_awal', label: 'laporan.dari', kind: 'date' },
  { name: 'status', label: 'rekening.status', kind: 'select', codes: ['AKTIF', 'TUTUP'], prefix: 'status.' },
];

function show(extra: Partial<Parameters<typeof FilterBar>[0]> = {}) {
  const onApply = vi.fn();
  render(<FilterBar filters={filters} start={{}} onApply={onApply} {...extra} />, { wrapper: queryWrapper() });
  return onApply;
}
const filter = () => userEvent.click(screen.getByRole('button', { name: 'Filter' }));
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset' }));
const code = () => screen.getByLabelText('Kode GL');

test('text and number wait for Filter, or Enter, and go together', async () => {
  const onApply = show();
  await userEvent.type(code(), '10x1002');
  await userEvent.type(screen.getByLabelText('Nama atau nomor rekening'), 'siti');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onApply.mock.calls).toEqual([[{ kode_gl: '101002', keyword: 'siti' }]]);
});

test('where they collapse, a button shows the inputs and says how many filters are at work', async () => {
  show({ toggle: true, start: { status: 'AKTIF', kode_gl: '' } });
  const toggle = screen.getByRole('button', { name: 'Filter yang dipakai: 1' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(code().closest('form')).toHaveClass('collapsed');
  await userEvent.click(toggle);
  expect(screen.getByRole('button', { name: 'Sembunyikan filter' })).toHaveAttribute('aria-expanded', 'true');
  expect(code().closest('form')).not.toHaveClass('collapsed');
  await reset();
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan filter' }));
  expect(screen.getByRole('button', { name: 'Tampilkan filter' })).toBeInTheDocument();
});

test('where nothing is listed before a filter is set, the filters are open at first and can be collapsed', async () => {
  show({ toggle: true, open: true });
  const toggle = screen.getByRole('button', { expanded: true });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a refusal of the server stands at its filter, until it is changed, and opens the filters', async () => {
  show({ toggle: true, start: { keyword: 'x' }, refused: { keyword: 'Tidak dikenal' } });
  const keyword = screen.getByLabelText('Nama atau nomor rekening');
  expect(keyword).toHaveAccessibleDescription('Tidak dikenal');
  expect(keyword.closest('form')).not.toHaveClass('collapsed');
  await userEvent.type(keyword, 'y');
  expect(keyword).not.toHaveAccessibleDescription();
});

test('a choice and a date count at once', async () => {
  const onApply = show();
  await choose('Status', 'Tutup');
  expect(onApply).toHaveBeenLastCalledWith({ status: 'TUTUP' });
  await userEvent.type(screen.getByLabelText('Dari tanggal'), '21112026');
  expect(onApply).toHaveBeenLastCalledWith({ status: 'TUTUP', tanggal_awal: '2026-11-21' });
});

test('a validator that is not ok puts its message under its field and nothing is applied, by a choice neither', async () => {
  const onApply = show();
  await userEvent.type(code(), '1010');
  expect(screen.queryByRole('alert')).toBeNull();
  await filter();
  expect(code()).toHaveAccessibleDescription('Enam angka');
  await choose('Status', 'Aktif');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.type(code(), '02');
  await filter();
  expect(onApply.mock.calls).toEqual([[{ kode_gl: '101002', status: 'AKTIF' }]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Reset empties every filter and every message and lists anew; with a blank it goes back to that', async () => {
  const onApply = show({ start: { keyword: 'budi' } });
  await userEvent.type(code(), '1');
  await filter();
  await reset();
  expect(onApply.mock.calls).toEqual([[{}]]);
  expect(screen.getByLabelText('Nama atau nomor rekening')).toHaveValue('');
  expect(code()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in a window Reset goes back to the window’s first filters', async () => {
  const onApply = show({ start: { status: 'AKTIF' }, blank: { status: 'AKTIF' } });
  await choose('Status', 'Tutup');
  await reset();
  expect(chosenOf(screen.getByLabelText('Status'))).toBe('Aktif');
  expect(onApply).toHaveBeenLastCalledWith({ status: 'AKTIF' });
});

test('a filter in use has a cross that takes it alone away', async () => {
  const onApply = show({ start: { status: 'AKTIF', keyword: 'siti' } });
  const crosses = () =>
    screen.queryAllByRole('button', { name: /^Hapus filter/ }).map((each) => each.getAttribute('aria-label'));
  expect(crosses()).toEqual(['Hapus filter Nama atau nomor rekening', 'Hapus filter Status']);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Status' }));
  expect(onApply.mock.calls).toEqual([[{ status: '', keyword: 'siti' }]]);
  expect(crosses()).toEqual(['Hapus filter Nama atau nomor rekening']);
});
