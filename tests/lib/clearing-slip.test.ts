import { expect, test } from 'vitest';
import { clearingDepositData } from '#lib/cheques/schemas/clearing.ts';

const sheet = {
  kode_bank: '014',
  jenis: 'BG',
  nomor_warkat: 'AB123456',
  tanggal_warkat: '2026-11-16',
  nama_penarik: 'PT Maju',
  nominal: '75000000.00',
};
const slip = {
  nomor_rekening: '001110000016',
  nominal: '75000000.00',
  kode_valuta: 'IDR',
  warkat: [sheet],
  keterangan: '',
};

/** The fields that the form marks. */
const marked = (input: unknown): string[] =>
  [...new Set(clearingDepositData.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [])].sort();

test('a slip that is still being filled in is marked at its fields, and its sum is compared once all are amounts', () => {
  expect(marked(slip)).toEqual([]);
  expect(marked({ ...slip, nominal: '', warkat: [] })).toEqual(['nominal', 'warkat']);
  expect(marked({ ...slip, warkat: [{ ...sheet, nominal: 'banyak' }] })).toEqual(['warkat.0.nominal']);
  expect(marked({ ...slip, nominal: '75000001.00' })).toEqual(['nominal']);
});
