import { expect, test } from 'vitest';
import { linkTo } from '#components/books/regulatory/finding-link.ts';

const month = { awal: '2026-10-01', akhir: '2026-10-31' };
const found = (periksa: string, jenis: string, id: string) => ({
  periksa,
  berat: 'WAJIB',
  jenis,
  id,
  nama: '',
  kolom: '',
  nominal: '',
  badan: '',
});

test.each([
  ['GL_TANPA_BARIS', '101001', 'PUBLIKASI_NERACA'],
  ['GL_TANPA_BARIS', '205001', 'PUBLIKASI_NERACA'],
  ['GL_BARIS_GANDA', '603002', 'PUBLIKASI_LABA_RUGI'],
  ['GL_BARIS_GANDA', '501001', 'PUBLIKASI_LABA_RUGI'],
  ['GL_TANPA_BARIS', '902001', 'PUBLIKASI_KOMITMEN'],
] as const)('%s of %s is put right in the layout %s', (periksa, id, laporan) => {
  expect(linkTo(found(periksa, 'GL', id), month)).toEqual({
    menu: 'susunan-laporan',
    address: `/report/layouts?laporan=${laporan}`,
  });
});

test('unbalanced lines lead to the layout of the balance sheet; an account leads to its branches', () => {
  expect(linkTo(found('NERACA_SELISIH', 'HARI', '2026-10-31'), month)?.address).toBe(
    '/report/layouts?laporan=PUBLIKASI_NERACA',
  );
  expect(linkTo(found('BUKU_BESAR_SELISIH', 'GL', '205001'), month)).toMatchObject({ menu: 'saldo-gl' });
});
