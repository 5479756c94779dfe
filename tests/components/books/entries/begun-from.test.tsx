import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { generalEntries } from '#components/books/forms/ledger/general-entries.tsx';
import { savePeriodic } from '#components/books/forms/ledger/periodic-entry.tsx';
import { saveTemplate } from '#components/books/forms/ledger/template.tsx';
import { sentence } from '#components/kit/form/check-form.ts';
import { bareValues } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { periodicData, templateData } from '#lib/books/schemas/entry.ts';
import { showForm } from '../../kit/form/harness.tsx';
import { gateway, ok } from '../../kit/screens/page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
});

const leg = (sisi: string, nomor: string, nominal = '', over: object = {}) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal,
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const cell = (name: string) => screen.getByLabelText(name);
/** A field by its label, which ends with an asterisk where it must be filled. */
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
const isShown = (name: string) => screen.queryByLabelText(new RegExp(`^${name}( \\*)?$`)) !== null;
/** The schema as a screen checks by it: rows go without their internal index. */
const sent = (schema: z.ZodType) => z.preprocess((values) => bareValues(values as Values), schema);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

describe('the form of a template', () => {
  const form = (over: Values = {}) => {
    gateway({});
    const start = { ...saveTemplate.initial, nama: 'Listrik bulanan', alasan: 'dipakai tiap bulan', ...over };
    return showForm(saveTemplate.sections, start, { schema: sent(templateData) });
  };

  test('amounts may be open, numbers may not: the row is named and has the focus', async () => {
    const { onSubmit } = form({ baris: [leg('D', '603002'), leg('K', '')] });
    await screen.findByLabelText('Nomor baris 2');
    await send();
    expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', 'Baris: Baris 2 belum lengkap: isi nomor dan valuta');
    await waitFor(() => expect(cell('Nomor baris 2')).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('201001{Enter}');
    await send();
    const rows = onSubmit.mock.calls[0]?.[0].baris as readonly Values[];
    expect(rows.map(({ nomor, nominal }) => [nomor, nominal])).toEqual([
      ['603002', ''],
      ['201001', ''],
    ]);
  });

  test('the owner of a template is chosen once: an existing template stays with its owner', () => {
    const { unmount } = form();
    expect(field('Untuk')).toBeEnabled();
    unmount();
    form({ nomor_templat: 'TE00000001', versi: 1 });
    expect(field('Untuk')).toBeDisabled();
  });

  test('a name that a spreadsheet would work out is refused at its field', async () => {
    const { onSubmit } = form({ nama: '=cmd|calc', baris: [leg('D', '603002'), leg('K', '201001')] });
    await send();
    expect(field('Nama templat')).toHaveAccessibleDescription(expect.stringContaining(sentence('v.rumus')));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field('Nama templat'));
    await userEvent.type(field('Nama templat'), 'Listrik');
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('an entry begun from a template', () => {
  const templat = {
    nomor_templat: 'TE00000001',
    versi: 3,
    nama: 'Listrik',
    keterangan: 'tagihan listrik',
    lingkup: 'CABANG',
    pemegang: '001',
    aktif: 'T',
  };
  const replies = {
    'buku-besar/templat/rincian': () => ok({ templat, baris: [leg('D', '603002'), leg('K', '201001')], id_flow: '' }),
  };
  const begun = (over: Values = {}) => {
    const calls = gateway(replies);
    const start = { ...generalEntries.initial, templat: 'TE00000001', ...over };
    return { calls, ...showForm(generalEntries.sections, start) };
  };

  test('has its legs and its text, says its version, and can let go of it without losing them', async () => {
    const { onSubmit } = begun();
    expect(await screen.findByText('Listrik, versi 3')).toBeInTheDocument();
    expect(cell('Nomor baris 2')).toHaveValue('201001');
    expect(field('Keterangan')).toHaveValue('tagihan listrik');
    for (const nomor of [1, 2]) {
      cell(`Nominal baris ${nomor}`).focus();
      await userEvent.keyboard('5rb{Enter}');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Lepas templat' }));
    expect(screen.queryByText('Listrik, versi 3')).toBeNull();
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ templat: '', versi_templat: 0, keterangan: 'tagihan listrik' });
    const rows = onSubmit.mock.calls[0]?.[0].baris as readonly Values[];
    expect(rows.map(({ nominal }) => nominal)).toEqual(['5000.00', '5000.00']);
  });

  test('takes nothing away that was filled in without asking', async () => {
    popups.confirm.mockResolvedValue(false);
    begun({ baris: [leg('D', '603001', '7.00')] });
    await waitFor(() => expect(popups.confirm).toHaveBeenCalledOnce());
    expect(popups.confirm.mock.calls[0]?.[0].text).toContain('templat Listrik');
    expect(cell('Nomor baris 1')).toHaveValue('603001');
    expect(screen.queryByText('Listrik, versi 3')).toBeNull();
  });
});

describe('the form of a periodic entry', () => {
  const whole = [leg('D', '603002', '5.00'), leg('K', '201001', '5.00')];
  const form = (over: Values = {}) => {
    const calls = gateway({
      'pemeliharaan-layanan/jadwal': () => ok({ berikut: [{ jatuh_tempo: '2026-11-22', jalan: '2026-11-23' }] }),
    });
    const start = {
      ...savePeriodic.initial,
      nama: 'Sewa gedung',
      keterangan: 'amortisasi sewa',
      mulai: '2026-11-20',
      alasan: 'kontrak sewa',
      baris: whole,
      ...over,
    };
    return { calls, ...showForm(savePeriodic.sections, start, { schema: sent(periodicData) }) };
  };

  test('asks for the fields of its period', () => {
    const shown = (periode: string) => {
      const { unmount } = form({ periode });
      const labels = ['Hari', 'Tanggal', 'Setiap berapa minggu atau bulan', 'Tanggal terakhir'];
      const found = labels.filter(isShown);
      unmount();
      return found;
    };
    expect(shown('MINGGUAN')).toEqual(['Hari', 'Setiap berapa minggu atau bulan', 'Tanggal terakhir']);
    expect(shown('BULANAN')).toEqual(['Tanggal', 'Setiap berapa minggu atau bulan', 'Tanggal terakhir']);
    expect(shown('AKHIR_BULAN')).toEqual(['Tanggal terakhir']);
    expect(shown('SEKALI')).toEqual([]);
  });

  test('shows its coming dates once its schedule is whole, and where a holiday moves one', async () => {
    const { calls, unmount } = form({ periode: 'BULANAN', hari: '' });
    expect(calls).toEqual([]);
    unmount();
    const next = form({ periode: 'BULANAN', hari: '22' });
    expect(await screen.findByText(/22-11-2026/)).toBeInTheDocument();
    expect(screen.getByText(/23-11-2026/)).toBeInTheDocument();
    expect(Object.fromEntries(next.calls[0]?.query ?? [])).toMatchObject({
      periode: 'BULANAN',
      hari: '22',
      mulai: '2026-11-20',
    });
  });

  test('without a day, or whole and uneven, it is not sent; even, or with open amounts, it is', async () => {
    const { onSubmit, unmount } = form({ hari: '' });
    await send();
    expect(field('Tanggal')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    unmount();
    const uneven = form({ hari: '23', baris: [whole[0], leg('K', '201001', '4.00')] });
    await send();
    expect(popups.notify).toHaveBeenLastCalledWith('warning', 'Info', `Baris: ${sentence('v.tidakSeimbang')}`);
    expect(uneven.onSubmit).not.toHaveBeenCalled();
    uneven.unmount();
    const open = form({ hari: '23', baris: [whole[0], leg('K', '201001')] });
    await send();
    await waitFor(() => expect(open.onSubmit).toHaveBeenCalledOnce());
  });

  test('in another currency than the books’ it leads to the cell', async () => {
    const { onSubmit } = form({ hari: '23', baris: [whole[0], leg('K', '201001', '5.00', { kode_valuta: 'USD' })] });
    await send();
    await waitFor(() => expect(cell('Valuta baris 2')).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('a form that settles a due date begins with the entry’s legs and says which date it is', async () => {
  const berkala = { nomor_berkala: 'EB00000001', keterangan: 'amortisasi sewa' };
  gateway({
    'buku-besar/berkala/rincian': () =>
      ok({ berkala, baris: [leg('D', '603002'), leg('K', '201001')], berikut: [], data: [], id_flow: '' }),
  });
  showForm(generalEntries.sections, { ...generalEntries.initial, berkala: 'EB00000001', jatuh_tempo: '2026-11-23' });
  expect(await screen.findByLabelText('Nomor baris 2')).toHaveValue('201001');
  expect(screen.getByText('Untuk jatuh tempo 23-11-2026 dari EB00000001')).toBeInTheDocument();
  expect(field('Keterangan')).toHaveValue('amortisasi sewa');
});
