import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fileOf, readFile, withErrors } from '#components/payments/payroll/payroll-file.ts';
import PayPayroll from '../../../../pages/transfer/payroll.tsx';
import { pageReplies, preview, previews } from '../../kit/screens/deposit.tsx';
import { gateway, ok } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', async () => {
  const { router } = await import('../../kit/screens/page.tsx');
  return { useRouter: () => router };
});
afterEach(() => vi.unstubAllGlobals());

const looked = (over: object = {}) => ({
  sah: 'T',
  sidik: 'ab'.repeat(32),
  jumlah_baris: 2,
  nominal: '7500000.00',
  kode_valuta: 'IDR',
  cabang: [{ kode_cabang: '002', baris: 2, nominal: '7500000.00' }],
  keluar: [],
  salah: [],
  ...over,
});
const csv = (text: string) => new File([text], 'gaji.csv', { type: 'text/csv' });
const ROWS =
  'Nomor_Rekening;Nama;Nominal;Keterangan\r\n001120000012;Ani;4000000;\r\n002120000010;Citra;3500000;Bonus\r\n';

test('the file goes into the form as text, with the bank’s view of it: rows, total, branches and print', async () => {
  const calls = gateway({
    'flow/bayar-gaji': () => preview(),
    'gaji/periksa': () => ok(looked()),
    ...pageReplies,
  });
  showSignedIn(PayPayroll);
  await userEvent.upload(await screen.findByLabelText(/Berkas XLSX atau CSV/), csv(ROWS));
  expect(await screen.findByText('Semua baris dapat dibayar')).toBeInTheDocument();
  expect(screen.getByText('ab'.repeat(32))).toBeInTheDocument();
  const branches = screen.getByRole('table', { name: 'Masuk ke rekening bank ini, per cabang' });
  expect(within(branches).getByRole('rowheader', { name: '002' })).toBeInTheDocument();
  const rows = screen.getByRole('table', { name: 'Isi berkas' });
  expect(within(rows).getByText('001120000012')).toBeInTheDocument();
  expect(within(rows).getByText('3,500,000.00')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Bulan gaji/), '2026-11');
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'gaji/periksa')?.body).toEqual({
      nomor_rekening: '',
      isi: '"nomor_rekening","nama","nominal","keterangan"\n"001120000012","Ani","4000000",""\n"002120000010","Citra","3500000","Bonus"',
    }),
  );
  expect(previews(calls).every(({ path }) => path === 'flow/bayar-gaji')).toBe(true);
});

test('a row that is wrong says why, first of all', async () => {
  const salah = [
    { baris: 2, kolom: 'nama', kode: 'PAYROLL_NAME', pesan: 'Nama tidak sesuai dengan pemilik rekening', rincian: {} },
  ];
  gateway({
    'flow/bayar-gaji': () => preview(),
    'gaji/periksa': () => ok(looked({ sah: 'F', salah })),
    ...pageReplies,
  });
  showSignedIn(PayPayroll);
  await userEvent.upload(await screen.findByLabelText(/Berkas XLSX atau CSV/), csv(ROWS));
  expect(await screen.findByText('1 isian belum benar')).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: 'Isi berkas' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('nama: Nama tidak sesuai dengan pemilik rekening');
  expect(screen.getByRole('button', { name: 'Unduh dengan kolom kesalahan' })).toBeInTheDocument();
});

test('a file goes out with its errors and comes back without them, formulas disarmed', async () => {
  const isi = '"nomor_rekening","nama","nominal","keterangan"\n"001120000012","Ani","4000000","=1+1"';
  for (const format of ['csv', 'xlsx'] as const) {
    const out = await withErrors(format, isi, new Map([[1, 'keterangan: rumus']]), 'kesalahan');
    if (format === 'csv') expect(await out.text()).toContain('"keterangan: rumus"');
    expect(await readFile(new File([out], `x.${format}`))).toBe(
      '"nomor_rekening","nama","nominal","keterangan"\n"001120000012","Ani","4000000","\'=1+1"',
    );
  }
  const empty = await fileOf('xlsx', 'gaji', ['a'], []);
  expect(await readFile(new File([empty], 'a.xlsx'))).toBe('"a"');
});
