import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Slip } from '#components/kit/screens/slip.tsx';
import { codecOf } from '#lib/wire/codec.ts';
import type { Slip as SlipMessage } from '#types/proto/common.ts';

const transfer = {
  nama_pengirim: 'Bambang Wicaksono',
  kode_bank: 'BMRIIDJA',
  nama_bank: 'Bank Mandiri',
  rekening_tujuan: '1230004567890',
  nama_tujuan: 'Slamet Riyadi',
  berita: 'Bayar kontrakan',
  status: 'SELESAI',
  waktu: '2026-11-27 10:28:09',
};
const slip = {
  ...codecOf<SlipMessage>('Slip').decode(new Uint8Array()),
  ...{ operasi: 'BI_FAST_NON_TUNAI', nama_bank: 'Bank Syariah Amanah', kode_cabang: '001', nama_cabang: 'Jakarta' },
  ...{ tanggal: '2026-11-27', waktu: '2026-11-27 10:28:07', kode_teller: 'TLR01', nama_teller: 'Siti Rahmawati' },
  ...{ nomor_referensi: '001261127000000016', nomor_rekening: '001120000719', nama_nasabah: 'Bambang Wicaksono' },
  ...{ nominal: '5000000.00', kode_valuta: 'IDR', duplikat: 'F' },
  baris_validasi: '001 27/11/26 10:28:07 TLR01 000016 D 001120000719 5,000,000.00 IDR BFA',
  biaya: [{ kode: 'BIAYA_BI_FAST', nominal: '2500.00', dihapus: 'F' }],
  transfer,
};

/** The labels and values of a copy, in the order they stand. */
const detailsOf = (copy: HTMLElement) =>
  [...copy.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent));

test('the slip of a transfer names sender, receiver, amount, fee, total and progress', async () => {
  render(<Slip slip={slip} />);
  const customer = await screen.findByRole('article', { name: 'Transfer BI-FAST' });
  expect(detailsOf(customer)).toEqual([
    ['Tanggal dan jam', '27-11-2026 10:28:07 WIB'],
    ['Nomor referensi', '001261127000000016'],
    ['Status', 'Selesai', 'sejak 27-11-2026 10:28:09'],
    ['Nominal transfer', '5,000,000.00'],
    ['Biaya transfer BI-FAST', '2,500.00'],
    ['Jumlah didebet, IDR', '5,002,500.00'],
    ['Berita', 'Bayar kontrakan'],
    ['Terbilang', 'lima juta dua ribu lima ratus rupiah'],
  ]);
  const parties = [...customer.querySelectorAll('section')].map((party) =>
    [...party.children].map((p) => p.textContent),
  );
  expect(parties).toEqual([
    ['Dari', 'Bambang Wicaksono', 'Rekening 001120000719'],
    ['Kepada', 'Slamet Riyadi', 'Rekening 1230004567890', 'Bank Mandiri (BMRIIDJA)'],
  ]);
  expect(customer).toHaveTextContent('Lembar nasabah');
  expect(customer).toHaveTextContent(slip.baris_validasi);
  expect(customer).toHaveTextContent('Simpan bukti ini.');
});

test('the copy of the bank names who signs, and the officer who is not needed', async () => {
  const { rerender } = render(<Slip slip={slip} />);
  const bank = await screen.findByLabelText('Transfer BI-FAST, Lembar bank');
  const boxes = () =>
    [...bank.querySelectorAll('.box')].map((box) => [...box.children].map((part) => part.textContent));
  expect(boxes()).toEqual([
    ['Nasabah', 'Bambang Wicaksono'],
    ['Teller', 'Siti Rahmawati, TLR01'],
    ['Pejabat bank', 'Tidak diperlukan untuk nominal ini'],
  ]);
  rerender(<Slip slip={{ ...slip, user_otorisasi: 'supervisor1' }} />);
  expect(boxes()[2]).toEqual(['Pejabat bank', 'supervisor1']);
});

test('one paid in cash has no account, and a reprint says which copy it is', async () => {
  render(<Slip slip={{ ...slip, operasi: 'SKN_TUNAI', nomor_rekening: '', duplikat: 'T', salinan_ke: 2 }} />);
  const customer = await screen.findByRole('article', { name: 'Transfer SKN tunai' });
  expect(customer).toHaveTextContent('Tunai di loket');
  expect(customer).toHaveTextContent('Jumlah dibayar tunai, IDR');
  expect(customer).toHaveTextContent('Lembar nasabah · DUPLIKAT · SALINAN KE-2');
});
