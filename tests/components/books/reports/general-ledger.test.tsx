import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BalanceSheet from '../../../../pages/report/balance-sheet.tsx';
import GeneralLedger from '../../../../pages/report/general-ledger.tsx';
import LedgerDays from '../../../../pages/report/ledger-days.tsx';
import LedgerLines from '../../../../pages/report/ledger-lines.tsx';
import { gateway, ok, refusal, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'finance1', nama_user: 'Arief Nugroho', kode_cabang: '000', role_id: [] } }),
  useProfile: () => ({ headOffice: true, canOpen: () => true }),
}));

const account = {
  kode_gl: '101002',
  nama_gl: 'Kas teller IDR',
  posisi: 'D',
  kode_cabang: '001',
  kode_valuta: 'IDR',
  saldo_awal: '1000.00',
  debet: '500.00',
  kredit: '300.00',
  saldo_akhir: '1200.00',
  tanggal_awal: '2026-11-01',
  tanggal_akhir: '2026-11-20',
  currency_code: '',
};
const line = {
  id_jurnal: '17',
  urut: '1',
  nomor_referensi: '001261120000000017',
  tanggal_akuntansi: '2026-11-20',
  waktu: '2026-11-20T10:15:00+07:00',
  flowCode: 'SETOR_TUNAI',
  kode_cabang: '001',
  kode_cabang_lawan: '',
  nomor_rekening: '',
  debet: '500.00',
  kredit: '0.00',
  saldo: '1500.00',
  kode_valuta: 'IDR',
  keterangan: 'Setoran',
  user_input: 'teller1',
};

beforeEach(() => {
  router.query = {};
});
afterEach(() => vi.unstubAllGlobals());

test('an account of the ledger leads to the days of its branch and period', async () => {
  gateway({ 'cetak-informasi/gl': () => ok([account], { resp_cursor: null }) });
  show(GeneralLedger);
  const link = await screen.findByRole('link', { name: 'Kas teller IDR' });
  expect(link.getAttribute('href')).toBe(
    '/report/ledger-days?kode_gl=101002&branch_code=001&currency_code=&tanggal_awal=2026-11-01&tanggal_akhir=2026-11-20',
  );
});

test('a day of an account leads to the lines of that day alone', async () => {
  router.query = { kode_gl: '101002' };
  const { kode_gl, kode_cabang, kode_valuta, currency_code, saldo_awal, debet, kredit, saldo_akhir } = account;
  const day = { kode_gl, kode_cabang, kode_valuta, currency_code, saldo_awal, debet, kredit, saldo_akhir };
  gateway({
    'cetak-informasi/gl': () => ok([account], { resp_cursor: null }),
    'cetak-informasi/gl/harian': () => ok([{ ...day, tanggal: '2026-11-20' }], { resp_cursor: null }),
  });
  show(LedgerDays);
  const link = await screen.findByRole('link', { name: '20-11-2026' });
  expect(link.getAttribute('href')).toBe(
    '/report/ledger-lines?kode_gl=101002&branch_code=001&currency_code=&tanggal_awal=2026-11-20&tanggal_akhir=2026-11-20',
  );
  const days = screen.getByRole('table', { name: 'Jumlah harian akun buku besar' });
  expect(within(days).getByText('1,200.00')).toBeVisible();
});

test('no lines are asked for before an account is named', async () => {
  const calls = gateway({
    'cetak-informasi/gl': () => ok([account], { resp_cursor: null }),
    'cetak-informasi/gl/detail': () => ok([line], { resp_cursor: null }),
  });
  show(LedgerLines);
  expect(await screen.findByText(/Isi enam angka kode GL/)).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain('cetak-informasi/gl/detail');
});

test('the lines of an account with its opening and closing balance', async () => {
  router.query = { kode_gl: '101002' };
  gateway({
    'cetak-informasi/gl': () => ok([account], { resp_cursor: null }),
    'cetak-informasi/gl/detail': () => ok([line], { resp_cursor: null }),
  });
  show(LedgerLines);
  expect(await screen.findByText('1,500.00')).toBeVisible();
  const sums = await screen.findByRole('table', { name: 'Saldo dan mutasi selama periode' });
  expect(within(sums).getByText('1,200.00')).toBeVisible();
});

test('lines that could not be read are no empty account', async () => {
  router.query = { kode_gl: '101002' };
  gateway({
    'cetak-informasi/gl': () => ok([account], { resp_cursor: null }),
    'cetak-informasi/gl/detail': () => refusal('INTERNAL', 'Terjadi kesalahan'),
  });
  show(LedgerLines);
  expect(await screen.findByRole('alert')).toBeVisible();
});

const figure = { urut: '20', tingkat: 1, sisi: 'D', jumlah: '1200.00', jumlah_pembanding: '0.00' };
const days = { tanggal: '2026-11-20', tanggal_pembanding: '2026-10-31' };

