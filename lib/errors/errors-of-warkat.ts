import { refusal } from './error-def.ts';

/** What the bank's own cheque books do not allow (domain: warkat maintenance). */
export const errorsOfWarkat = {
  WARKAT_HEAD_OFFICE: refusal(
    '57',
    'Stok warkat diterima dan dikirim oleh kantor pusat',
    'Cheque books are received and sent by head office',
  ),
  WARKAT_BRANCH: refusal(
    '57',
    'Warkat dikirim ke cabang lain yang ada, bukan ke kantor pusat',
    'Cheque books are sent to another branch that exists, not to head office',
  ),
  WARKAT_KNOWN: refusal('40', 'Nomor {warkat} sudah pernah diterima', 'Number {warkat} was received before'),
  WARKAT_BOOKS: refusal(
    '25',
    'Tidak ada {jumlah} buku berurutan mulai {warkat} yang dapat diambil di sini',
    'There are no {jumlah} consecutive books from {warkat} on to be taken here',
  ),
  WARKAT_BOOK: refusal(
    '25',
    'Buku {warkat} tidak ada di cabang ini, atau bukan milik rekening ini',
    'Book {warkat} is not in this branch, or not this account’s',
  ),
  WARKAT_BOOK_STATE: refusal(
    '40',
    'Buku {warkat} sudah berstatus {status}, tindakan ini tidak berlaku',
    'Book {warkat} is {status} already, this does not apply',
  ),
  WARKAT_GIRO: refusal(
    '57',
    'Rekening {rekening} bukan giro rupiah: tidak mendapat cek dan bilyet giro',
    'Account {rekening} is no current account in rupiah: it gets no cheques',
  ),
  WARKAT_UNUSED: refusal(
    '57',
    'Buku {warkat} baru terpakai {terpakai} dari {lembar} lembar: habiskan dahulu',
    'Of book {warkat} only {terpakai} of {lembar} sheets are used: use it up first',
  ),
  WARKAT_STATE: refusal(
    '40',
    'Warkat sudah berstatus {status}, tindakan ini tidak berlaku',
    'The sheet is {status} already, this does not apply',
  ),
  WARKAT_SHEET: refusal(
    '40',
    'Warkat {warkat} sudah berstatus {status}, tindakan ini tidak berlaku',
    'Sheet {warkat} is {status} already, this does not apply',
  ),
  WARKAT_NOT_OF_ACCOUNT: refusal(
    '25',
    'Warkat {warkat} bukan lembar dari buku rekening {rekening}',
    'Sheet {warkat} is not out of a book of account {rekening}',
  ),
  WARKAT_REVOKE_BG: refusal(
    '57',
    'Bilyet giro tidak dapat dibatalkan penariknya selama masih berlaku',
    'A bilyet giro cannot be revoked by its drawer while it lives',
  ),
  WARKAT_REVOKE_EARLY: refusal(
    '57',
    'Cek ini baru dapat dicabut setelah masa pengunjukannya berakhir {tanggal}',
    'This cheque can be revoked only after its presentment ends on {tanggal}',
  ),
} as const;
