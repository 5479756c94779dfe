import { refusal } from './error-def.ts';

/** What an entry into the general ledger by hand may not be (domain: chart of accounts). */
export const errorsOfLedger = {
  GL_UNKNOWN: refusal('14', 'Akun buku besar {gl} tidak ada', 'No such ledger account {gl}'),
  GL_KEPT: refusal(
    '57',
    'Akun {gl} tidak menerima entri manual: {sebab}',
    'Account {gl} takes no entries by hand: {sebab}',
  ),
  GL_CLOSED: refusal('45', 'Akun {gl} sudah ditutup', 'Account {gl} is closed'),
  GL_CURRENCY: refusal(
    '12',
    'Akun {gl} hanya dibukukan dalam rupiah, bukan {valuta}',
    'Account {gl} is kept in rupiah only, not in {valuta}',
  ),
  GL_HEAD_OFFICE: refusal(
    '57',
    'Akun {gl} hanya ada di kantor pusat, bukan di cabang {cabang}',
    'Account {gl} is kept by head office only, not by branch {cabang}',
  ),
  GL_OTHER_BRANCH: refusal(
    '57',
    'Akun buku besar cabang {cabang} hanya dibukukan oleh cabang itu atau kantor pusat',
    'Ledger accounts of branch {cabang} are entered by that branch or head office only',
  ),
  GL_OFF_BALANCE: refusal(
    '12',
    'Rekening administratif cabang {cabang} harus seimbang dengan rekening administratif lain di cabang itu',
    'Off-balance accounts of branch {cabang} must balance with other off-balance accounts of that branch',
  ),
  GL_SAME: refusal('12', 'Debet dan kredit tidak boleh akun yang sama', 'Debit and credit must be different accounts'),
  BRANCH_UNKNOWN: refusal('15', 'Cabang {cabang} tidak dikenal', 'No such branch {cabang}'),
};
