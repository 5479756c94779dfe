import { countStationery, reinstateFound, writeOffMissing } from '#core/cash/vault/stationery.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { stationery } from '#lib/cash/operations/stationery.ts';

const book = { jenis: 'CEK', nomor_awal: 'CA000026', nomor_akhir: 'CA000050', alasan: 'Tidak ada di lemari besi' };
const reported = { nomor_laporan: 'LP/12/XI/2026', tanggal_laporan: '2026-11-02' };
const bilyet = { ...book, jenis: 'BILYET', nomor_awal: 'BD00000007', nomor_akhir: 'BD00000007' };

/** Examples of counts of blank stationery and of what they found. */
export const stationeryExamples: Readonly<Record<keyof typeof stationery, Examples>> = {
  HITUNG_PERSEDIAAN: {
    operation: countStationery as Operation,
    of: [
      {
        note: 'a book of cheques counted',
        data: { jenis: 'CEK', rentang: [{ nomor_awal: 'CA000001', nomor_akhir: 'CA000025' }], keterangan: '' },
      },
    ],
  },
  HILANG_PERSEDIAAN: {
    operation: writeOffMissing as Operation,
    of: [
      { note: 'a book of 25 cheques', data: { ...book, ...reported }, extra: { lembar: 25 } },
      { note: 'a certificate', data: { ...bilyet, ...reported }, extra: { lembar: 1 } },
    ],
  },
  TEMU_PERSEDIAAN: {
    operation: reinstateFound as Operation,
    of: [{ note: 'the book again', data: book, extra: { lembar: 25 } }],
  },
};
