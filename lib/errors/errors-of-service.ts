import { notNow } from './error-def.ts';

/** The system cannot do these just now. Nothing has happened then, so the caller may send the same call again. */
export const errorsOfService = {
  OVERLOADED: {
    ...notNow('Layanan sedang sangat sibuk, coba lagi sebentar', 'The service is very busy, try again shortly'),
    // The refusal is measured and counted; thousands of lines a second would make the log the next burden.
    level: 'debug',
  },
  ACCOUNT_BUSY: notNow(
    'Rekening sedang dipakai transaksi lain, coba lagi sebentar',
    'The account is in use by another transaction, try again shortly',
  ),
  ROW_BUSY: notNow(
    'Data ini sedang dipakai pengguna lain, coba lagi sebentar',
    'This record is in use by somebody else, try again shortly',
  ),
  DATABASE_FULL: notNow(
    'Ruang penyimpanan basis data penuh: tidak ada yang dapat disimpan, hubungi bagian TI',
    'The database is out of disk space: nothing can be saved, call the IT department',
  ),
  DATABASE_CROWDED: notNow(
    'Basis data kehabisan sambungan, coba lagi sebentar',
    'The database has no connection left, try again shortly',
  ),
  LATE: notNow(
    'Transaksi tidak selesai tepat waktu dan tidak dibukukan, coba lagi',
    'The transaction did not finish in time and was not posted, try again',
  ),
} as const;