test.each([
  [
    'an account to its days',
    '001',
    '101002',
    '/report/ledger-days?kode_gl=101002&branch_code=001&currency_code=&tanggal_awal=2026-11-01&tanggal_akhir=2026-11-20',
  ],
  [
    'an account of the whole bank to its branches',
    '',
    '101002',
    '/report/general-ledger?keyword=101002&tanggal_awal=2026-11-01&tanggal_akhir=2026-11-20&is_all_cabang=T',
  ],
  [
    'the year’s result to the income statement',
    '001',
    '403002',
    '/report/income-statement?branch_code=001&balance_date=2026-11-20',
  ],
  [
    'a line to its accounts',
    '001',
    '',
    '/report/balance-sheet?branch_code=001&balance_date=2026-11-20&compare_date=2026-10-31&rinci=T&urut=20',
  ],
  [
    'a line of the whole bank to its accounts',
    '',
    '',
    '/report/balance-sheet?is_all_cabang=T&balance_date=2026-11-20&compare_date=2026-10-31&rinci=T&urut=20',
  ],
])('a figure of a statement leads from %s', async (_, kode_cabang, kode_gl, address) => {
  const row = { ...figure, ...days, kode_cabang, kode_gl, nama: 'Kas', jenis: kode_gl ? 'AKUN' : 'BARIS' };
  gateway({ 'laporan/neraca': () => ok([row], { resp_cursor: null }) });
  show(BalanceSheet);
  const link = await screen.findByRole('link', { name: 'Lihat asal Kas: 1,200.00' });
  expect(link.getAttribute('href')).toBe(address);
});

test('the figure of the day beside it leads to that day', async () => {
  const row = { ...figure, ...days, kode_cabang: '001', kode_gl: '101002', nama: 'Kas', jenis: 'AKUN' };
  gateway({ 'laporan/neraca': () => ok([row], { resp_cursor: null }) });
  show(BalanceSheet);
  const link = await screen.findByRole('link', { name: 'Lihat asal Kas: 0.00' });
  expect(link.getAttribute('href')).toContain('tanggal_awal=2026-10-01&tanggal_akhir=2026-10-31');
});

test('a line opens the vouchers of its journal as printed, with their sums in words', async () => {
  const voucher = { kode_cabang: '001', nama_cabang: 'Jakarta', kode_valuta: 'IDR', jumlah: '500.00' };
  const row = { nomor_rekening: '', nama_rekening: '', keterangan: 'Setoran', nominal: '500.00' };
  const calls = gateway({
    'cetak-informasi/gl': () => ok([account], { resp_cursor: null }),
    'cetak-informasi/gl/detail': () => ok([line], { resp_cursor: null }),
    'cetak-informasi/gl/slip': () =>
      ok({
        nomor_referensi: line.nomor_referensi,
        nama_bank: 'Bank Amanah Syariah',
        operasi: 'SETOR_TUNAI',
        tanggal: '2026-11-20',
        waktu: line.waktu,
        keterangan: 'Setoran',
        user_input: 'teller1',
        nama_input: 'Siti Rahmawati',
        user_otorisasi: '',
        nama_otorisasi: '',
        voucher: [
          {
            ...voucher,
            sisi: 'D',
            baris: ['1', '2', '3', '4', '5'].map((n) => ({
              ...{ ...row, kode_gl: '101002', nama_gl: 'Kas teller IDR' },
              keterangan: `baris ${n}`,
            })),
          },
          { ...voucher, sisi: 'K', baris: [{ ...row, kode_gl: '301001', nama_gl: 'Tabungan mudharabah' }] },
        ],
      }),
  });
  router.query = { kode_gl: '101002' };
  show(LedgerLines);
  const table = await screen.findByRole('table', { name: 'Mutasi akun buku besar' });
  await userEvent.click(await within(table).findByRole('button', { name: /Menu|Tindakan|Aksi/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Voucher debet dan kredit/ }));
  const debit = await screen.findByRole('article', { name: 'Voucher debet' });
  expect(debit).toHaveTextContent('101002 Kas teller IDR');
  expect(debit).toHaveTextContent('500.00');
  expect(debit).toHaveTextContent(/lima ratus rupiah/i);
  // The last three lines, the total, the words and the signatures are one block, which the printer never parts.
  const blocks = [...debit.querySelectorAll('tbody')].map((block) =>
    [...block.querySelectorAll('tr')].map(({ textContent }) => /baris \d|Jumlah|Pembuat/.exec(textContent)?.[0]),
  );
  expect(blocks).toEqual([
    ['baris 1', 'baris 2'],
    ['baris 3', 'baris 4', 'baris 5', 'Jumlah', 'Pembuat'],
  ]);
  expect(debit.querySelectorAll('.sheet-end')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Voucher kredit' })).toHaveTextContent('301001 Tabungan mudharabah');
  expect(calls.find(({ path }) => path === 'cetak-informasi/gl/slip')?.query.get('nomor_referensi')).toBe(
    line.nomor_referensi,
  );
});
