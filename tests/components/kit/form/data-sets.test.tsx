import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bareValues, indexOf, numbered, withoutRow, withRow } from '#components/kit/form/data-set-rows.ts';
import type { SectionDef, Values } from '#components/kit/form/field-def.ts';
import { section, showForm } from './harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
beforeEach(() => popups.notify.mockReset().mockResolvedValue(undefined));

const required = (value: string) => ({ ok: value !== '', message: 'Nama wajib' });
const inner: SectionDef = section([
  { name: 'nama', title: 'transaksi.nama', type: 'string', validator: required },
  {
    name: 'nomor',
    title: 'rekening.nomor',
    type: 'numeric',
    validator: (value) => ({ ok: value !== '', message: 'Nomor wajib' }),
  },
]);
const sections: readonly SectionDef[] = [
  section([
    { name: 'nama', title: 'rekening.atasNama', type: 'string' },
    {
      name: 'kontak',
      title: 'teller.rekening',
      type: 'dataSets',
      setup: {
        title: 'transaksi.nama',
        columns: [
          { field: 'nama', title: 'transaksi.nama' },
          { field: 'nomor', title: 'rekening.nomor' },
        ],
        sections: [inner],
        initial: { nama: '', nomor: '' },
      },
    },
  ]),
];
const people = [
  { nama: 'Siti', nomor: '11' },
  { nama: 'Dewi', nomor: '22' },
];
const show = (kontak: readonly Values[] = people, extra = {}) => showForm(sections, { nama: 'induk', kontak }, extra);
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const sent = async (onSubmit: ReturnType<typeof vi.fn>) => {
  await userEvent.click(button('Simpan'));
  return onSubmit.mock.calls[0]?.[0].kontak;
};

test('Add inserts a row at the end', async () => {
  const { onSubmit } = show();
  await userEvent.click(button('Tambah'));
  await userEvent.type(dialog().getByLabelText('Nama'), 'Ani');
  await userEvent.type(dialog().getByLabelText('Nomor rekening'), '33');
  await userEvent.click(dialog().getByRole('button', { name: 'Simpan' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await sent(onSubmit)).toEqual([...people, { nama: 'Ani', nomor: '33' }]);
});

test('Edit replaces the row on save, in its place', async () => {
  const { onSubmit } = show();
  await userEvent.click(button('Ubah Nama baris 1'));
  const name = dialog().getByLabelText('Nama');
  await userEvent.clear(name);
  await userEvent.type(name, 'Siti Rahmawati');
  expect(screen.getByLabelText('Atas nama')).toHaveValue('induk');
  await userEvent.click(dialog().getByRole('button', { name: 'Simpan' }));
  expect(await sent(onSubmit)).toEqual([{ nama: 'Siti Rahmawati', nomor: '11' }, people[1]]);
});

test('leaving the window without saving changes nothing', async () => {
  const { onSubmit } = show();
  await userEvent.click(button('Ubah Nama baris 1'));
  await userEvent.type(dialog().getByLabelText('Nama'), 'xx');
  await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
  expect(await sent(onSubmit)).toEqual(people);
});

test('Detail is read-only and has nothing to save', async () => {
  show();
  await userEvent.click(button('Rincian Nama baris 2'));
  expect(dialog().getByLabelText('Nama')).toHaveValue('Dewi');
  expect(dialog().getByLabelText('Nama')).toBeDisabled();
  expect(dialog().queryByRole('button', { name: 'Simpan' })).toBeNull();
});

test('Delete removes the row', async () => {
  const { onSubmit } = show();
  await userEvent.click(button('Hapus Nama baris 1'));
  expect(screen.queryByText('Siti')).toBeNull();
  expect(await sent(onSubmit)).toEqual([people[1]]);
});

test('saving with a field error is blocked with an info alert that shows the first message', async () => {
  show([]);
  await userEvent.click(button('Tambah'));
  await userEvent.click(dialog().getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('info', 'Info', 'Nama wajib'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(
    dialog()
      .getAllByRole('alert')
      .map((alert) => alert.textContent),
  ).toEqual(['Nama wajib', 'Nomor wajib']);
  await userEvent.type(dialog().getByLabelText('Nama'), 'Ani');
  await userEvent.click(dialog().getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(popups.notify).toHaveBeenLastCalledWith('info', 'Info', 'Nomor rekening: Nomor wajib'));
});

test("an empty set says 'No Data Records...'", () => {
  show([]);
  expect(screen.getByText('No Data Records...')).toBeInTheDocument();
});

test('a form that is only shown offers the details and nothing to change', () => {
  show(people, { readOnly: true });
  expect(screen.queryByRole('button', { name: 'Tambah' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ubah Nama baris 1' })).toBeNull();
  expect(button('Rincian Nama baris 1')).toBeInTheDocument();
});

describe('the internal index', () => {
  test('distinguishes rows and stays while others come and go', () => {
    const rows = numbered(people);
    expect(rows.map(indexOf)).toEqual([1, 2]);
    const more = withRow(withoutRow(rows, 1), { nama: 'Ani' });
    expect(more.map(({ nama }) => nama)).toEqual(['Dewi', 'Ani']);
    expect(more.map(indexOf)).toEqual([2, 3]);
    expect(withRow(more, { nama: 'Dewi L', _index: 2 }).map(({ nama }) => nama)).toEqual(['Dewi L', 'Ani']);
  });
  test('is never sent', () => {
    expect(bareValues({ kontak: numbered(people), nama: 'x' })).toEqual({ kontak: people, nama: 'x' });
  });
});
