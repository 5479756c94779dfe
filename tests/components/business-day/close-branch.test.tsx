import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClosingHindrances } from '#components/business-day/closing-hindrances.tsx';
import type { HalanganPenutupanReply } from '#types/proto/control/parameter.ts';
import { fakeGateway } from '../hooks/harness.tsx';
import { showSignedIn } from '../kit/screens/signed-in.tsx';

const closing: HalanganPenutupanReply = {
  kode_cabang: '001',
  nama_cabang: 'Cabang Jakarta',
  accounting_date: '2026-11-20',
  status_akses_desc: 'BUKA',
  halangan: [
    { kode: 'HARI_BERJALAN', pesan: 'Cabang belum cut-off', jumlah: 1, id: '001', nama: '', nominal: '' },
    {
      kode: 'REKENING',
      pesan: 'Rekening belum pindah cabang',
      jumlah: 25,
      id: '001110000016',
      nama: '001110000016 Budi Hartono, 001110000024 Ani Lestari, 001110000032 Citra Dewi',
      nominal: '12500000.00',
    },
    { kode: 'PENGGUNA', pesan: 'Pengguna masih bertugas', jumlah: 1, id: 'cs1', nama: 'cs1 Rina', nominal: '' },
    {
      kode: 'KAS_TELLER',
      pesan: 'Semua kas teller sudah ditutup (belum)',
      jumlah: 1,
      id: '4',
      nama: 'TLR01',
      nominal: '',
    },
  ],
};

beforeEach(() => {
  fakeGateway(({ path }) => ({
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: path === 'access/profil' ? { menu_id: ['hari-cabang', 'rekening'], kantor_pusat: 'T' } : {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

test('each kind of obstacle to a closing has its count, its first name and a link the reader may open', async () => {
  showSignedIn(() => <ClosingHindrances closing={closing} busy={false} onAgain={vi.fn()} />);
  const accounts = await screen.findByRole('link', { name: /^001110000016 Budi Hartono.*, 22 lainnya$/ });
  expect(accounts).toHaveAttribute('href', '/savings/accounts?nomor_rekening=001110000016');
  expect(screen.getByText('25 hal')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat dan selesaikan' })).toHaveAttribute(
    'href',
    '/branch/day?kode_cabang=001',
  );
  expect(screen.getByRole('link', { name: 'Pindahkan rekening' })).toHaveAttribute(
    'href',
    '/branch/list/accounts?kode_cabang=001',
  );
  // A check of the day's close is said as what is missing.
  expect(screen.getByText('Kas teller belum ditutup')).toBeVisible();
  // A reader who may not open the list of users reads the name alone.
  expect(screen.getByText('cs1 Rina').closest('a')).toBeNull();
});
