import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DayBundlePage from '../../../../pages/report/day-bundle.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'manager1', nama_user: 'Sri', kode_cabang: '001', role_id: [] } }),
  useProfile: () => ({ headOffice: false, canOpen: () => true }),
}));

const bundle = {
  id: '0190d0a0-0000-7000-8000-000000000001',
  nomor: 'LP001261120ABCDEFGH',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  tanggal: '2026-11-20',
  slip: 'T',
  kertas: 'A4',
  sementara: 'F',
  status_laporan: 'SIAP',
  baris: '300',
  perkiraan: '300',
  sebab: '',
  pesan_sebab: '',
  ukuran: '163730',
  sidik: 'a'.repeat(64),
  nama_peminta: 'Sri Wahyuni',
  waktu_minta: '2026-11-20T18:00:00+07:00',
  unduhan: '2',
  sudah_ada: 'F',
};

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

test('one button asks for the day with the chosen paper and vouchers, and reports the outcome', async () => {
  const calls = gateway({
    'laporan/bundel': () => ok([bundle], { resp_cursor: '' }),
    'laporan/bundel/minta': () => ok({ ...bundle, sudah_ada: 'T' }),
  });
  show(DayBundlePage);
  const row = await screen.findByRole('row', { name: /LP001261120ABCDEFGH/ });
  expect(within(row).getByText('Siap')).toBeTruthy();
  expect(within(row).getByText('Tetap')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sertakan voucher tiap jurnal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cetak hari' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'laporan/bundel/minta')?.body).toEqual({
      kode_cabang: '',
      tanggal: '',
      slip: 'T',
      kertas: 'A4',
    }),
  );
});

test('a day the branch never had is reported as a refusal, and a number that is none of the bank’s as unknown', async () => {
  const calls = gateway({
    'laporan/bundel': () => ok([], { resp_cursor: '' }),
    'laporan/bundel/minta': () => refusal('14', 'Data tidak ditemukan'),
    'laporan/bundel/periksa': ({ body }) =>
      ok(
        (body as { nomor: string }).nomor === bundle.nomor
          ? { hasil: 'DIKENAL', bundel: bundle }
          : { hasil: 'TIDAK_DIKENAL' },
      ),
  });
  show(DayBundlePage);
  expect(await screen.findByText('Belum ada bundel untuk cabang dan hari ini.')).toBeTruthy();
  const number = screen.getByRole('textbox', { name: 'Nomor' });
  await userEvent.type(number, 'LP001261120ZZZZZZZZ');
  await userEvent.click(screen.getByRole('button', { name: 'Periksa nomor' }));
  expect(await screen.findByText('Bukan bundel bank')).toBeTruthy();
  await userEvent.clear(number);
  await userEvent.type(number, bundle.nomor);
  await userEvent.click(screen.getByRole('button', { name: 'Periksa nomor' }));
  const known = await screen.findByRole('status', { name: '' });
  expect(within(known).getByText('Nomor ini dikenal')).toBeTruthy();
  expect(within(known).getByText('20-11-2026')).toBeTruthy();
  expect(within(known).getByText('Sri Wahyuni')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'laporan/bundel/periksa')).toHaveLength(2);
});
