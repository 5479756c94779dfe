export const signingWords = {
  'caraTandaTangan.SENDIRI': 'Alone',
  'caraTandaTangan.DAN': 'All together (AND)',
  'caraTandaTangan.ATAU': 'Any of them (OR)',
  'caraTandaTangan.DUA_DARI_TIGA': 'Two of three signers',
  'tandaTangan.SENDIRI': 'One signer',
  'tandaTangan.SALAH_SATU': 'Any one',
  'tandaTangan.SEMUA': 'All together',
  'tandaTangan.DUA_DARI_TIGA': 'Two of three',
} as const;
