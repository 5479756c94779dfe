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
  TEMPLATE_UNKNOWN: refusal(
    '14',
    'Templat {templat} tidak ada, tidak dipakai lagi, atau bukan untuk Anda: pilih templat lagi',
    'Template {templat} is not there, not used any more, or not yours to use: choose one again',
  ),
  TEMPLATE_NAME: refusal(
    '40',
    'Nama templat {nama} sudah dipakai: pilih nama lain',
    'There is a template {nama} already: choose another name',
  ),
  TEMPLATE_HOLDER: refusal(
    '57',
    'Templat cabang dikelola cabang itu sendiri, templat bank oleh kantor pusat',
    'A branch keeps its own templates, head office those of the bank',
  ),
  PERIODIC_START: refusal(
    '90',
    'Tanggal pertama harus {tanggal} (hari cabang) atau sesudahnya',
    'The first day must be {tanggal} (the branch day) or later',
  ),
  PERIODIC_STATE: refusal(
    '40',
    'Entri berkala {berkala} berstatus {status}, tindakan ini tidak berlaku',
    'The entry {berkala} is {status}, this does not apply',
  ),
  PERIODIC_BRANCH: refusal('57', 'Entri berkala ini dikelola cabang {cabang}', 'This entry is kept by branch {cabang}'),
  PERIODIC_DUE: refusal(
    '40',
    'Jatuh tempo entri berkala {berkala} ini tidak menunggu lagi: sudah dibukukan, dilewati, atau milik cabang lain',
    'This due date of entry {berkala} does not wait any more: it is posted, left out, or another branch’s',
  ),
  BRANCH_UNKNOWN: refusal('15', 'Cabang {cabang} tidak dikenal', 'No such branch {cabang}'),
};
