import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BalanceSheet from '../../../../pages/report/balance-sheet.tsx';
import IncomeStatement from '../../../../pages/report/income-statement.tsx';
import { gateway, ok, refusal, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'finance1', nama_user: 'Arief Nugroho', kode_cabang: '000', role_id: [] } }),
  useProfile: () => ({ headOffice: true, canOpen: () => true }),
}));

const row = (urut: string, nama: string, jenis: string, sisi: string, jumlah: string, kode_gl = '') => ({
  urut,
  kode_gl,
  nama,
  jenis,
  tingkat: 1,
  sisi,
  jumlah,
  jumlah_pembanding: jumlah,
  tanggal: '2026-11-20',
  tanggal_pembanding: '2026-10-31',
  kode_cabang: '001',
});
const sheet = (equity: string) => [
  row('10', 'Aset', 'JUDUL', 'D', ''),
  row('20', 'Kas', 'BARIS', 'D', '5000.00'),
  row('20', 'Kas teller IDR', 'AKUN', 'D', '5000.00', '101002'),
  row('30', 'Modal disetor', 'BARIS', 'K', equity),
];

beforeEach(() => {
  router.query = {};
});
afterEach(() => vi.unstubAllGlobals());

test('a balance sheet says that its sides agree, or by how much they differ', async () => {
  gateway({ 'laporan/neraca': () => ok(sheet('5000.00'), { resp_cursor: null }) });
  show(BalanceSheet);
  expect(await screen.findByText(/Aset sama dengan/)).toBeVisible();
  expect(screen.getByText(/20.*2026, dibandingkan dengan 31.*2026/)).toBeVisible();
});

test('a balance sheet whose sides differ', async () => {
  gateway({ 'laporan/neraca': () => ok(sheet('4000.00'), { resp_cursor: null }) });
  show(BalanceSheet);
  const foot = await screen.findByText(/dibandingkan dengan/);
  expect(foot.textContent).toMatch(/Pos-pos berbeda 1,000\.00/);
});

test('an income statement is held against its last total', async () => {
  const lines = [
    row('10', 'Pendapatan jasa', 'BARIS', 'K', '900.00'),
    row('20', 'Beban umum', 'BARIS', 'K', '-400.00'),
  ];
  gateway({
    'laporan/laba-rugi': () => ok([...lines, row('30', 'Laba bersih', 'JUMLAH', 'K', '500.00')], { resp_cursor: null }),
  });
  show(IncomeStatement);
  expect(await screen.findByText(/sesuai dengan laba bersih/)).toBeVisible();
});

test('one line alone is held against its accounts, and without them against nothing', async () => {
  const kas = [row('20', 'Kas', 'JUMLAH', 'D', '5000.00'), row('20', 'Kas teller', 'AKUN', 'D', '5000.00', '101002')];
  gateway({ 'laporan/neraca': () => ok(kas, { resp_cursor: null }) });
  router.query = { rinci: 'T', urut: '20' };
  show(BalanceSheet);
  expect(await screen.findByText('Akun-akun berjumlah sama dengan posnya')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Hanya pos ini' })).toBeChecked();
});

test('a line whose accounts do not come to it says by how much', async () => {
  const kas = [row('20', 'Kas', 'BARIS', 'D', '5000.00'), row('20', 'Kas teller', 'AKUN', 'D', '4000.00', '101002')];
  gateway({ 'laporan/neraca': () => ok(kas, { resp_cursor: null }) });
  show(BalanceSheet);
  expect(await screen.findByText(/Akun-akun dan posnya berbeda 1,000\.00/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Hanya pos ini' })).toBeNull();
});

test('the mark of one line is taken away, and the whole statement is asked for', async () => {
  const calls = gateway({ 'laporan/neraca': () => ok(sheet('5000.00'), { resp_cursor: null }) });
  router.query = { rinci: 'T', urut: '20' };
  show(BalanceSheet);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hanya pos ini' }));
  expect(screen.queryByRole('checkbox', { name: 'Hanya pos ini' })).toBeNull();
  const asked = calls.filter(({ path }) => path === 'laporan/neraca');
  expect(asked.map(({ query }) => query.get('urut') ?? '')).toEqual(['20', '']);
});

test('a statement that could not be read is no empty one', async () => {
  gateway({ 'laporan/neraca': () => refusal('INTERNAL', 'Terjadi kesalahan') });
  show(BalanceSheet);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/Aset sama dengan/)).toBeNull();
});
