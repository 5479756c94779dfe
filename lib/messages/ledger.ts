/** Entries into the general ledger. */
export const ledger = {
  'menu.bukuBesar': 'Buku besar',
  'menu.selisihPembulatan': 'Selisih pembulatan',
  'hak.otoSelisihPembulatan': 'Menyetujui selisih pembulatan',

  'bukuBesar.selisih': 'Selisih pembulatan',
  'bukuBesar.arah': 'Arah',
  'bukuBesar.arahPetunjuk': 'Untuk 209001 cabang Anda; jurnalnya terlihat di pratinjau',
  'bukuBesar.arah.PENDAPATAN': 'Ke pendapatan (502008)',
  'bukuBesar.arah.BEBAN': 'Dari beban (603009)',
  'bukuBesar.alasan': 'Alasan',
  'bukuBesar.alasanPetunjuk': 'Dibaca pemeriksa dan tersimpan di jurnal',
} as const;
