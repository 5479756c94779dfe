import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Denominations from '../../../../pages/report/denominations.tsx';
import Vaults from '../../../../pages/report/vaults.tsx';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'auditor1', nama_user: 'Auditor', kode_cabang: '000', role_id: [] } }),
  useProfile: () => ({ headOffice: true, canOpen: () => true }),
}));

const vault = {
  id_kas: '3',
  kode_kas: 'KHS',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  tanggal: '2026-11-20',
  kode_valuta: 'IDR',
  saldo_awal: '900000.00',
  masuk: '300000.00',
  keluar: '200000.00',
  saldo_akhir: '1000000.00',
  dalam_perjalanan: '0.00',
  dihitung: '900000.00',
  selisih: '-100000.00',
  dihitung_pada: '2026-11-20T08:00:00Z',
  petugas: 'headteller1',
  saksi: 'supervisor1',
};
const piece = (more: object) => ({
  id_pecahan: '10000000',
  kode_kas: 'KHS',
  kode_cabang: '001',
  tanggal: '2026-11-20',
  kode_valuta: 'IDR',
  nominal: '100000.00',
  jenis: '',
  kondisi: '',
  lembar_awal: 9,
  lembar_masuk: 3,
  lembar_keluar: 2,
  lembar_sortir: 0,
  lembar_akhir: 10,
  jumlah: '1000000.00',
  lembar_dihitung: '',
  ...more,
});

beforeEach(() => {
  router.query = {};
});
afterEach(() => vi.unstubAllGlobals());

test('a vault’s count shows beside its book, and its denominations are one step away, of the same box and day', async () => {
  gateway({
    vault: () => ok([vault], { resp_cursor: null }),
    'parameter/kode-cabang': () => ok([{ kode_cabang: '001', nama_cabang: 'Jakarta' }]),
  });
  show(Vaults);
  const row = (await screen.findByText('KHS')).closest('tr') as HTMLElement;
  expect(within(row).getByText('1,000,000.00')).toBeVisible();
  expect(within(row).getByText(/100,000\.00/)).toBeVisible();
  await userEvent.click(within(row).getByRole('button'));
  await userEvent.click(await screen.findByText('Lihat proof pecahan'));
  expect(router.push).toHaveBeenCalledWith(
    '/report/denominations?kode_cabang=001&kode_kas=KHS&balance_date=2026-11-20',
  );
});

test('the address names box and day; sorted-out notes are below zero, uncounted ones empty', async () => {
  router.query = { kode_cabang: '001', kode_kas: 'KHS', balance_date: '2026-11-20' };
  const calls = gateway({
    'cetak-informasi/denom': () =>
      ok(
        [
          piece({}),
          piece({
            id_pecahan: '5000000T',
            nominal: '50000.00',
            kondisi: 'T',
            lembar_sortir: -1200,
            lembar_dihitung: '0',
          }),
        ],
        { resp_cursor: null },
      ),
    'parameter/kode-cabang': () => ok([{ kode_cabang: '001', nama_cabang: 'Jakarta' }]),
  });
  show(Denominations);
  const fit = (await screen.findByText('100,000')).closest('tr') as HTMLElement;
  expect(within(fit).getByText('1,000,000.00')).toBeVisible();
  const worn = screen.getByText('50,000 tidak layak').closest('tr') as HTMLElement;
  expect(within(worn).getByText('-1,200')).toBeVisible();
  const asked = calls.find(({ path }) => path === 'cetak-informasi/denom')?.query;
  expect(['kode_cabang', 'kode_kas', 'balance_date'].map((name) => asked?.get(name))).toEqual([
    '001',
    'KHS',
    '2026-11-20',
  ]);
});
