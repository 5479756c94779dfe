import { type ErrorDef, notNow, refusal, technical } from './error-def.ts';

/** Errors of every module: a request, a session, a branch day, an account, a file. */
export const commonErrors = {
  VALIDATION: technical('30', 3, 400, 'Isian belum benar', 'Some input is not valid'),
  MALFORMED: technical('30', 3, 400, 'Permintaan tidak dapat dibaca', 'The request cannot be read'),
  KEY_REQUIRED: technical('30', 3, 400, 'Header Idempotency-Key wajib diisi', 'The Idempotency-Key header is required'),
  UNAUTHENTICATED: technical('97', 16, 401, 'Sesi tidak ada atau sudah berakhir', 'No session, or it has ended'),
  SESSION_LOCKED: technical('98', 9, 423, 'Layar terkunci, buka kunci dahulu', 'The screen is locked, unlock it first'),
  FORBIDDEN: technical('57', 7, 403, 'Anda tidak berwenang untuk ini', 'You have no right to do this'),
  CROSS_SITE: technical('57', 7, 403, 'Permintaan dari situs lain ditolak', 'Request from another site refused'),
  UNKNOWN_PATH: technical('12', 12, 404, 'Layanan tidak dikenal', 'Unknown service'),
  METHOD_NOT_ALLOWED: technical('12', 12, 405, 'Metode tidak dikenal untuk layanan ini', 'Method not allowed'),
  IN_FLIGHT: technical('09', 10, 409, 'Permintaan yang sama masih diproses', 'The same request is still in progress'),
  TOO_LARGE: technical('30', 3, 413, 'Permintaan terlalu besar', 'Request too large'),
  TOO_MANY: technical(
    '65',
    8,
    429,
    'Terlalu banyak permintaan, coba lagi sebentar',
    'Too many requests, try again shortly',
  ),
  LOOKED_ENOUGH: technical(
    '65',
    8,
    429,
    'Batas data yang boleh dilihat dalam satu jam ini sudah tercapai, lanjutkan pada jam berikutnya',
    'As much as may be looked at in an hour has been looked at, go on in the next hour',
  ),
  CORE_AWAY: technical('91', 14, 503, 'Core banking sedang tidak dapat dihubungi', 'The core is not reachable'),
  IDENTITY_AWAY: technical(
    '91',
    14,
    503,
    'Layanan masuk bank sedang tidak dapat dihubungi',
    'The sign-in service is not reachable',
  ),
  DEADLINE: technical('68', 4, 504, 'Core banking tidak menjawab tepat waktu', 'The core did not answer in time'),
  SYSTEM: technical('96', 13, 500, 'Terjadi kesalahan pada sistem', 'A system error occurred'),

  NOT_FOUND: refusal('25', 'Data tidak ditemukan', 'No such record'),
  ACCOUNT_NOT_FOUND: refusal('14', 'Rekening {rekening} tidak ditemukan', 'No such account {rekening}'),
  OVERRIDE_NEEDED: refusal('61', 'Transaksi perlu otorisasi {tingkat}', 'The transaction needs approval by {tingkat}'),
  ACCOUNT_BLOCKED: refusal('62', 'Rekening {rekening} diblokir', 'Account {rekening} is blocked'),
  ACCOUNT_DORMANT: refusal(
    '78',
    'Rekening {rekening} dorman, aktifkan dahulu',
    'Account {rekening} is dormant, reactivate it first',
  ),
  ACCOUNT_CLOSED: refusal('45', 'Rekening {rekening} sudah ditutup', 'Account {rekening} is closed'),
  SAME_ACCOUNT: refusal('12', 'Rekening debet dan kredit tidak boleh sama', 'Debit and credit account must differ'),
  CURRENCY_MISMATCH: refusal(
    '12',
    'Valuta rekening {rekening} bukan {valuta}',
    'Account {rekening} is not in {valuta}',
  ),
  DAY_CLOSED: refusal(
    '90',
    'Hari cabang {cabang} belum dibuka atau sudah ditutup',
    'The branch day of {cabang} is not open',
  ),
  DAY_CHANGED: refusal(
    '90',
    'Tanggal akuntansi cabang {cabang} sudah berganti, ulangi',
    'The accounting date of {cabang} has changed, try again',
  ),
  VALUE_DATE: refusal(
    '90',
    'Tanggal valuta {tanggal} di luar batas yang diizinkan',
    'The value date {tanggal} is beyond what is allowed',
  ),
  PERIOD_CLOSED: refusal(
    '90',
    'Bulan {bulan} sudah dibagikan atau ditutup',
    'The month {bulan} is already distributed or closed',
  ),
  DAY_NOT_READY: refusal(
    '90',
    'Cabang {cabang} belum dapat ditutup: {sebab}',
    'Branch {cabang} cannot be closed yet: {sebab}',
  ),
  CALENDAR_MISSING: refusal(
    '90',
    'Kalender libur tahun {tahun} belum diisi, {tanggal} tidak dapat dibuka',
    'The calendar of {tahun} has no holidays yet, {tanggal} cannot be opened',
  ),
  DAY_ALREADY: refusal('90', 'Hari cabang {cabang} sudah {status}', 'The day of branch {cabang} is already {status}'),
  DAY_BANK_CLOSED: refusal(
    '90',
    'Cabang {cabang} belum dapat dibuka: kantor pusat belum membuka hari bank berikutnya',
    'Branch {cabang} cannot open yet: head office has not opened the next bank day',
  ),
  DAY_BEHIND: refusal(
    '90',
    'Cabang {cabang} masih berjalan pada hari sebelumnya: tutup dahulu, atau tutup paksa',
    'Branch {cabang} still works on an earlier day: close it first, or close it by force',
  ),
  DAY_NOT_BEHIND: refusal(
    '90',
    'Hari cabang {cabang} sudah ditutup, tidak ada yang ditutup paksa',
    'The day of branch {cabang} is closed, there is nothing to close by force',
  ),
  RATE_MISSING: refusal('90', 'Kurs {valuta} hari ini belum ditetapkan', 'The rate of {valuta} is not set for today'),
  ALREADY_REVERSED: refusal(
    '40',
    'Transaksi {referensi} sudah direversal atau dikoreksi',
    'Transaction {referensi} is already reversed or corrected',
  ),
  NOT_REVERSIBLE: refusal(
    '40',
    'Transaksi {referensi} tidak dapat direversal: {sebab}',
    'Transaction {referensi} cannot be reversed: {sebab}',
  ),
  NOT_CORRECTABLE: refusal(
    '40',
    'Transaksi {referensi} tidak dapat dikoreksi: {sebab}',
    'Transaction {referensi} cannot be corrected: {sebab}',
  ),
  KEY_REUSED: refusal(
    '94',
    'Kunci permintaan ini sudah dipakai untuk isian lain',
    'This request key was used with other input',
  ),
  FLOW_STATE: refusal(
    '40',
    'Status sudah {status}, tindakan ini tidak berlaku lagi',
    'Already {status}, this action no longer applies',
  ),
  FLOW_ACTION: refusal(
    '57',
    'Tindakan {tindakan} tidak tersedia pada status ini',
    'Action {tindakan} is not available in this state',
  ),
  DRAFTS_ENOUGH: refusal(
    '40',
    'Anda sudah menyimpan {jumlah} draf: lanjutkan atau batalkan yang ada dahulu',
    'You keep {jumlah} drafts already: go on with or cancel some of them first',
  ),
  // The core refuses these on documents, pictures and signatures.
  STORAGE_AWAY: notNow(
    'Penyimpanan dokumen sedang tidak dapat dihubungi: berkas belum disimpan, coba lagi sebentar',
    'The document storage is not reachable: the file was not kept, try again shortly',
  ),
  SCANNER_AWAY: notNow(
    'Pemindai virus sedang tidak dapat dihubungi: berkas belum disimpan, coba lagi sebentar',
    'The virus scanner is not reachable: the file was not kept, try again shortly',
  ),
  UPLOADS_BUSY: notNow(
    'Masih ada kiriman berkas Anda yang berjalan, tunggu sampai selesai',
    'Other files of yours are still on their way, wait until they are done',
  ),
  FILE_NOT_FREE: refusal(
    '63',
    'Berkas tidak ada lagi, bukan kiriman pembuat, atau sudah menjadi bagian data lain; kirim sekali lagi',
    'A file is no longer there, was not sent by the maker, or is part of another record; send it once more',
  ),
  PRINT_AGENT_CLOCK: refusal(
    '12',
    'Jam komputer ini berbeda {menit} menit dari jam bank: betulkan jam komputer, lalu cetak lagi',
    'The clock of this computer is {menit} minutes away from the bank’s: set it right, then print again',
  ),
  PRINT_AGENT_NONE: refusal('12', 'Bank ini tidak memasang agen cetak', 'This bank has no print agents'),
  // The terms of a product and the smallest unit in use do not allow these (domain: products, decisions).
  NOT_ASLEEP: refusal(
    '14',
    'Rekening {rekening} masih aktif, tidak perlu reaktivasi',
    'Account {rekening} is still active and needs no reactivation',
  ),
  IDENTITY_DIFFERS: refusal(
    '14',
    'Nomor identitas tidak sama dengan data nasabah',
    'The identity number differs from the customer’s record',
  ),
  OTHER_BRANCH: refusal(
    '57',
    'Rekening {rekening} dikelola cabang {cabang}, lakukan di cabang itu',
    'Account {rekening} is kept by branch {cabang}, do it there',
  ),
  SMALLEST_UNIT: refusal(
    '13',
    'Nominal harus kelipatan {satuan}, satuan terkecil yang dipakai',
    'The amount must be a multiple of {satuan}, the smallest unit in use',
  ),
  FIRST_DEPOSIT: refusal(
    '13',
    'Setoran awal rekening {rekening} paling sedikit {minimum}',
    'The first deposit of account {rekening} is at least {minimum}',
  ),
  NEXT_DEPOSIT: refusal(
    '13',
    'Setoran ke rekening {rekening} paling sedikit {minimum}',
    'A deposit into account {rekening} is at least {minimum}',
  ),
  NOT_WITHDRAWN_FREELY: refusal(
    '57',
    'Rekening {rekening} produk {produk} tidak dapat ditarik bebas',
    'Account {rekening} of product {produk} is not withdrawn from freely',
  ),
  // The system cannot do these just now. Nothing has happened then, so the caller may send the same call again.
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
} as const satisfies Record<string, ErrorDef>;
