import { afterEach, expect, test, vi } from 'vitest';
import { chunksOf, sendList } from '#components/customers/screening/send-list.ts';
import { PART_CHARACTERS } from '#lib/list-parts.ts';
import { gateway, ok } from '../../kit/screens/page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a file is cut between its lines, and each piece says where it begins', () => {
  expect(chunksOf(['a', 'b'])).toEqual([{ baris_awal: 2, isi: 'a\nb' }]);
  expect(chunksOf([])).toEqual([{ baris_awal: 2, isi: '' }]);
  const long = 'x'.repeat(PART_CHARACTERS / 2);
  expect(chunksOf([long, 'kedua', long, 'akhir'])).toEqual([
    { baris_awal: 2, isi: `${long}\nkedua` },
    { baris_awal: 4, isi: `${long}\nakhir` },
  ]);
});

test('a cell that goes over several lines stays one line of the file', async () => {
  const calls = gateway({ 'kepatuhan/unggah-daftar': () => ok({ id_impor: 'x', jumlah: 1, sidik: '' }) });
  const file = new File(['"Kode\nDensus";Nama;Terduga\nE/1;"Wiwin\nSukaesih";Orang\n'], 'daftar.csv');
  await sendList(
    { jenis: 'DTTOT', penerbit: 'PPATK', nomor: '1', tanggal: '2026-11-16', berlaku_sejak: '2026-11-16' },
    file,
    () => {},
  );
  expect(calls.map(({ body }) => body)).toMatchObject([
    { kepala: '"Kode Densus","Nama","Terduga"', isi: '\n"E/1","Wiwin Sukaesih","Orang"', baris_awal: 2 },
  ]);
});
