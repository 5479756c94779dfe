import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LetterPaper } from '#components/accounts/letters/letter-paper.tsx';
import { letterSummary } from '#components/accounts/letters/letter-summary.ts';
import type { IsiSurat, SuratNasabahRow } from '#types/proto/accounts/letter.ts';

const surat: SuratNasabahRow = {
  nomor_surat: 'SNOSI00000001-20261130',
  jenis: 'PERINTAH_GAGAL',
  tanggal: '2026-12-02',
  nomor_rekening: '001120000010',
  nama_rekening: 'Ani Lestari',
  nomor_nasabah: '00100000017',
  kode_cabang: '001',
  kode_valuta: 'IDR',
  umur_hari: 1,
  cetak: 0,
  dicetak_oleh: '',
  dicetak_pada: '',
  nomor_perintah: 'SI00000001',
  jatuh_tempo: '2026-11-30',
  diminta: '1000000.00',
  nominal: '0.00',
  sebab: 'SALDO_KURANG',
  nisbah_lama: '',
  nisbah: '',
};
const failed: IsiSurat = {
  surat,
  nama_cabang: 'Cabang Utama',
  pemilik: ['Ani Lestari', 'Budi Hartono'],
  alamat: 'Jalan Melati 5, Jakarta',
  biaya: '5000.00',
  berita: 'Uang sekolah',
  rekening_tujuan: '001110000016',
  nama_tujuan: 'Citra Permana',
  ditangguhkan: 'F',
  mulai: '',
  tenor: 0,
};
const paperOf = (isi: IsiSurat, copy = false): string => {
  const { unmount } = render(<LetterPaper isi={isi} copy={copy} />);
  const text = screen.getByRole('article').textContent ?? '';
  unmount();
  return text;
};

test('the letter of a failed order names amount, day, cause, fee and the customer’s options', () => {
  const text = paperOf(failed);
  expect(text).toContain('Ani Lestari, Budi Hartono');
  expect(text).toContain('Jalan Melati 5, Jakarta');
  expect(text).toContain(
    'Perintah SI00000001 (Uang sekolah) dari rekening 001120000010 ke rekening 001110000016 atas nama Citra Permana, sebesar IDR 1,000,000.00 yang jatuh tempo 30-11-2026, tidak dapat dijalankan sampai percobaan terakhir pada 02-12-2026 karena saldo yang tersedia tidak mencukupi.',
  );
  expect(text).toContain('biaya kegagalan sebesar IDR 5,000.00');
  expect(text).toContain('dapat dijalankan kembali atas permintaan Anda');
  expect(text).not.toContain('ditangguhkan');
  expect(text).not.toContain('SALINAN');
  expect(paperOf({ ...failed, ditangguhkan: 'T' }, true)).toMatch(/SALINAN.*perintah ini ditangguhkan/s);
});

test('the letter states the bank’s own cause in neutral words', () => {
  const text = paperOf({ ...failed, biaya: '0.00', surat: { ...surat, sebab: 'LAIN' } });
  expect(text).toContain('karena transaksi atas rekening sumber atau tujuan tidak dapat dilakukan');
  expect(text).not.toMatch(/blokir|berwenang|tutup|biaya/i);
});

test('the letter of a part payment states the amount moved and the rest, also to another bank', () => {
  const part = { ...surat, jenis: 'PERINTAH_SEBAGIAN', nominal: '405000.00' };
  const text = paperOf({ ...failed, rekening_tujuan: '', nama_tujuan: '', surat: part });
  expect(text).toContain('ke rekening di bank lain, sebesar IDR 1,000,000.00');
  expect(text).toContain('baru dijalankan sebesar IDR 405,000.00');
  expect(text).toContain('Sisanya sebesar IDR 595,000.00 tidak dipindahkan');
  expect(text).toContain('biaya pemindahan sebesar IDR 5,000.00');
  expect(text).not.toContain('kegagalan');
  expect(letterSummary(part)).toBe('SI00000001, jatuh tempo 30-11-2026: 405,000.00 dari 1,000,000.00 dipindahkan');
});

test('the letter of a roll-over says the old share, the new one, the term and its maturity', () => {
  const text = paperOf({
    ...failed,
    biaya: '0.00',
    mulai: '2027-02-28',
    tenor: 1,
    surat: {
      ...surat,
      jenis: 'DEPOSITO_NISBAH',
      nomor_rekening: '001140000025',
      diminta: '100000000.00',
      nisbah_lama: '50.00',
      nisbah: '45.50',
      jatuh_tempo: '2027-03-31',
    },
  });
  expect(text).toContain(
    'Deposito Anda nomor 001140000025 sebesar IDR 100,000,000.00 telah diperpanjang otomatis untuk jangka waktu 1 bulan, mulai 28-02-2027 sampai jatuh tempo 31-03-2027.',
  );
  expect(text).toContain('berubah dari 50% menjadi 45.50% sejak 28-02-2027');
});
