import { belowMinimumFee, monthlyFee } from '#core/accounts/fees/account-fees.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

/** Ends of day take these fees. */
export const feeExamples = {
  BIAYA: {
    operation: belowMinimumFee as Operation,
    of: [
      {
        note: 'an account below its minimum',
        data: { nomor_rekening: own.nomor_rekening, bulan: '2026-11' },
        extra: { kode_cabang: '001', kode_gl: '301001', diambil: 5_000_00n },
      },
    ],
  },
  BIAYA_BULANAN: {
    operation: monthlyFee as Operation,
    of: [
      {
        note: 'after the shares of the month',
        data: { nomor_rekening: own.nomor_rekening, bulan: '2026-11' },
        extra: { kode_cabang: '001', kode_gl: '301001', diambil: 10_000_00n },
      },
    ],
  },
} satisfies Readonly<Record<string, Examples>>;
