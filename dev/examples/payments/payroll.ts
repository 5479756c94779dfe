import type { Operation } from '#core/engine/operation.ts';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

/** Salaries by file: what one approval posts. */
export const payrollExamples = {
  BAYAR_GAJI: {
    operation: payPayroll as Operation,
    of: [
      {
        note: 'the whole file leaves the employer; a job pays each row from 201008',
        data: {
          nomor_rekening: own.nomor_rekening,
          periode: '2026-11',
          jumlah_baris: '2',
          nominal: '7500000.00',
          kode_valuta: 'IDR',
          isi: '',
          keterangan: 'Gaji bulanan',
        },
        extra: {
          jumlah: 2,
          salaries: [],
          salah: [],
          nominal: 7_500_000_00n,
          sidik: '',
          cabang: [],
          keluar: [],
          rails: new Map(),
          ada: false,
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Examples>>;
