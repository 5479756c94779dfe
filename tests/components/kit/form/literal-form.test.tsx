import '#lib/accounts/messages/holds.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { described, FieldFrame, Label } from '#components/kit/fields/field.tsx';
import { lookupSetup } from '#components/kit/fields/lookup-setup.ts';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { msg } from '#lib/schemas/common.ts';
import { savings } from '#services/accounts/savings.ts';
import { fakeGateway } from '../../hooks/harness.tsx';
import { section, showForm } from './harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

beforeEach(() => popups.notify.mockReset().mockResolvedValue(undefined));
afterEach(() => vi.unstubAllGlobals());

const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const NAME = { name: 'nama', title: 'rekening.atasNama' } as const;
const minimum = (value: unknown) => ({ ok: String(value).length >= 3, message: 'Paling sedikit 3 huruf' });

describe('each type of field has its input', () => {
  test.each([
    [{ ...NAME, type: 'string' }, 'text'],
    [{ ...NAME, type: 'text' }, 'text'],
    [{ ...NAME, type: 'email' }, 'email'],
    [{ ...NAME, type: 'password' }, 'password'],
    [{ ...NAME, type: 'integer' }, 'text'],
    [{ ...NAME, type: 'float' }, 'text'],
    [{ ...NAME, type: 'number' }, 'text'],
    [{ ...NAME, type: 'numeric' }, 'text'],
    [{ ...NAME, type: 'currency' }, 'text'],
    [{ ...NAME, type: 'date' }, 'text'],
    [{ ...NAME, type: 'datetime' }, 'text'],
    [{ ...NAME, type: 'checkbox' }, 'checkbox'],
    [{ ...NAME, type: 'text', setup: { rows: 3 } }, 'textarea'],
  ] as const)('%o', (field, type) => {
    showForm([section([field])], { nama: '' });
    expect(screen.getByLabelText('Atas nama')).toHaveProperty('type', type);
  });

  test('a select is a dropdown', () => {
    showForm([section([{ ...NAME, type: 'select', setup: { options: [] } }])], { nama: '' });
    expect(screen.getByLabelText('Atas nama')).toHaveAttribute('role', 'combobox');
  });

  test("any other type shows 'Type form is not supported yet'", () => {
    showForm([section([{ ...NAME, type: 'colour' } as unknown as FieldDef])], { nama: '' });
    expect(screen.getByText('Type form is not supported yet')).toBeInTheDocument();
  });

  test("a checkbox stores 'T' or 'F'", async () => {
    const { onSubmit } = showForm([section([{ ...NAME, type: 'checkbox' }])], { nama: 'F' });
    await userEvent.click(screen.getByLabelText('Atas nama'));
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ nama: 'T' });
  });

  test('a text label shows the value and a button of the form gets the form', async () => {
    const fields: FieldDef[] = [
      { ...NAME, type: 'textlabel' },
      {
        name: 'isi',
        title: 'aksi.pilih',
        type: 'btnform',
        setup: { onClick: (form) => form.setValue('nama', 'Dewi') },
      },
    ];
    showForm([section(fields)], { nama: 'Siti' });
    expect(screen.getByLabelText('Atas nama')).toHaveValue('Siti');
    await userEvent.click(screen.getByRole('button', { name: 'Pilih' }));
    expect(screen.getByLabelText('Atas nama')).toHaveValue('Dewi');
  });

  test('a custom field draws itself with the values of the form', () => {
    const field: FieldDef = {
      ...NAME,
      type: 'custom',
      setup: { render: ({ label }, values) => <b>{`${label}: ${values.nama}`}</b> },
    };
    showForm([section([field])], { nama: 'Siti' });
    expect(screen.getByText('Atas nama: Siti')).toBeInTheDocument();
  });

  test('a lookup fills the fields its mapping names', async () => {
    const row = { nomor_rekening: '001120000454', nama_nasabah: 'Bambang' };
    fakeGateway(() => ({ resp_code: '00', resp_msg: 'Sukses', resp_data: [row], resp_cursor: null }));
    const lookup = lookupSetup<typeof savings.accounts>({
      endpoint: savings.accounts,
      title: 'isian.cariRekening',
      columns: [{ field: 'nama_nasabah', title: 'rekening.atasNama' }],
      pick: (found) => found.nomor_rekening,
      mappingField: { 'pemilik.nama': 'nama_nasabah' },
    });
    const fields: FieldDef[] = [
      { name: 'rekening', title: 'rekening.nomor', type: 'lookup', setup: { lookup } },
      { name: 'pemilik.nama', title: 'transaksi.nama', type: 'string' },
    ];
    const { onSubmit } = showForm([section(fields)], { rekening: '', pemilik: { nama: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Cari rekening' }));
    await userEvent.click(await screen.findByText('Bambang'));
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ rekening: '001120000454', pemilik: { nama: 'Bambang' } });
  });
});

