import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses these where currencies are exchanged. */
export const errorsOfRates = {
  DEAL_EXPENSE: refusal(
    '12',
    'Akun {gl} bukan akun beban: pilih akun beban, atau jual valasnya lebih dahulu dan bayar dengan rupiah',
    'Account {gl} is no expense: choose an expense, or sell the currency first and pay in rupiah',
  ),
  NOSTRO_SHORT: refusal(
    '51',
    'Di rekening {valuta} itu hanya ada {ada}: kurangi jumlahnya, atau beli {valuta} lebih dahulu',
    'That {valuta} account holds only {ada}: lower the amount, or buy {valuta} first',
  ),
  RATE_CHANGED: refusal(
    '40',
    'Kurs {valuta} berubah sejak Anda lihat: periksa kembali jumlahnya bersama nasabah',
    'The rate of {valuta} has changed since you saw it: look at the amount again with the customer',
  ),
  RATE_IN_USE: refusal(
    '40',
    'Kurs tengah {valuta} hari itu sudah dipakai pembukuan; hanya kurs beli dan jual yang dapat diubah',
    'The middle rate of {valuta} of that day is in the books already; only buying and selling rates can change',
  ),
  RATE_OUTSIDE: refusal(
    '13',
    'Kurs khusus harus di antara {dari} dan {sampai}, dan tidak lebih buruk bagi nasabah daripada kurs hari ini',
    'A special rate lies between {dari} and {sampai}, and is no worse for the customer than the rate of the day',
  ),
  IDENTITY_NEEDED: refusal(
    '13',
    'Jumlah hari ini atas nama {nama} perlu identitas lengkap',
    'What {nama} has traded today needs the whole identity',
  ),
} as const satisfies Readonly<Record<string, ErrorDef>>;
