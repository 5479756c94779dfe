import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PersonDuplicates } from '#components/customers/records/duplicate-list.tsx';
import { gateway, ok, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const { router } = await import('../../kit/screens/page.tsx');
  return { useRouter: () => router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ data: undefined, canOpen: () => true, headOffice: false }),
  useSession: () => ({ user: undefined }),
}));
afterEach(() => vi.unstubAllGlobals());

const one = {
  nomor_nasabah: '00100000011',
  jenis: 'P',
  nama_nasabah: 'Muhammad Sukarno',
  jenis_identitas: '',
  nomor_identitas: '',
  tanggal_lahir: '',
  kota: '',
  telepon: '',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  status: 'AKTIF',
  resiko: '',
  tanggal_tinjau: '',
  id_flow: '',
  gabung_ke: '',
};

test('a pair of likely duplicates stands in one row, with likeness and reasons', async () => {
  const kedua = { ...one, nomor_nasabah: '00200000027', nama_nasabah: 'Moch. Soekarno', kode_cabang: '002' };
  gateway({
    'cif-ganda-individu': () =>
      ok([{ pertama: one, kedua, nilai: 90, alasan: ['NAMA', 'TANGGAL_LAHIR', 'IBU'] }], { resp_cursor: '' }),
  });
  show(PersonDuplicates);
  const row = await screen.findByRole('row', { name: /Moch\. Soekarno/ }, { timeout: 10_000 });
  expect(row).toHaveTextContent('90');
  expect(row).toHaveTextContent('Muhammad Sukarno');
  expect(row).toHaveTextContent('00200000027 · 002 Jakarta');
  expect(row).toHaveTextContent('Nama, Tanggal lahir, Nama ibu kandung');
});
