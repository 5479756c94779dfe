import type { Operation } from '#core/engine/operation.ts';
import { generalEntry } from '#core/general-ledger/general-entry.ts';
import { roundingDifference } from '#core/general-ledger/rounding-difference.ts';
import type { Examples } from './example.ts';
import { other } from './example-bank.ts';

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
  SELISIH_PEMBULATAN: {
    operation: roundingDifference as Operation,
    of: [
      { note: 'to other income', data: { ...rounding, arah: 'PENDAPATAN' } },
      { note: 'from other expense', data: { ...rounding, arah: 'BEBAN' } },
    ],
  },
} as const satisfies Readonly<Record<string, Examples>>;
