import { texts } from './known.ts';

/** Entries into the general ledger. */
export const ledger = texts({
  'bukuBesar.selisih': 'Selisih pembulatan',
  'bukuBesar.arah': 'Arah',
  'bukuBesar.arahPetunjuk': 'Untuk 209001 cabang Anda; jurnalnya terlihat di pratinjau',
  'bukuBesar.arah.PENDAPATAN': 'Ke pendapatan (502008)',
  'bukuBesar.arah.BEBAN': 'Dari beban (603009)',
  'bukuBesar.alasan': 'Alasan',
  'bukuBesar.alasanPetunjuk': 'Dibaca pemeriksa dan tersimpan di jurnal',
});
