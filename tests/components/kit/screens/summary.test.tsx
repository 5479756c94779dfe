import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Summary, summaryLines } from '#components/kit/screens/summary.tsx';
import type { Ringkasan } from '#types/proto/common.ts';

const about = (over: Partial<Ringkasan> = {}): Ringkasan => ({
  flowCode: 'SETOR_TUNAI',
  nominal: '500000.00',
  kode_valuta: 'IDR',
  nomor_rekening: '001120000454',
  nama_nasabah: 'Tri Kartika',
  nomor_rekening_lawan: '',
  nama_lawan: '',
  objek: '',
  kalimat: undefined,
  biaya: '',
  jumlah: '',
  ...over,
});
const sentence = (text: string) => ({ id: text, en: text });

test('the sentence of an item stands above, and its account is not repeated below', () => {
  const kalimat = sentence('Setor tunai Rp500.000 ke 001120000454 Tri Kartika');
  render(<Summary lines={summaryLines(about({ kalimat }))} />);
  expect(screen.getByText(kalimat.id).tagName).toBe('P');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Nominal']);
});

test('an account that the sentence leaves out has its line', () => {
  const kalimat = sentence('Setor tunai Rp500.000 ke 001120000454');
  expect(summaryLines(about({ kalimat }))).toContainEqual(['Rekening', 'Tri Kartika 001120000454']);
});

test('an item without a sentence is called by its operation', () => {
  expect(summaryLines(about())).toEqual([
    ['Jenis', 'Setor tunai'],
    ['Nominal', 'IDR 500,000.00'],
    ['Rekening', 'Tri Kartika 001120000454'],
  ]);
});
