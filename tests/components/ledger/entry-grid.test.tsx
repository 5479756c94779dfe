import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Values } from '#components/form/field-def.ts';
import { generalEntries } from '#components/screens/definitions/ledger/general-entries.tsx';
import { entryColumns } from '#lib/ledger-entries.ts';
import { showForm } from '../form/harness.tsx';
import { gateway, ok, refusal } from '../screens/page.tsx';
import { xlsx } from './sheets.ts';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), tell: vi.fn(), progress: vi.fn() }));
vi.mock('#components/ui/popup.ts', () => popups);
beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.tell.mockReset().mockResolvedValue(undefined);
});

const head = [...entryColumns];
const debit = ['D', 'GL', '603002', '', '5.00', 'IDR', 'Listrik'];
const credit = ['K', 'GL', '101001', '', '5.00', 'IDR', ''];
const tabbed = (lines: readonly (readonly string[])[]) => lines.map((line) => line.join('\t')).join('\n');
const row = (cells: readonly string[]): Values => Object.fromEntries(head.map((column, at) => [column, cells[at]]));
const sound = { sah: 'T', salah: [], jumlah: [] };
const wrong = (baris: number, kolom: string, pesan: string) => ({
  ...sound,
  sah: 'F',
  salah: [{ baris, kolom, kode: 'GL_KEPT', pesan, rincian: {} }],
});

function start(rows: readonly Values[] = [], reply: (body: { baris: Values[] }) => unknown = () => sound) {
  const calls = gateway({ validate: ({ body }) => ok(reply(body as { baris: Values[] })) });
  const shown = showForm(generalEntries.sections, { baris: rows, tanggal_valuta: '', keterangan: 'Alasan' });
  return { calls, ...shown };
}
const cell = (name: string) => screen.getByLabelText(name);
const pasteBox = () => screen.getByPlaceholderText(/Tempel baris/);
const paste = (lines: readonly (readonly string[])[]) => {
  fireEvent.change(pasteBox(), { target: { value: tabbed(lines) } });
};
const drop = (content: Uint8Array | string) => {
  const files = [new File([content as BlobPart], 'entri.xlsx')];
  fireEvent.drop(pasteBox(), { dataTransfer: { files } });
};

