/** Entries into the general ledger, in English. */
export const ledger = {
  'bukuBesar.selisih': 'Rounding difference',
  'bukuBesar.arah': 'Direction',
  'bukuBesar.arahPetunjuk': "For your branch's 209001; the preview shows the journal",
  'bukuBesar.arah.PENDAPATAN': 'To income (502008)',
  'bukuBesar.arah.BEBAN': 'From expense (603009)',
  'bukuBesar.alasan': 'Reason',
  'bukuBesar.alasanPetunjuk': 'Read by the checker and kept in the journal',
} as const;
