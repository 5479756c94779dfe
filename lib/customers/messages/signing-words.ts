/** An account's card and its contract say who signs for it. */
export const signingWords = {
  'caraTandaTangan.SENDIRI': 'Sendiri',
  'caraTandaTangan.DAN': 'Bersama-sama (DAN)',
  'caraTandaTangan.ATAU': 'Salah satu (ATAU)',
  'caraTandaTangan.DUA_DARI_TIGA': 'Dua dari tiga penanda tangan',
  'tandaTangan.SENDIRI': 'Satu penanda tangan',
  'tandaTangan.SALAH_SATU': 'Salah satu',
  'tandaTangan.SEMUA': 'Semua bersama',
  'tandaTangan.DUA_DARI_TIGA': 'Dua dari tiga',
} as const;
