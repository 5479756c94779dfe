import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListPreview } from '#components/customers/screening/list-preview.tsx';
import { gateway, ok, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({ push: vi.fn(), events: { on: vi.fn(), off: vi.fn() } }) }));
afterEach(() => vi.unstubAllGlobals());

const ID = '4f0c1a52-6d43-4a7e-9a55-0d3a1c2b3e4f';
const read = {
  ...{ id_impor: ID, jenis: 'DTTOT', penerbit: 'PPATK', nomor: 'N/1', tanggal: '2026-11-16', sidik: '' },
  ...{ berlaku_sejak: '2026-11-16', jumlah: 2, baru: 2, ubah: 0, keluar: 0, kena: 0, perubahan: [], dugaan: [] },
};

test('says which rows of a list were mended and which were left out', async () => {
  const peringatan = [
    { urut: 3, kolom: 'nama', kode: 'v.wajib', luar: true },
    { urut: 7, kolom: 'tanggal_lahir', kode: 'v.tanggal', luar: false },
  ];
  gateway({ 'kepatuhan/pratinjau-daftar': () => ok({ ...read, peringatan, banyak_peringatan: 120 }) });
  show(() => <ListPreview id={ID} />);
  const table = await screen.findByRole('table', { name: 'Peringatan' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['3', 'nama', expect.stringMatching(/\w+ \w+|Wajib/), 'Baris ini dilewati'],
    ['7', 'tanggal_lahir', expect.stringMatching(/\w/), 'Sel ini diperbaiki atau dikosongkan'],
  ]);
  expect(screen.getByText('Ditampilkan 2 dari 120.')).toBeVisible();
});