test('pasted rows are looked at by the core; what is wrong is listed, leads to its cell, and goes when it is mended', async () => {
  const { calls } = start([], ({ baris }) =>
    baris[1]?.nomor === '101001' ? wrong(2, 'nomor', 'Akun kas dikelola sistem') : sound,
  );
  paste([head, debit, credit]);
  const jump = await screen.findByRole('button', { name: 'Nomor baris 2' });
  expect(calls.filter(({ path }) => path === 'validate')[0]?.body).toEqual({
    valTrxType: 'TRANSAKSI_UMUM_MULTI',
    baris: [row(debit), row(credit)],
  });
  await userEvent.click(jump);
  expect(cell('Nomor baris 2')).toHaveFocus();
  expect(cell('Nomor baris 2')).toHaveAccessibleDescription('Akun kas dikelola sistem');
  expect(cell('Nomor baris 1')).not.toHaveAttribute('aria-invalid');

  await userEvent.keyboard('201001{Enter}');
  expect(screen.queryByText(/Akun kas dikelola/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Periksa baris' }));
  expect(await screen.findByText('2 baris sudah diperiksa, tidak ada yang salah')).toBeInTheDocument();
});

test('a dropped file takes the place of all rows once that is agreed to, never comes on top of them', async () => {
  const { onSubmit } = start([row(debit), row(credit)]);
  popups.confirm.mockResolvedValueOnce(false);
  drop(xlsx([head, debit, debit, credit]));
  await waitFor(() => expect(popups.confirm).toHaveBeenCalledOnce());
  expect(popups.confirm.mock.calls[0]?.[0].text).toContain('2 baris di formulir ini diganti dengan 3');
  expect(screen.queryByLabelText('Nomor baris 3')).toBeNull();
  drop(xlsx([head, debit, debit, credit]));
  await waitFor(() => expect(cell('Nomor baris 3')).toHaveValue('101001'));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSubmit.mock.calls[0]?.[0].baris).toEqual([row(debit), row(debit), row(credit)]);
});

test.each<{ why: string; take: () => void; told: RegExp }>([
  {
    why: 'a formula cell',
    take: () => drop(xlsx([head, ['D', 'GL', '603002', '', { f: '2+3', v: '5' }, 'IDR', ''], credit])),
    told: /Sel E2 berisi rumus/,
  },
  {
    why: 'wrong headings',
    take: () => paste([head.map((name) => (name === 'sisi' ? 'arah' : name)), debit]),
    told: /tidak ada: sisi\./,
  },
  {
    why: '5,001 rows',
    take: () => paste([head, ...Array.from({ length: 5_001 }, () => debit)]),
    told: /5001 baris; satu jurnal paling banyak 5,000/,
  },
  { why: 'no sheet', take: () => drop('\u0000\u0001'), told: /tidak dapat dibaca/ },
])('$why: nothing is taken, nobody is asked', async ({ take, told }) => {
  const { calls } = start([row(debit)]);
  take();
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada baris yang diambil');
  expect(screen.queryByLabelText('Nomor baris 2')).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('validate');
  expect(popups.confirm).not.toHaveBeenCalled();
});

test('a check that got no answer says so and calls nothing right', async () => {
  gateway({ validate: () => refusal('68', 'Tidak tersedia') });
  showForm(generalEntries.sections, { baris: [row(debit)], tanggal_valuta: '', keterangan: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Periksa baris' }));
  await waitFor(() => expect(popups.tell).toHaveBeenCalledOnce());
  expect(screen.queryByText(/tidak ada yang salah/)).toBeNull();
});

test('keys: Enter goes on, arrows change rows, Ctrl+Enter adds on the other side, Ctrl+Delete removes', async () => {
  const { onSubmit } = start([row(debit), row(credit)]);
  cell('Nominal baris 1').focus();
  await userEvent.keyboard('2jt{Enter}');
  expect(cell('Valuta baris 1')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(cell('Valuta baris 2')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(cell('Nominal baris 2')).toHaveFocus();
  await userEvent.keyboard('3{Control>}{Enter}{/Control}');
  expect(cell('Sisi baris 3')).toHaveFocus();
  expect(cell('Sisi baris 3')).toHaveValue('D');
  expect(cell('Nominal baris 2')).toHaveValue('3.00');
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
  expect(screen.queryByLabelText('Sisi baris 3')).toBeNull();
  expect(cell('Sisi baris 2')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  const sent = onSubmit.mock.calls[0]?.[0].baris as readonly Values[];
  expect(sent.map(({ nominal }) => nominal)).toEqual(['2000000.00', '3.00']);
});

test('a row that is not filled in yet is named, and keeps the form from being sent', async () => {
  const { onSubmit } = start([row(debit), row(credit)]);
  cell('Nominal baris 2').focus();
  await userEvent.keyboard('{Backspace}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  const told = 'Baris 2 belum lengkap: isi nomor, nominal, dan valuta';
  await waitFor(() => expect(popups.tell).toHaveBeenCalledWith('warning', 'Info', `Baris: ${told}`));
  expect(onSubmit).not.toHaveBeenCalled();
  cell('Nominal baris 2').focus();
  await userEvent.keyboard('5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('of many rows fifty are drawn; the fault of a later one is on its page', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => row(at % 2 === 0 ? debit : credit));
  start(many, () => wrong(4_321, 'nominal', 'Terlalu besar'));
  expect(screen.getAllByLabelText(/^Nominal baris/)).toHaveLength(50);
  expect(screen.getByText('Baris 1–50 dari 5000')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Jumlah per valuta' })).getAllByText('12,500.00')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Periksa baris' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nominal baris 4321' }));
  expect(cell('Nominal baris 4321')).toHaveFocus();
  expect(screen.getAllByLabelText(/^Nominal baris/)).toHaveLength(50);
}, 30_000);

test('who only reads them sees the rows and their totals, nothing to fill in', () => {
  gateway({});
  showForm(
    generalEntries.sections,
    { baris: [row(debit), row(credit)], tanggal_valuta: '', keterangan: '' },
    { readOnly: true },
  );
  const table = within(screen.getByRole('table', { name: 'Baris' }));
  expect(table.getByText('603002')).toBeInTheDocument();
  expect(table.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Periksa baris' })).toBeNull();
  expect(screen.getByText('Seimbang')).toBeInTheDocument();
});
