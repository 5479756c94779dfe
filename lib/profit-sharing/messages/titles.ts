/** Screens of rates and shares of profit have these titles. */
export const profitSharingTitles = {
  'menu.hi1000': 'Bagi hasil & HI-1000',
  'menu.tetapkanHi1000': 'Tetapkan HI-1000',
  'menu.bonus': 'Bonus wadiah',
  'menu.tetapkanBonus': 'Tetapkan bonus wadiah',
  'menu.batalBagiHasil': 'Batalkan bagi hasil',
} as const;
