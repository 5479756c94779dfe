import { closeBranch } from '#core/control/parameters/close-branch.ts';
import { moveAccounts } from '#core/control/parameters/move-accounts.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

/** As branch_closing_legs draws them. */
const closingLegs = (
  [
    ['015', '603002', null, -1_000_000_00n],
    ['015', '110001', '001', 1_000_000_00n],
    ['002', '603002', null, 1_000_000_00n],
    ['002', '110001', '001', -1_000_000_00n],
    ['001', '110001', '002', 1_000_000_00n],
    ['001', '110001', '015', -1_000_000_00n],
  ] as const
).map(([kode_cabang, kode_gl, lawan, jumlah]) => ({
  kode_cabang,
  kode_gl,
  lawan,
  kode_valuta: 'IDR',
  jumlah,
  jumlah_idr: jumlah,
}));

/** The closing of a branch for good, and the accounts that leave it before. */
export const parameterExamples = {
  PINDAH_REKENING_CABANG: {
    operation: moveAccounts as Operation,
    of: [
      {
        note: 'from branch 001 to 002: an account with its balance and what was accrued for it',
        data: { kode_cabang: '001', cabang_tujuan: '002', dari_rekening: '', alasan: 'Kantor digabung' },
        extra: {
          asal: null,
          tujuan: null,
          rekening: [
            {
              nomor_rekening: own.nomor_rekening,
              kode_valuta: 'IDR',
              versi: 0,
              saldo: own.saldo_buku,
              akrual: 1_250_00n,
              gl_akrual: '202001',
              belum_diambil: 0n,
            },
          ],
          sisa: 0,
          tinggal: { PENUTUPAN: 0, DEPOSITO: 0, MENUNGGU: 0 },
          tertinggal: false,
        },
      },
    ],
  },
  PENUTUPAN_CABANG: {
    operation: closeBranch as Operation,
    of: [
      {
        note: 'of branch 015, taken over by 002: an expense of the year, and what 001 owes it',
        data: { kode_cabang: '015', tanggal: '2026-11-20', cabang_penerus: '002', alasan: 'Penggabungan kantor' },
        extra: {
          cabang: null,
          penerus: null,
          sebab: [],
          nasabah: 0,
          kaki: closingLegs,
        },
      },
    ],
  },
} satisfies Readonly<Record<string, Examples>>;
