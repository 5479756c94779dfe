import { expect, test } from 'vitest';
import { aboutRun, shortOf } from '#components/accounts/standing-orders/runs.ts';
import type { HasilPerintah } from '#types/proto/accounts/standing.ts';

const inPart: HasilPerintah = {
  nomor_perintah: 'SI00000001',
  golongan: 'SI',
  jenis: 'TETAP',
  jatuh_tempo: '2026-11-30',
  status: 'DICOBA_LAGI',
  percobaan: 2,
  tanggal: '2026-12-01',
  coba_lagi: '2026-12-02',
  diminta: '1000000.00',
  nominal: '400000.00',
  biaya: '2500.00',
  sebab: 'SALDO_KURANG',
  referensi: '001261130000000001',
  dibalik: 'F',
  rekening_sumber: '001120000010',
  nama_sumber: 'Ani Lestari',
  rekening_tujuan: '001110000016',
  nama_tujuan: 'Budi Hartono',
  jalur: 'INTERNAL',
  kode_bank: '',
  nama_bank: '',
  nomor_transfer: '',
  status_transfer: '',
  sebab_transfer: '',
  kode_valuta: 'IDR',
  kode_cabang: '001',
};

test('a due date that moved a part shows its whole amount, and when the rest is tried', () => {
  expect(shortOf(inPart)).toBe('dari 1,000,000.00');
  expect(aboutRun(inPart)).toBe('saldo tidak cukup · dicoba lagi 02-12-2026 · percobaan ke-2');
  expect(shortOf({ ...inPart, nominal: '1000000.00' })).toBe('');
});
