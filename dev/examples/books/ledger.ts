import { dueEntry } from '#core/books/entries/due-entry.ts';
import { generalEntries } from '#core/books/entries/general-entries.ts';
import { generalEntry } from '#core/books/entries/general-entry.ts';
import { roundingDifference } from '#core/books/entries/rounding-difference.ts';
import type { Operation } from '#core/engine/operation.ts';
import { other } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

const rounding = { nominal: '1000000.00', kode_valuta: 'IDR', keterangan: 'sisa pembulatan bagi hasil' };
const entry = {
  jenis_debet: 'GL',
  nomor_debet: '603002',
  cabang_debet: '',
  jenis_kredit: 'GL',
  cabang_kredit: '',
  nominal: '750000.00',
  kode_valuta: 'IDR',
  keterangan: '',
};

const leg = { jenis: 'GL', kode_cabang: '', kode_valuta: 'IDR', keterangan: '' };

/** Examples of entries into the general ledger itself. */
export const ledgerExamples = {
  TRANSAKSI_UMUM: {
    operation: generalEntry as Operation,
    of: [
      { note: 'an expense against another account of the branch', data: { ...entry, nomor_kredit: '201001' } },
      {
        note: 'to a customer of another branch',
        data: { ...entry, jenis_kredit: 'REKENING', nomor_kredit: other.nomor_rekening },
      },
    ],
  },
  TRANSAKSI_UMUM_MULTI: {
    operation: generalEntries as Operation,
    of: [
      {
        note: 'two expenses, a creditor and a customer of another branch',
        data: {
          keterangan: '',
          baris: [
            { ...leg, sisi: 'D', nomor: '603002', nominal: '300000.00' },
            { ...leg, sisi: 'D', nomor: '603001', nominal: '200000.00' },
            { ...leg, sisi: 'K', nomor: '201001', nominal: '400000.00' },
            { ...leg, sisi: 'K', jenis: 'REKENING', nomor: other.nomor_rekening, nominal: '100000.00' },
          ],
        },
      },
    ],
  },
  ENTRI_BERKALA: {
    operation: dueEntry as Operation,
    of: [
      {
        note: 'a rent that is written off each month',
        data: {
          keterangan: '',
          baris: [
            { ...leg, sisi: 'D', nomor: '603002', nominal: '5000000.00' },
            { ...leg, sisi: 'K', nomor: '201001', nominal: '5000000.00' },
          ],
        },
      },
    ],
  },
  SELISIH_PEMBULATAN: {
    operation: roundingDifference as Operation,
    of: [
      { note: 'to other income', data: { ...rounding, arah: 'PENDAPATAN' } },
      { note: 'from other expense', data: { ...rounding, arah: 'BEBAN' } },
    ],
  },
} as const satisfies Readonly<Record<string, Examples>>;
