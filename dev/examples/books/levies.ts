import { remitLevy } from '#core/books/finance/remit-levy.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { levies } from '#lib/books/operations/levies.ts';

/** Examples of taxes and zakat that are paid to whom they are owed. */
export const levyExamples: Readonly<Record<keyof typeof levies, Examples>> = {
  SETOR_PUNGUTAN: {
    operation: remitLevy as Operation,
    of: [
      {
        note: 'the tax on a month’s shares of two branches',
        data: {
          jenis: 'PPH_FINAL',
          bulan: '2026-10',
          penerima: 'Kas negara',
          nomor_bukti: 'NTPN-0AB1C2D3E4F5G6H7',
          sumber: 'BANK_INDONESIA',
          nominal: '1250000.00',
          kode_valuta: 'IDR',
          keterangan: '',
        },
        extra: {
          ada: false,
          terutang: [
            { kode_cabang: '001', terutang: 1_000_000_00n },
            { kode_cabang: '002', terutang: 400_000_00n },
          ],
        },
      },
    ],
  },
};
