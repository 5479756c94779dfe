import { runOrder } from '#core/accounts/standing-orders/run-order.ts';
import type { Operation } from '#core/engine/operation.ts';
import { other, own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

const order = {
  nomor_perintah: 'SI00000001',
  jenis: 'TETAP',
  rekening_sumber: own.nomor_rekening,
  rekening_tujuan: other.nomor_rekening,
  berita: '',
};
/** The same to an account at another bank. */
const outward = {
  ...order,
  rekening_tujuan: null,
  jalur: 'SKN',
  kode_bank: 'CENAIDJA',
  rekening_luar: '8800112233',
  nama_luar: 'CV Maju Bersama',
  kode_tujuan: '',
  beban: 'DEBT',
};
const data = {
  nomor_perintah: order.nomor_perintah,
  jatuh_tempo: '2026-11-25',
  nominal: '1000000.00',
  kode_valuta: 'IDR',
  alasan: 'permintaan nasabah',
};

/** These operations run by themselves. */
export const standingExamples = {
  PERINTAH_TETAP: {
    operation: runOrder as Operation,
    of: [
      { note: 'to an account of another branch', data, extra: { order, diminta: 1_000_000_00n, luar: null } },
      {
        note: 'to another bank by SKN',
        data,
        extra: { order: outward, diminta: 1_000_000_00n, luar: { terms: { rail: 'SKN', biaya: 2_900_00n } } },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Examples>>;