describe('developer errors', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());
  const field = { name: '', label: 'Nama', value: '', onChange: () => undefined };

  test('a form field without a name', () => {
    expect(() => showForm([section([{ ...NAME, name: '', type: 'string' }])], {})).toThrow(
      'a form field must have a name',
    );
  });
  test('a label without htmlFor', () => {
    expect(() => render(<Label htmlFor="">Nama</Label>)).toThrow('a label must have htmlFor');
    expect(() => render(<FieldFrame field={field}>x</FieldFrame>)).toThrow('a label must have htmlFor');
  });
  test('an input without a name', () => expect(() => described(field)).toThrow('a form input must have a name'));
});

describe('validators', () => {
  test('an error shows under its field only after the field was touched', async () => {
    showForm([section([{ ...NAME, type: 'string', validator: minimum }])], { nama: '' });
    const input = screen.getByLabelText(/^Atas nama/);
    await userEvent.type(input, 'a');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Paling sedikit 3 huruf');
    expect(input).toHaveAccessibleDescription('Paling sedikit 3 huruf');
    await userEvent.type(input, 'bc');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each(['disabled', 'readOnly', 'hidden'])('is not run while the field is %s', async (prop) => {
    const validator = vi.fn(minimum);
    const field: FieldDef = { ...NAME, type: 'string', validator, required: true, otherProps: { [prop]: true } };
    const { onSubmit } = showForm([section([field])], { nama: '' });
    await save();
    expect(validator).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('is not run for a form that is only shown', () => {
    const validator = vi.fn(minimum);
    showForm([section([{ ...NAME, type: 'string', validator }])], { nama: 'x' }, { readOnly: true });
    expect(screen.getByLabelText('Atas nama')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(validator).not.toHaveBeenCalled();
  });

  test('saving a form that is not right sends nothing: a warning titled Info, and the field gets the focus', async () => {
    const { onSubmit } = showForm([section([{ ...NAME, type: 'string', validator: minimum }])], { nama: 'ab' });
    await save();
    expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', 'Atas nama: Paling sedikit 3 huruf');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^Atas nama/)).toHaveFocus();
  });

  test('a zod schema checks the whole form, by dotted name', async () => {
    const schema = z.object({ alamat: z.object({ kota: z.string().min(5, msg('v.kode')) }) });
    const fields: FieldDef[] = [{ name: 'alamat.kota', title: 'rekening.cabang', type: 'string' }];
    const { onSubmit } = showForm([section(fields)], { alamat: { kota: '' } }, { schema });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Wajib diisi');
    await userEvent.type(screen.getByLabelText('Cabang'), 'Ende');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Kode tidak dikenal'));
    await userEvent.type(screen.getByLabelText('Cabang'), 'n');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ alamat: { kota: 'Enden' } });
  });
});

describe('layout', () => {
  test.each([
    [1, 'col-md-12'],
    [2, 'col-md-6'],
    [3, 'col-md-4'],
  ] as const)('rowsize %i gives each field %s of the 12 columns', (rowsize, name) => {
    showForm([section([{ ...NAME, type: 'string' }], { rowsize })], { nama: '' });
    expect(screen.getByLabelText('Atas nama').closest('.row > div')).toHaveClass('col-12', name);
  });

  test('sizeCol takes its own share and another row starts a new line', () => {
    const fields: FieldDef[] = [
      { ...NAME, type: 'string', row: 1, sizeCol: 8 },
      { name: 'kota', title: 'rekening.cabang', type: 'string', row: 2 },
    ];
    const { container } = showForm([section(fields, { rowsize: 3 })], { nama: '', kota: '' });
    expect(screen.getByLabelText('Atas nama').closest('.row > div')).toHaveClass('col-md-8');
    expect(container.querySelectorAll('.row-break')).toHaveLength(1);
  });

  test('hidden fields are not there, also when the values say so; disabled ones cannot be typed into', async () => {
    const fields: FieldDef[] = [
      { ...NAME, type: 'checkbox' },
      { name: 'a', title: 'rekening.cabang', type: 'string', otherProps: { hidden: ({ nama }) => nama !== 'T' } },
      { name: 'b', title: 'rekening.produk', type: 'string', otherProps: { disabled: true } },
    ];
    showForm([section(fields)], { nama: 'F', a: '', b: '' });
    expect(screen.queryByLabelText('Cabang')).toBeNull();
    expect(screen.getByLabelText('Produk')).toBeDisabled();
    await userEvent.click(screen.getByLabelText('Atas nama'));
    expect(screen.getByLabelText('Cabang')).toBeInTheDocument();
  });

  test('a loading field says so', () => {
    showForm([section([{ ...NAME, type: 'string', isLoading: true }])], { nama: '' });
    expect(screen.getByRole('status', { name: 'Memuat…' })).toBeInTheDocument();
    expect(screen.getByLabelText('Atas nama')).toHaveAttribute('aria-busy', 'true');
  });

  test('a required field has its asterisk', () => {
    showForm([section([{ ...NAME, type: 'string', required: true }])], { nama: '' });
    expect(screen.getByLabelText(/Atas nama/)).toHaveAttribute('aria-required', 'true');
    expect(screen.getByText('*')).toBeInTheDocument();
  });

  test.each([
    ['merge', true],
    ['withLabel', false],
  ] as const)('a group of type %s stands under one label', (groupType, hidden) => {
    const group = { isGroup: true, groupName: 'alamat', groupType, labelName: 'rekening.cabang' } as const;
    const fields: FieldDef[] = [
      { ...NAME, type: 'string', ...group },
      { name: 'kota', title: 'rekening.produk', type: 'string', ...group },
    ];
    showForm([section(fields)], { nama: '', kota: '' });
    const box = within(screen.getByRole('group', { name: 'Cabang' }));
    expect(box.getByLabelText('Atas nama')).toBeInTheDocument();
    expect(box.getByText('Produk').classList.contains('visually-hidden')).toBe(hidden);
  });

  test('a section shows its buttons with withButton, and each gets the form', async () => {
    const onClick = vi.fn();
    const buttons = [{ name: 'aksi.cari', onClick }] as const;
    showForm([section([{ ...NAME, type: 'string' }], { withButton: true, buttons })], { nama: 'Siti' });
    await userEvent.click(screen.getByRole('button', { name: 'Cari' }));
    expect(onClick.mock.calls[0]?.[0].getValues()).toEqual({ nama: 'Siti' });
  });

  test('without withButton there are none', () => {
    const buttons = [{ name: 'aksi.cari', onClick: vi.fn() }] as const;
    showForm([section([{ ...NAME, type: 'string' }], { buttons })], { nama: '' });
    expect(screen.queryByRole('button', { name: 'Cari' })).toBeNull();
  });
});

describe('a collapsed section', () => {
  const collapsed = {
    header: 'blokir.suratMasa',
    collapsed: { empty: 'blokir.tanpaSurat', open: 'blokir.isiSurat' },
  } as const;
  const letter = { name: 'surat', title: 'blokir.nomorSurat', type: 'string' } as const;
  const sections = [section([{ ...NAME, type: 'string' }]), section([letter], collapsed)];
  const closed = () => screen.queryByText('Tanpa surat, mulai hari ini, sampai dicabut');

  test('is one line until its button opens it, which brings the focus to its first field', async () => {
    showForm(sections, { nama: '', surat: '' });
    expect(closed()).toBeInTheDocument();
    expect(screen.queryByLabelText('Nomor surat')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Isi surat atau masa' }));
    expect(screen.getByLabelText('Nomor surat')).toHaveFocus();
    expect(closed()).toBeNull();
  });

  test('is open when a field of it is filled, and stays open while a person empties it', async () => {
    showForm(sections, { nama: '', surat: 'B-17' });
    await userEvent.clear(screen.getByLabelText('Nomor surat'));
    expect(screen.getByLabelText('Nomor surat')).toHaveFocus();
  });

  test('opens when another answer makes a field of it compulsory', async () => {
    const schema = z
      .object({ nama: z.string(), surat: z.string() })
      .refine(({ nama, surat }) => nama !== 'resmi' || surat !== '', { ...msg('v.wajib'), path: ['surat'] });
    showForm(sections, { nama: '', surat: '' }, { schema });
    await userEvent.type(screen.getByLabelText('Atas nama'), 'resm');
    expect(closed()).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Atas nama'), 'i');
    expect(screen.getByLabelText(/Nomor surat/)).toHaveAttribute('aria-required', 'true');
    expect(screen.getByLabelText('Atas nama')).toHaveFocus();
  });

  test('shows its fields to a reader', () => {
    showForm(sections, { nama: 'Siti', surat: '' }, { readOnly: true });
    expect(screen.getByLabelText('Nomor surat')).toBeInTheDocument();
  });
});

test('dotted names nest', async () => {
  const fields: FieldDef[] = [
    { name: 'alamat.kota', title: 'rekening.cabang', type: 'string' },
    { name: 'alamat.kode_pos', title: 'rekening.produk', type: 'numeric' },
  ];
  const { onSubmit } = showForm([section(fields)], { alamat: { kota: '', kode_pos: '' } });
  await userEvent.type(screen.getByLabelText('Cabang'), 'Bandung');
  await userEvent.type(screen.getByLabelText('Produk'), '04015');
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ alamat: { kota: 'Bandung', kode_pos: '04015' } });
});

test('any clicks while it runs make one submission', async () => {
  const release: (() => void)[] = [];
  const onSubmit = vi.fn(() => new Promise<boolean>((resolve) => release.push(() => resolve(true))));
  const { container } = showForm([section([{ ...NAME, type: 'string' }])], { nama: 'x' }, { onSubmit });
  const form = container.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  release[0]?.();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
