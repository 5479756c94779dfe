import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { generalEntries } from '#components/books/forms/ledger/general-entries.tsx';
import { savePeriodic } from '#components/books/forms/ledger/periodic-entry.tsx';
import { saveTemplate } from '#components/books/forms/ledger/template.tsx';
import { sentence } from '#components/kit/form/check-form.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import { generalEntriesData } from '#lib/books/schemas/ledger.ts';
import { showForm } from '../../kit/form/harness.tsx';
import { gateway, ok, refusal } from '../../kit/screens/page.tsx';
import { xlsx } from './spreadsheets.ts';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
});

const citra = makeAccountNumber('002', '12', 1);
const head = [...entryColumns];
const debit = ['D', 'GL', '603002', '', '5.00', 'IDR', 'Listrik'];
const credit = ['K', 'GL', '101001', '', '5.00', 'IDR', ''];
const tabbed = (lines: readonly (readonly string[])[]) => lines.map((line) => line.join('\t')).join('\n');
const row = (cells: readonly string[]): Values => Object.fromEntries(head.map((column, at) => [column, cells[at]]));
const sound = { sah: 'T', salah: [], jumlah: [], cabang: [], cabang_pusat: '000' };
const wrong = (baris: number, kolom: string, pesan: string) => ({
  ...sound,
  sah: 'F',
  salah: [{ baris, kolom, kode: 'GL_KEPT', pesan, rincian: {} }],
});

