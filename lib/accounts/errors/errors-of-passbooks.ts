import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on passbooks: their stock, their holders, and their printing. */
export const errorsOfPassbooks = {
  BOOK_KNOWN: refusal('40', 'Buku {buku} sudah pernah diterima', 'Book {buku} has been received before'),
  BOOK_NOT_FOUND: refusal('25', 'Buku {buku} tidak ada di cabang ini', 'Book {buku} is not in this branch'),
  BOOK_NOT_HELD: refusal(
    '40',
    'Buku {buku} bukan blangko di tangan yang disebut',
    'Book {buku} is no blank in the hand that is named',
  ),
  BOOK_HOLDER: refusal(
    '25',
    'Pengguna {pengguna} tidak bekerja di cabang ini',
    'User {pengguna} does not work in this branch',
  ),
  BOOK_IN_USE: refusal('40', 'Rekening ini memakai buku {buku}', 'This account has book {buku} in use'),
  BOOK_NOT_IN_USE: refusal(
    '40',
    'Buku {buku} bukan buku rekening ini yang sedang dipakai',
    'Book {buku} is not the one this account has in use',
  ),
  BOOK_NOT_FULL: refusal('40', 'Buku {buku} belum penuh', 'Book {buku} is not full yet'),
  BOOK_FULL: refusal('40', 'Buku {buku} sudah penuh, ganti dengan buku baru', 'Book {buku} is full, replace it'),
  BOOK_MOVED: refusal(
    '40',
    'Buku ini sudah berlanjut ke halaman {halaman} baris {baris} sejak layar dibuka, muat ulang',
    'This book has gone on to page {halaman} line {baris} since the screen was opened, load it again',
  ),
  BOOK_LINE: refusal(
    '30',
    'Halaman {halaman} baris {baris} bukan baris dari cetakan ini',
    'Page {halaman} line {baris} is no line of this print',
  ),
  BOOK_NOT_AGREED: refusal(
    '40',
    'Rekening {rekening} dibuka tanpa buku tabungan',
    'Account {rekening} was opened without a passbook',
  ),
  BOOK_NUMBER: refusal(
    '57',
    'Rekening {rekening} dikelola cabang lain: isi nomor buku yang dibawa nasabah',
    'Account {rekening} is kept by another branch: give the number of the book in hand',
  ),
} as const satisfies Record<string, ErrorDef>;
