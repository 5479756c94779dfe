import { type ErrorDef, notNow, refusal } from '#lib/errors/error-def.ts';

/** The core refuses with these in the general ledger and its reports. */
export const booksErrors = {
  // The core refuses these on an entry into the general ledger by hand (domain: chart of accounts).
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
  GL_NOT_YET: refusal('45', 'Akun {gl} baru dibuka mulai {sejak}', 'Account {gl} is open from {sejak} on only'),
  GL_CLASS: refusal(
    '12',
    'Kode {gl} tidak sesuai dengan tipenya: angka pertamanya golongan akun',
    'Code {gl} does not fit its kind: its first digit is the class of the account',
  ),
  GL_SIDE: refusal('12', 'Posisi akun {gl} tidak sesuai dengan tipenya', 'Account {gl} is not on the side of its kind'),
  GL_UNPLACED: refusal(
    '12',
    'Akun {gl} tidak berada pada tepat satu pos laporan; ubah format laporan dahulu',
    'Account {gl} does not stand on exactly one line of its statement; change the layout first',
  ),
  GL_NAMED: refusal('57', 'Akun {gl} tidak dapat ditutup: {sebab}', 'Account {gl} cannot be closed: {sebab}'),
  GL_BALANCE: refusal(
    '57',
    'Akun {gl} masih bersaldo di cabang {cabang}',
    'Account {gl} still has a balance in branch {cabang}',
  ),
  GL_CLOSING_DAY: refusal(
    '12',
    'Akun ditutup mulai hari sesudah tanggal akuntansi {tanggal}',
    'An account is closed from a day after the accounting date {tanggal} on',
  ),
  LAYOUT_CIRCLE: refusal(
    '12',
    'Baris {pos} menjumlahkan dirinya sendiri, langsung atau lewat baris lain',
    'Line {pos} sums itself, directly or through other lines',
  ),
  LAYOUT_LINE: refusal(
    '12',
    'Baris {pos} menunjuk baris yang tidak ada atau judul',
    'Line {pos} names a line that is not there, or a title',
  ),
  LAYOUT_RANGE: refusal(
    '12',
    'Rentang baris {pos} harus enam angka, berurutan dan tidak saling tumpang tindih',
    'The ranges of line {pos} must be of six digits, in order and apart from each other',
  ),
  LAYOUT_ORDER: refusal(
    '12',
    'Nomor baris {pos} tidak lebih besar dari baris sebelumnya',
    'The number of line {pos} is not above that of the line before',
  ),
  LAYOUT_TWICE: refusal(
    '12',
    'Akun {gl} berada pada dua pos; yang kedua baris {pos}',
    'Account {gl} stands on two lines; the second is line {pos}',
  ),
  LAYOUT_FOREIGN: refusal(
    '12',
    'Akun {gl} pada baris {pos} bukan akun laporan ini',
    'Account {gl} of line {pos} is none of this statement',
  ),
  LAYOUT_OUTSIDE: refusal('12', 'Akun {gl} tidak berada pada pos mana pun', 'Account {gl} stands on no line'),
  LAYOUT_SUM: refusal(
    '12',
    'Jumlah pada baris {pos} bukan jumlah baris yang ditunjuknya',
    'The total of line {pos} is not that of the lines it names',
  ),
  LAYOUT_TOTAL: refusal(
    '12',
    'Setiap sisi laporan memerlukan satu baris jumlah atas semua posnya',
    'Each side of a statement needs one total of all its lines',
  ),
  BUDGET_ACCOUNT: refusal(
    '12',
    'Akun {gl} tidak dianggarkan: di luar laporan, atau dihitung sendiri',
    'Account {gl} is not budgeted: it stands in no statement, or is reckoned',
  ),
  GL_SAME: refusal('12', 'Debet dan kredit tidak boleh akun yang sama', 'Debit and credit must be different accounts'),
  TEMPLATE_UNKNOWN: refusal(
    '14',
    'Templat {templat} tidak ada, tidak dipakai lagi, atau bukan untuk Anda: pilih templat lagi',
    'Template {templat} is not there, not used any more, or not yours to use: choose one again',
  ),
  TEMPLATE_CHANGED: refusal(
    '40',
    'Templat {templat} sudah diubah: entri ini dimulai dari versi {versi}, kini versi {kini}. Pembuat memilih templat itu lagi, atau melepasnya',
    'Template {templat} was changed: this entry was begun from version {versi}, it is version {kini} now. Its maker chooses it again or lets go of it',
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
  LEVY_MONTH: refusal('90', 'Bulan {bulan} belum dimulai', 'The month {bulan} has not begun'),
  LEVY_RECEIPT: refusal('94', 'Bukti setor {nomor} sudah dibukukan', 'Receipt {nomor} has been entered already'),
  LEVY_ABOVE: refusal(
    '90',
    'Yang terutang sampai {bulan} hanya {terutang}',
    'No more than {terutang} is owed up to {bulan}',
  ),
  LEVY_CHANGED: refusal(
    '40',
    'Yang terutang sudah berubah: muat ulang dan periksa jumlahnya',
    'What is owed has changed: load it anew and look at the amount',
  ),
  ROUNDING_MORE: refusal(
    '12',
    'Selisih pembulatan yang ada {ada}: isi paling banyak sebesar itu',
    'The rounding difference stands at {ada}: enter no more than that',
  ),
  GL_OWED: refusal(
    '90',
    'Di akun {gl} cabang {cabang} hanya ada {terutang}, entri ini mendebet lebih dari itu',
    'Account {gl} of branch {cabang} owes no more than {terutang}, and this entry debits more',
  ),
  BRANCH_UNKNOWN: refusal('15', 'Cabang {cabang} tidak dikenal', 'No such branch {cabang}'),
  // A report is not made, or not as a file, for these reasons.
  REPORT_UNKNOWN: refusal('12', 'Laporan tidak dikenal', 'There is no such report'),
  REPORT_FORMAT: refusal('12', 'Laporan ini tidak dibuat sebagai {bentuk}', 'This report is not made as {bentuk}'),
  REPORT_QUEUE_FULL: refusal(
    '61',
    'Sudah {batas} laporan Anda menunggu atau dibuat: tunggu atau batalkan salah satunya',
    '{batas} of your reports wait or are being made: wait for one or cancel it',
  ),
  REPORT_OVER: refusal(
    '40',
    'Laporan ini sudah selesai atau dibatalkan',
    'This report is made or was given up already',
  ),
  REPORT_NOT_READY: refusal('40', 'Berkas laporan belum siap', 'The file is not ready yet'),
  REPORT_EXPIRED: refusal(
    '40',
    'Masa simpan berkas sudah lewat: minta laporan lagi',
    'The file is kept no longer: ask for the report again',
  ),
  REPORT_CANCELLED: refusal('40', 'Laporan dibatalkan', 'The report was cancelled'),
  REPORT_TOO_LARGE: refusal(
    '61',
    'Hasil melebihi {batas} MB: minta periode yang lebih pendek, satu cabang, atau sebagai CSV',
    'The result is over {batas} MB: ask for a shorter period, one branch, or CSV',
  ),
  REPORT_TOO_MANY_PAGES: refusal(
    '61',
    'Hasil melebihi {batas} halaman: minta periode yang lebih pendek, atau sebagai Excel atau CSV',
    'The result is over {batas} pages: ask for a shorter period, or for Excel or CSV',
  ),
  REPORT_GAVE_UP: refusal(
    '40',
    'Laporan berkali-kali tidak selesai: coba lagi, atau dengan periode yang lebih pendek',
    'The report did not come to its end several times: try again, or with a shorter period',
  ),
  REPORT_SNAPSHOT: notNow(
    'Salinan basis data belum memuat penutupan hari itu, berkas dibuat sesudahnya',
    'The copy of the database does not hold the close of that day yet, the file is made afterwards',
  ),
  REPORT_STORAGE: notNow(
    'Penyimpanan berkas sedang tidak dapat dihubungi, laporan dibuat sesudah pulih',
    'The storage of files is not reachable, the report is made once it is back',
  ),
  REPORT_SCHEDULE_ROLE: refusal(
    '12',
    'Peran {peran} tidak boleh membaca laporan ini',
    'The role {peran} may not read this report',
  ),
  REPORT_SCHEDULE_REACH: refusal(
    '12',
    'Peran {peran} tidak sesuai dengan lingkup: seluruh bank untuk peran kantor pusat, setiap cabang untuk peran cabang',
    'The role {peran} does not go with the reach: the whole bank is for roles of head office, each branch for roles of branches',
  ),
  REPORT_SCHEDULE_KEEPER: refusal(
    '12',
    'Jadwal laporan ini hanya dikelola oleh peran yang boleh membaca laporannya',
    'The schedule of this report is kept only by a role that may read the report',
  ),
  REPORT_SCHEDULE_START: refusal(
    '90',
    'Jadwal harus mulai {tanggal} (hari bank) atau sesudahnya',
    'A schedule must begin on {tanggal} (the bank day) or later',
  ),
} as const satisfies Record<string, ErrorDef>;
