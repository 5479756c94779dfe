import { checkCash } from '#core/cash/vault/check-cash.ts';
import { countVault } from '#core/cash/vault/count-vault.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';

/** Cash that two persons counted. */
export const countExamples = {
  PERIKSA_KAS: {
    operation: checkCash as Operation,
    of: [
      {
        note: 'a till that is a note of 100,000 short before somebody from head office',
        data: {
          kas: 'TELLER',
          kode_valuta: 'IDR',
          pecahan_layak: [{ nominal: '100000.00', lembar: 99 }],
          pecahan_tidak_layak: [],
          keterangan: '',
        },
        extra: null,
      },
    ],
  },
  HITUNG_KHASANAH: {
    operation: countVault as Operation,
    of: [
      {
        note: 'one note of 100,000 is missing',
        data: {
          kode_valuta: 'IDR',
          pecahan_layak: [{ nominal: '100000.00', lembar: 90 }],
          pecahan_tidak_layak: [{ nominal: '100000.00', lembar: 9 }],
          keterangan: 'Selisih saat hitung sore',
        },
        extra: 2,
      },
      {
        note: 'one note of 100,000 too many',
        data: {
          kode_valuta: 'IDR',
          pecahan_layak: [{ nominal: '100000.00', lembar: 101 }],
          pecahan_tidak_layak: [],
          keterangan: 'Selisih saat hitung sore',
        },
        extra: 2,
      },
    ],
  },
} as const satisfies Readonly<Record<string, Examples>>;
