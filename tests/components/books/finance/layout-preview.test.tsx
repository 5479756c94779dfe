import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LayoutPreview } from '#components/books/finance/layout-preview.tsx';
import type { LayoutName } from '#lib/books/chart.ts';
import type { WrittenLine } from '#lib/books/report-layout.ts';
import { queryWrapper } from '../../hooks/harness.tsx';
import { gateway, ok } from '../../kit/screens/page.tsx';

const row = (urut: string, nama: string, jenis: string, sisi: string, jumlah: string, kode_gl = '') => ({
  urut,
  kode_gl,
  nama,
  jenis,
  tingkat: jenis === 'JUMLAH' ? 0 : 1,
  sisi,
  jumlah,
  jumlah_pembanding: jumlah,
  tanggal: '2026-11-20',
  tanggal_pembanding: '2026-10-31',
  kode_cabang: '',
});
const today = [
  row('10', 'Kas', 'BARIS', 'D', '5000.00'),
  row('10', 'Kas teller IDR', 'AKUN', 'D', '5000.00', '101002'),
  row('20', 'Aset lain', 'BARIS', 'D', '-300.00'),
  row('20', 'Cadangan', 'AKUN', 'D', '-300.00', '109001'),
  row('30', 'Jumlah aset', 'JUMLAH', 'D', '4700.00'),
];
const line = (urut: string, nama: string, isi: string, over: Partial<WrittenLine> = {}): WrittenLine => ({
  urut,
  nama,
  jenis: 'BARIS',
  tingkat: '1',
  sisi: 'D',
  isi,
  ...over,
});

afterEach(() => vi.unstubAllGlobals());

const inForce = [
  line('10', 'Kas', '101000-101999'),
  line('20', 'Aset lain', '109000-109999'),
  line('25', 'Rekening antar kantor', '110000-110999'),
  line('30', 'Jumlah aset', '101000-119999', { jenis: 'JUMLAH', tingkat: '0' }),
];
const layouts = [
  {
    laporan: 'NERACA',
    berlaku_sejak: '2027-01-01',
    keadaan: 'AKAN_DATANG',
    baris: [line('10', 'Lain', '101000-199999')],
  },
  { laporan: 'NERACA', berlaku_sejak: '2000-01-01', keadaan: 'BERLAKU', baris: inForce },
];

const show = (baris: readonly WrittenLine[], laporan: LayoutName = 'NERACA') => {
  gateway({
    'laporan/neraca': () => ok(today, { resp_cursor: null }),
    'laporan/susunan': () => ok(layouts, { resp_cursor: null }),
  });
  render(<LayoutPreview laporan={laporan} baris={baris} />, { wrapper: queryWrapper() });
};

test('each line stands beside the present one with its balance, and differences are marked', async () => {
  show([
    line('10', 'Kas dan setara kas', '101000-101999'),
    line('20', 'Aset lain', '109000-109999'),
    line('25', 'Rekening antar kantor', '110000-110999'),
    line('30', 'Jumlah aset', '#10 #20', { jenis: 'JUMLAH', tingkat: '0' }),
  ]);
  const renamed = await screen.findByRole('row', { name: /Kas dan setara kas/ });
  expect(within(renamed).getAllByText('5,000.00')).toHaveLength(2);
  expect(within(renamed).getByText('Berubah')).toBeTruthy();
  const same = screen.getByRole('row', { name: /Aset lain/ });
  expect(within(same).getAllByText('-300.00')).toHaveLength(2);
  expect(within(same).queryByText('Berubah')).toBeNull();
  expect(screen.queryByText('Rekening antar kantor')).toBeNull();
  const total = screen.getByRole('row', { name: /Jumlah aset/ });
  expect(within(total).getAllByText('4,700.00')).toHaveLength(2);
});

test('a layout that sums itself is not drawn until it can be read', async () => {
  show([line('10', 'Jumlah', '#10', { jenis: 'JUMLAH' })]);
  expect(await screen.findByText('Pratinjau tampil begitu semua baris dapat dibaca.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('lines without publication are not printed, and a number of the authority is a difference', async () => {
  show(
    [
      line('10', 'Kas', '101000-101999', { sandi: '100' }),
      ...inForce.slice(1, 2).map((each) => ({ ...each, jenis: 'LUAR' as const })),
      ...inForce.slice(2),
    ],
    'PUBLIKASI_NERACA',
  );
  const numbered = await screen.findByRole('row', { name: /Kas/ });
  expect(within(numbered).getByText('Berubah')).toBeTruthy();
  const out = screen.getByRole('row', { name: /Aset lain/ });
  expect(within(out).getAllByText('-300.00')).toHaveLength(1);
  expect(within(out).getByText('Berubah')).toBeTruthy();
  const total = screen.getByRole('row', { name: /Jumlah aset/ });
  expect(within(total).queryByText('Berubah')).toBeNull();
});
