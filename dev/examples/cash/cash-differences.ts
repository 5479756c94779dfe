import { endDifference, endDifferenceInCash } from '#core/cash/vault/end-difference.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { cashDifferences } from '#lib/cash/operations/cash-differences.ts';

const open = {
  nomor: 'SK0000000001',
  id_user: 'teller2',
  nomor_nasabah: '1',
  nominal: 100_000_00n,
  kode_valuta: 'IDR',
  selesai: false,
};
const shortage = { ...open, kode_gl: '112003', umur: 5 };
const overage = { ...open, kode_gl: '201005', umur: 120 };
const ending = { nomor_selisih: open.nomor, penerima: '', nomor_identitas: '', alasan: 'Sesuai berita acara' };
const claimed = { ...ending, penerima: 'Ani Lestari', nomor_identitas: '3171012304900001' };
const pecahan = [{ nominal: '100000.00', lembar: 1 }];
const booked = { ...ending, nomor_rekening: '' };

/** Examples of the ends of cash differences. */
export const differenceExamples: Readonly<Record<keyof typeof cashDifferences, Examples>> = {
  SELESAI_SELISIH_TUNAI: {
    operation: endDifferenceInCash as Operation,
    of: [
      { note: 'a shortage repaid by the officer', data: { ...ending, cara: 'GANTI_TUNAI', pecahan }, extra: shortage },
      {
        note: 'an overage given back to its owner',
        data: { ...claimed, cara: 'KEMBALI_TUNAI', pecahan },
        extra: overage,
      },
    ],
  },
  SELESAI_SELISIH: {
    operation: endDifference as Operation,
    of: [
      {
        note: 'a shortage repaid from an account',
        data: { ...booked, cara: 'GANTI_REKENING', nomor_rekening: own.nomor_rekening },
        extra: shortage,
      },
      { note: 'a shortage written off', data: { ...booked, cara: 'HAPUS' }, extra: shortage },
      {
        note: 'an overage given back into an account',
        data: { ...claimed, cara: 'KEMBALI_REKENING', nomor_rekening: own.nomor_rekening },
        extra: overage,
      },
      { note: 'an overage that nobody claimed', data: { ...booked, cara: 'PENDAPATAN' }, extra: overage },
    ],
  },
};
