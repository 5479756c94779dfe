import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PassbookPage from '../../../../pages/passbook/index.tsx';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: (id: string) => id === 'terbit-buku', data: { menu_id: ['terbit-buku'] } }),
  useSession: () => ({ user: { id_user: 'teller1', kode_cabang: '001', role_id: [] } }),
}));
afterEach(() => vi.unstubAllGlobals());

const NUMBER = '001120000454';
const view = {
  nomor_rekening: NUMBER,
  nama_rekening: 'Bambang Wicaksono',
  nama_produk: 'Tabungan mudharabah',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  kode_valuta: 'IDR',
  perlu_nomor_seri: 'F',
  buku: [],
  baris_per_halaman: 24,
  jumlah_halaman: 10,
  tercetak: [],
};

test.each([
  ['who may see account numbers', NUMBER],
  ['to whom they are masked', '********0454'],
])('the desk continues with the typed number, for one %s', async (_, nomor_rekening) => {
  router.query = { nomor_rekening: NUMBER };
  gateway({ passbook: () => ok({ ...view, nomor_rekening }) });
  show(PassbookPage);
  const link = await screen.findByRole('link', { name: 'Terbitkan buku' });
  expect(link).toHaveAttribute('href', `/passbook/issue?nomor_rekening=${NUMBER}`);
});
