import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Slip } from '#components/screens/slip.tsx';
import { chooseLanguage } from '#hooks/language.ts';
import { Slip as SlipMessage } from '#types/proto/common.ts';

const slip = {
  ...SlipMessage.decode(new Uint8Array()),
  operasi: 'SETOR_TUNAI',
  tanggal: '2026-11-21',
  nomor_referensi: '001261121000000077',
  nomor_rekening: '001120000454',
  nama_nasabah: 'Bambang Wicaksono',
  nominal: '1000000.00',
  kode_valuta: 'IDR',
  duplikat: 'T',
};

afterEach(() => act(() => chooseLanguage('id', 'teller1')));

test('paper stays Indonesian, and says so, when the screen speaks English', async () => {
  await act(() => chooseLanguage('en', 'teller1'));
  render(<Slip slip={slip} />);
  const paper = screen.getByRole('article', { name: 'Setor tunai' });
  expect(paper).toHaveAttribute('lang', 'id');
  expect([...paper.querySelectorAll('dt')].map((label) => label.textContent)).toEqual(
    expect.arrayContaining(['Nomor referensi', 'Nomor rekening', 'Atas nama', 'Nominal']),
  );
  expect(paper).toHaveTextContent('satu juta rupiah');
  expect(paper).toHaveTextContent('DUPLIKAT');
  expect(paper).not.toHaveTextContent('SALINAN KE');
  expect(paper).toHaveTextContent('Pejabat bank');
});

test('a reprint that was counted says which one it is', () => {
  render(<Slip slip={{ ...slip, salinan_ke: 3 }} />);
  expect(screen.getByRole('article', { name: 'Setor tunai' })).toHaveTextContent('DUPLIKAT · SALINAN KE-3');
});
