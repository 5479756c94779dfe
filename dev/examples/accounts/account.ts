import { moveBranch } from '#core/accounts/maintenance/move-branch.ts';
import { reactivation } from '#core/accounts/maintenance/reactivation.ts';
import { printStatement } from '#core/accounts/statements/print-statement.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

/** Examples of statements and of accounts that change. */
export const accountExamples = {
  CETAK_STATEMENT: {
    operation: printStatement as Operation,
    of: [
      {
        note: 'three pages, the free ones of the month used',
        data: {
          nomor_rekening: own.nomor_rekening,
          tanggal_awal: '2026-10-01',
          tanggal_akhir: '2026-10-31',
          nomor_identitas: '',
          bebas_biaya: 'F',
          keterangan: '',
        },
        extra: { nomor: 'RK00126112000000000', identitas: [], seq: 100, jumlah_baris: 90, gratis: 9 },
      },
    ],
  },
  REAKTIVASI_REKENING: {
    operation: reactivation as Operation,
    of: [
      {
        note: 'with the fee of the product',
        data: {
          nomor_rekening: own.nomor_rekening,
          nomor_identitas: 'x',
          keterangan: 'nasabah datang',
          bebas_biaya: 'F',
        },
        extra: { nomor_identitas: 'x', tanggal_aktivitas: '2020-01-02' },
      },
    ],
  },
  PINDAH_CABANG: {
    operation: moveBranch as Operation,
    of: [
      {
        note: 'from branch 001 to 002',
        data: { nomor_rekening: own.nomor_rekening, cabang_tujuan: '002', alasan: 'Nasabah pindah rumah' },
        extra: {
          versi: 0,
          menunggu: false,
          tujuan: { kode_cabang: '002', nama_cabang: 'Bandung', status: 'BUKA', accounting_date: '2026-11-20' },
        },
      },
    ],
  },
} satisfies Readonly<Record<string, Examples>>;
