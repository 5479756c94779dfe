import { openingCapital } from '#core/business-day/bank-day/opening-capital.ts';
import { revaluation } from '#core/business-day/bank-day/revaluation.ts';
import { yearEnd } from '#core/business-day/bank-day/year-end.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';

/** Ends of day and the setup of the bank post these operations by themselves. */
export const branchExamples = {
  REVALUASI: {
    operation: revaluation as Operation,
    of: [
      {
        note: 'USD 10,000 in the vault, kept at 16,875 and now at 16,600',
        data: { kode_cabang: '001', kode_valuta: 'USD' },
        extra: [{ kode_gl: '101004', jumlah: 10_000_00n, idr: 168_750_000_00n }],
      },
      {
        note: 'USD 10,000 in the vault, kept at 16,500 and now at 16,600',
        data: { kode_cabang: '001', kode_valuta: 'USD' },
        extra: [{ kode_gl: '101004', jumlah: 10_000_00n, idr: 165_000_000_00n }],
      },
    ],
  },
  TUTUP_TAHUN: {
    operation: yearEnd as Operation,
    of: [
      {
        note: 'a year with a profit of 1,400,000',
        data: { kode_cabang: '001', tahun: '2026' },
        extra: [
          { kode_gl: '502003', saldo: -2_000_000_00n },
          { kode_gl: '601001', saldo: 600_000_00n },
        ],
      },
      {
        note: 'a year with a loss of 400,000',
        data: { kode_cabang: '001', tahun: '2026' },
        extra: [
          { kode_gl: '502003', saldo: -200_000_00n },
          { kode_gl: '601001', saldo: 600_000_00n },
        ],
      },
    ],
  },
  MODAL_AWAL: {
    operation: openingCapital as Operation,
    of: [
      {
        note: 'into a branch',
        data: {
          kode_cabang: '001',
          kode_valuta: 'IDR',
          giro_bi: '5000000.00',
          pecahan: [{ nominal: '100000.00', lembar: 10 }],
        },
        extra: 2,
      },
    ],
  },
} satisfies Readonly<Record<string, Examples>>;
