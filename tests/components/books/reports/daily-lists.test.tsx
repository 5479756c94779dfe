import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DailyLists from '../../../../pages/report/daily-lists.tsx';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'manager1', nama_user: 'Sri', kode_cabang: '001', role_id: [] } }),
  useProfile: () => ({ headOffice: false, canOpen: () => true }),
}));

const reversed = {
  nomor_referensi: '001261120000000024',
  jenis: 'REVERSAL',
  nomor_asal: '001261120000000023',
  operasi: 'SETOR_TUNAI',
  kode_valuta: 'IDR',
  nominal: '500000.00',
  id_user: 'teller1',
  user_otorisasi: 'manager1',
};
const overridden = {
  nomor_referensi: '001261120000000006',
  operasi: 'SETOR_TUNAI',
  alasan: 'KAS_MELEBIHI_BATAS,MELEBIHI_WEWENANG',
  kode_valuta: 'IDR',
  nominal: '200000000.00',
  id_user: 'teller2',
  user_otorisasi: 'manager1',
};

beforeEach(() => {
  router.query = {};
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

test('the address holds the list, the branch’s day and the filters, and another list has another address', async () => {
  router.query = { kode: 'BATAL_KOREKSI', tanggal: '2026-11-20' };
  const calls = gateway({ 'laporan/lihat': () => ok([{ isi: reversed }], { resp_cursor: '' }) });
  show(DailyLists);
  const row = await screen.findByRole('row', { name: /001261120000000023/ });
  expect(within(row).getByText('500,000.00')).toBeTruthy();
  // Codes are said in words.
  expect(within(row).getByText('Reversal')).toBeTruthy();
  const asked = calls.find(({ path }) => path === 'laporan/lihat')?.query;
  expect([asked?.get('kode'), asked?.get('tanggal')]).toEqual(['BATAL_KOREKSI', '2026-11-20']);
  await userEvent.click(screen.getByRole('combobox', { name: 'Daftar' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Otorisasi di loket harian' }));
  expect(router.replace).toHaveBeenCalledWith(
    { query: { kode: 'OVERRIDE_HARIAN', tanggal: '2026-11-20' } },
    undefined,
    expect.anything(),
  );
});

test('each of several reasons is said, and a day without any says that there is nothing', async () => {
  router.query = { kode: 'OVERRIDE_HARIAN' };
  gateway({ 'laporan/lihat': () => ok([{ isi: overridden }], { resp_cursor: '' }) });
  const { unmount } = show(DailyLists);
  expect(await screen.findByText('Kas melebihi batas, Melebihi wewenang')).toBeTruthy();
  unmount();
  gateway({ 'laporan/lihat': () => ok([], { resp_cursor: '' }) });
  show(DailyLists);
  expect(await screen.findByText('Nihil: tidak ada yang dilaporkan hari itu.')).toBeTruthy();
});

test('a line of the day’s journals names the act or the fee', async () => {
  router.query = { kode: 'JURNAL_HARIAN' };
  const of = (operasi: string) => ({ isi: { ...reversed, operasi } });
  gateway({ 'laporan/lihat': () => ok(['GANTI_BUKU', 'BIAYA_GANTI_BUKU'].map(of), { resp_cursor: '' }) });
  show(DailyLists);
  expect(await screen.findByText('Ganti buku tabungan')).toBeTruthy();
  expect(screen.getByText('Biaya ganti buku tabungan')).toBeTruthy();
});
