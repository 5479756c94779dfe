/** Screens of rates and shares of profit have these titles. */
export const profitSharingTitles = {
  'menu.hi1000': 'Bagi hasil & HI-1000',
  'menu.tetapkanHi1000': 'Tetapkan HI-1000',
  'menu.bonus': 'Bonus wadiah',
  'menu.tetapkanBonus': 'Tetapkan bonus wadiah',
  'menu.batalBagiHasil': 'Batalkan bagi hasil',
  'hak.otoBonus': 'Menyetujui bonus wadiah',
  'hak.otoHi1000': 'Menyetujui HI-1000',
} as const;
