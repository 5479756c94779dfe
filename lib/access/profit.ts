/** These screens list the months of profit sharing and of bonuses. */
export const sharingLists = ['bonus', 'hi1000'] as const;

/** The table says which menu opens the reads of profit sharing. */
export const profitCalls = {
  'profit.perhitunganHi1000': ['hi1000', 'tetapkan-hi1000', 'menunggu', 'draf', 'riwayat'],
  'profit.riwayatHi1000': ['hi1000'],
  'profit.pembatalanBagiHasil': ['hi1000', 'batal-bagi-hasil', 'menunggu', 'draf', 'riwayat'],
  'profit.riwayatBonus': ['bonus'],
  'profit.dasarBonus': ['bonus', 'tetapkan-bonus', 'menunggu', 'draf', 'riwayat'],
  'profit.historyBagiHasil': ['rekening', 'hi1000'],
  'profit.rincianBagiHasil': ['rekening', 'hi1000'],
  'profit.rekonsiliasiBagiHasil': ['hi1000'],
} as const;