/** Draws the form and waits for its grid, which loads by itself. */
async function start(rows: readonly Values[] = [], reply: (body: { baris: Values[] }) => unknown = () => sound) {
  const calls = gateway({ validate: ({ body }) => ok(reply(body as { baris: Values[] })) });
  const shown = showForm(generalEntries.sections, { baris: rows, tanggal_valuta: '', keterangan: 'Alasan' });
  await screen.findByPlaceholderText(/Tempel baris/);
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

test('the core checks pasted rows; an error is listed, leads to its cell, and goes when it is corrected', async () => {
  const { calls } = await start([], ({ baris }) =>
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

test('the grid that loads after its form lets the form begin at the top of the page', async () => {
  document.body.classList.add('content');
  document.documentElement.scrollTop = 354;
  await start();
  // The focus comes with the frame after the grid.
  await waitFor(() => expect(pasteBox()).toHaveFocus());
  expect(document.documentElement.scrollTop).toBe(0);
  document.body.classList.remove('content');
});

test('a user who went on while the grid loaded stays at the same field', async () => {
  document.body.classList.add('content');
  document.documentElement.scrollTop = 354;
  gateway({ validate: () => ok(sound) });
  showForm(generalEntries.sections, { baris: [], tanggal_valuta: '', keterangan: '' });
  const reason = screen.getByLabelText(/^Keterangan/);
  reason.focus();
  fireEvent.change(reason, { target: { value: 'Alasan' } });
  await screen.findByPlaceholderText(/Tempel baris/);
  expect(reason).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(354);
  document.body.classList.remove('content');
});

test('a dropped file takes the place of all rows once that is agreed to, never comes on top of them', async () => {
  const { onSubmit } = await start([row(debit), row(credit)]);
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

test.each<{ why: string; insert: () => void; message: RegExp }>([
  {
    why: 'a formula cell',
    insert: () => drop(xlsx([head, ['D', 'GL', '603002', '', { f: '2+3', v: '5' }, 'IDR', ''], credit])),
    message: /Sel E2 berisi rumus/,
  },
  {
    why: 'wrong headings',
    insert: () => paste([head.map((name) => (name === 'sisi' ? 'arah' : name)), debit]),
    message: /tidak ada: sisi\./,
  },
  {
    why: '5,001 rows',
    insert: () => paste([head, ...Array.from({ length: 5_001 }, () => debit)]),
    message: /5001 baris; satu jurnal paling banyak 5,000/,
  },
  { why: 'no sheet', insert: () => drop('\u0000\u0001'), message: /tidak dapat dibaca/ },
])('$why: nothing is taken, nobody is asked', async ({ insert, message }) => {
  const { calls } = await start([row(debit)]);
  insert();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada baris yang diambil');
  expect(screen.queryByLabelText('Nomor baris 2')).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('validate');
  expect(popups.confirm).not.toHaveBeenCalled();
});

test('a check that got no answer says so and calls nothing right', async () => {
  gateway({ validate: () => refusal('68', 'Tidak tersedia') });
  showForm(generalEntries.sections, { baris: [row(debit)], tanggal_valuta: '', keterangan: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa baris' }));
  await waitFor(() => expect(popups.notify).toHaveBeenCalledOnce());
  expect(screen.queryByText(/tidak ada yang salah/)).toBeNull();
});

test('keys: Enter moves on, arrows change rows, Ctrl+Enter adds on the other side, Ctrl+Delete removes', async () => {
  const { onSubmit } = await start([row(debit), row(credit)]);
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

test('an incomplete row is named and blocks sending the form', async () => {
  const { onSubmit } = await start([row(debit), row(credit)]);
  cell('Nominal baris 2').focus();
  await userEvent.keyboard('{Backspace}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  const message = 'Baris 2 belum lengkap: isi nomor, nominal, dan valuta';
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', `Baris: ${message}`));
  expect(onSubmit).not.toHaveBeenCalled();
  cell('Nominal baris 2').focus();
  await userEvent.keyboard('5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('of many rows fifty are drawn; the fault of a later one is on its page', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => row(at % 2 === 0 ? debit : credit));
  await start(many, () => wrong(4_321, 'nominal', 'Terlalu besar'));
  expect(screen.getAllByLabelText(/^Nominal baris/)).toHaveLength(50);
  expect(screen.getByText('Baris 1–50 dari 5000')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Jumlah per valuta' })).getAllByText('12,500.00')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Periksa baris' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nominal baris 4321' }));
  expect(cell('Nominal baris 4321')).toHaveFocus();
  expect(screen.getAllByLabelText(/^Nominal baris/)).toHaveLength(50);
}, 30_000);

test('a check moves the focus to the first wrong cell at once, unless the user works in another', async () => {
  await start([row(debit), row(credit)], () => wrong(2, 'nomor', 'Akun kas dikelola sistem'));
  const look = screen.getByRole('button', { name: 'Periksa baris' });
  await userEvent.click(look);
  await waitFor(() => expect(cell('Nomor baris 2')).toHaveFocus());
  fireEvent.click(look);
  cell('Nominal baris 1').focus();
  await waitFor(() => expect(look).toBeEnabled());
  expect(cell('Nominal baris 1')).toHaveFocus();
});

test('sent too early: the focus is in the first cell that is missing', async () => {
  const { onSubmit } = await start([row(debit), row(credit.map((text) => (text === '5.00' ? '' : text)))]);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(cell('Nominal baris 2')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('errors of the form’s check are listed by cell with row, column and message', async () => {
  gateway({ validate: () => ok(sound) });
  const long = row(debit.map((text, at) => (at === 6 ? 'x'.repeat(101) : text)));
  const short = row(credit.map((text, at) => (at === 2 ? '20100' : text)));
  const { onSubmit } = showForm(
    generalEntries.sections,
    { ...generalEntries.initial, baris: [long, short], keterangan: 'Alasan' },
    { schema: generalEntriesData },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(cell('Keterangan baris baris 1')).toHaveFocus());
  const [tooLong, noCode] = [sentence('v.teks'), sentence('v.kodeGl')];
  expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', `Baris: ${tooLong}`);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    `Keterangan baris baris 1: ${tooLong}`,
    `Nomor baris 2: ${noCode}`,
  ]);
  const jump = screen.getByRole('button', { name: 'Nomor baris 2' });
  jump.focus();
  await userEvent.keyboard('{Enter}');
  expect(cell('Nomor baris 2')).toHaveFocus();
  expect(cell('Nomor baris 2')).toHaveAccessibleDescription(noCode);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('checks the rows of a template as such', async () => {
  for (const [form, flow] of [
    [saveTemplate, 'SIMPAN_TEMPLAT'],
    [savePeriodic, 'SIMPAN_BERKALA'],
  ] as const) {
    const calls = gateway({ validate: () => ok(sound) });
    const { unmount } = showForm(
      form.sections.filter(({ fields }) => fields.some(({ name }) => name === 'baris')),
      { baris: [row(debit)] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Periksa baris' }));
    await waitFor(() => expect(calls.map(({ body }) => (body as Values).valTrxType)).toEqual([flow]));
    unmount();
  }
});

describe('over several branches', () => {
  const inBranch = (cells: readonly string[], branch: string) =>
    row(cells.map((text, at) => (at === 3 ? branch : text)));
  const onAccount = ['K', 'REKENING', citra, '', '5.00', 'IDR', ''];
  const branches: Readonly<Record<string, string>> = { [citra]: '002', '': '001' };
  const known = ({ baris }: { baris: Values[] }) => ({
    ...sound,
    cabang: baris.map(({ jenis, nomor }, at) => ({
      baris: at + 1,
      kode_cabang: branches[jenis === 'REKENING' ? String(nomor) : ''],
    })),
  });
  const message = async () => {
    const table = await screen.findByRole('table', { name: 'Jumlah per cabang' });
    const [, ...lines] = within(table).getAllByRole('row');
    return lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  };

  test('each has its totals and the inter-branch legs that will be added; the account’s branch is asked of the core', async () => {
    const { calls } = await start([row(debit), row(onAccount)], known);
    await waitFor(async () =>
      expect(await message()).toEqual([
        ['001', 'IDR', '5.00', '0.00', 'Kredit RAK 110001 lawan 002: 5.00'],
        ['002', 'IDR', '0.00', '5.00', 'Debet RAK 110001 lawan 001: 5.00'],
      ]),
    );
    expect(calls.map(({ body }) => (body as { baris: Values[] }).baris)).toEqual([
      [{ jenis: 'GL' }, { jenis: 'REKENING', nomor: citra }],
    ]);
    // The grid knows an answer it has asked for once: another amount asks nothing.
    cell('Nominal baris 1').focus();
    await userEvent.keyboard('7{Enter}');
    await waitFor(async () =>
      expect(await message()).toEqual([
        ['001', 'IDR', '7.00', '0.00', 'Kurang kredit 7.00'],
        ['002', 'IDR', '0.00', '5.00', 'Kurang debet 5.00'],
      ]),
    );
    expect(calls).toHaveLength(1);
  });

  test('of three each faces head office, which has no row of its own', async () => {
    await start(
      [inBranch(debit, '001'), inBranch(debit, '002'), inBranch(['K', 'GL', '201001', '', '10.00', 'IDR', ''], '003')],
      known,
    );
    await waitFor(async () =>
      expect(await message()).toEqual([
        [
          '000',
          'IDR',
          '0.00',
          '0.00',
          'Debet RAK 110001 lawan 001: 5.00Debet RAK 110001 lawan 002: 5.00Kredit RAK 110001 lawan 003: 10.00',
        ],
        ['001', 'IDR', '5.00', '0.00', 'Kredit RAK 110001 lawan 000: 5.00'],
        ['002', 'IDR', '5.00', '0.00', 'Kredit RAK 110001 lawan 000: 5.00'],
        ['003', 'IDR', '0.00', '10.00', 'Debet RAK 110001 lawan 000: 10.00'],
      ]),
    );
  });

  test('while all rows share one branch there is nothing to show, and nothing is asked', async () => {
    const { calls } = await start([row(debit), row(credit)], known);
    cell('Nominal baris 1').focus();
    await userEvent.keyboard('7{Enter}');
    expect(screen.queryByRole('table', { name: 'Jumlah per cabang' })).toBeNull();
    expect(calls).toEqual([]);
  });

  test('an account nobody knows is said not to be counted; no answer says so and can be asked again', async () => {
    const { unmount } = await start([row(debit), row(onAccount)], () => ({
      ...sound,
      cabang: [{ baris: 1, kode_cabang: '001' }],
    }));
    expect(await screen.findByText(/1 baris belum dihitung/)).toBeInTheDocument();
    unmount();
    let away = true;
    gateway({
      validate: ({ body }) => (away ? refusal('68', 'Tidak tersedia') : ok(known(body as { baris: Values[] }))),
    });
    showForm(generalEntries.sections, { baris: [row(debit), row(onAccount)], tanggal_valuta: '', keterangan: '' });
    expect(await screen.findByText('Cabang rekening tidak dapat dicari')).toBeInTheDocument();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(async () => expect((await message()).map(([cabang]) => cabang)).toEqual(['001', '002']));
    expect(screen.queryByText('Cabang rekening tidak dapat dicari')).toBeNull();
  });
});

test('a reader sees the rows and their totals, and nothing to fill in', async () => {
  gateway({});
  showForm(
    generalEntries.sections,
    { baris: [row(debit), row(credit)], tanggal_valuta: '', keterangan: '' },
    { readOnly: true },
  );
  const table = within(await screen.findByRole('table', { name: 'Baris' }));
  expect(table.getByText('603002')).toBeInTheDocument();
  expect(table.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Periksa baris' })).toBeNull();
  expect(screen.getByText('Seimbang')).toBeInTheDocument();
});
