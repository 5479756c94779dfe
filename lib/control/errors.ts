import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses these where a second person acts: changes of data, approvals, overrides, the provider of identities. */
export const controlErrors = {
  DATA_CHANGED: refusal(
    '40',
    'Data {objek} sudah berubah sejak dibuka, muat ulang dahulu',
    '{objek} has changed since it was opened, load it again first',
  ),
  DAILY_LIMIT: refusal(
    '61',
    'Total harian tanpa otorisasi sudah terlampaui, kirim untuk otorisasi',
    'The daily total without approval is exceeded, send it for approval',
  ),
  LIFT_LEVEL: refusal(
    '57',
    'Blokir tingkat {tingkat} hanya dapat dicabut oleh tingkat yang sama atau lebih tinggi',
    'A block of level {tingkat} is lifted by the same level or a higher one only',
  ),
  TERM_IN_FORCE: refusal(
    '40',
    'Ketentuan per {sejak} sudah berlaku; buat ketentuan baru mulai hari ini atau sesudahnya',
    'The terms of {sejak} are in force; make new ones from today on',
  ),
  FLOW_CHANGED: refusal(
    '40',
    'Isi berubah sejak Anda lihat, periksa kembali sebelum memutuskan',
    'The content has changed since you saw it, look at it again before you decide',
  ),
  REASONS_NEW: refusal(
    '40',
    'Ada alasan otorisasi yang belum Anda lihat, periksa kembali sebelum memutuskan',
    'There are reasons for approval you have not seen, look again before you decide',
  ),
  APPROVER_BRANCH: refusal(
    '63',
    '{pemeriksa} bertugas di cabang {cabang} dan tidak dapat memutuskan untuk cabang ini',
    '{pemeriksa} works in branch {cabang} and cannot decide for this one',
  ),
  APPROVER_HEAD_OFFICE: refusal(
    '63',
    'Rekening cabang lain didebit: hanya kantor pusat yang dapat memutuskan',
    'An account of another branch is debited: only head office can decide',
  ),
  APPROVER_GONE: refusal(
    '40',
    'Persetujuan {pemeriksa} tidak berlaku lagi, transaksi menunggu persetujuan ulang',
    'The approval of {pemeriksa} no longer holds, the item waits to be approved again',
  ),
  CHANGE_WAITING: refusal(
    '40',
    'Perubahan lain atas {objek} masih menunggu otorisasi',
    'Another change of {objek} still waits for approval',
  ),
  DUPLICATE: refusal('40', '{objek} sudah ada', '{objek} already exists'),
  MAKER_RIGHT: refusal(
    '57',
    '{pembuat} tidak lagi berwenang mengajukan ini, tolak saja',
    '{pembuat} may no longer file this, reject it',
  ),
  OPERATION_UNKNOWN: refusal(
    '12',
    'Operasi {operasi} tidak dikenal bank atau tidak dijalankan dari sini',
    'The operation {operasi} is unknown to the bank or is not run from here',
  ),
  GL_NOT_ALLOWED: refusal(
    '12',
    'Operasi {jenis} tidak boleh {sisi} akun {gl}',
    'The operation {jenis} may not {sisi} the account {gl}',
  ),
  SECOND_PERSON: refusal(
    '61',
    'Operasi {operasi} selalu memerlukan orang kedua, kirim untuk otorisasi',
    'The operation {operasi} always needs a second person, send it for approval',
  ),
  OWN_RECORD: refusal(
    '63',
    'Anda tidak boleh mengajukan atau menyetujui perubahan atas diri atau peran sendiri',
    'You may neither make nor approve a change of yourself or of a role you hold',
  ),
  PASSWORD_TIE: refusal(
    '63',
    'Kata sandi baru saja diserahkan antara Anda dan {pembuat}; mintalah administrator lain memutuskan',
    'A password has just been handed over between you and {pembuat}; ask another administrator to decide',
  ),
  NOT_ALLOWED_DATA: refusal(
    '12',
    'Perubahan ini tidak dapat dilakukan: {sebab}',
    'This change is not possible: {sebab}',
  ),
  NOT_PROVISIONED: refusal(
    '58',
    'Akun {objek} belum selesai dibuat di layanan masuk bank, coba lagi sebentar',
    'The account {objek} is not yet made at the sign-in service, try again shortly',
  ),
  BATCH_MIXED: refusal(
    '12',
    'Hanya transaksi sejenis dengan risiko yang sama dapat diputuskan bersama',
    'Only transactions of one kind and risk can be decided together',
  ),
  NO_CHANGE: refusal('12', 'Tidak ada yang diubah', 'Nothing was changed'),
  SELF_APPROVAL: refusal(
    '63',
    'Pembuat tidak boleh menyetujui transaksinya sendiri',
    'Nobody approves an item of their own making',
  ),
  SECOND_APPROVAL: refusal(
    '63',
    'Anda sudah menyetujui pada tingkat sebelumnya',
    'You approved this on an earlier level',
  ),
  TWO_APPROVALS: refusal(
    '61',
    'Nominal ini perlu dua pemeriksa, kirim untuk otorisasi',
    'This amount needs two checkers, send it for approval',
  ),
  OWN_CUSTOMER: refusal(
    '63',
    'Anda tidak boleh menyetujui transaksi rekening sendiri',
    'You may not approve for your own customer record',
  ),
  APPROVER_LIMIT: refusal(
    '61',
    'Wewenang Anda tidak cukup, perlu {tingkat}',
    'Your authority is not enough, {tingkat} is needed',
  ),
  LEVELS_MISSING: refusal(
    '61',
    'Jenjang otorisasi {jenis} belum ditetapkan bank, hubungi administrator',
    'The bank has set no levels of approval for {jenis}, ask an administrator',
  ),
  APPROVER_RIGHT: refusal(
    '57',
    'Peran Anda tidak berwenang menyetujui {jenis}',
    'Your role may not approve this: {jenis}',
  ),
  GRANT_INVALID: refusal(
    '55',
    'Otorisasi supervisor tidak berlaku untuk transaksi ini',
    'The override does not hold for this transaction',
  ),
  OVERRIDE_CREDENTIAL: refusal('55', 'User ID atau kata sandi salah', 'Wrong User ID or password'),
  OVERRIDE_LOCKED: refusal('75', 'Terlalu banyak percobaan, coba lagi nanti', 'Too many attempts, try again later'),
  OVERRIDE_OFF: refusal('57', 'Otorisasi dengan kata sandi tidak diaktifkan', 'Override by credential is switched off'),
  OVERRIDE_NOT_NEEDED: refusal('12', 'Transaksi ini tidak memerlukan otorisasi', 'This transaction needs no approval'),
  FINGERPRINT_DEVICE: refusal(
    '58',
    'Pembaca sidik jari ini tidak terdaftar untuk cabang Anda',
    'This fingerprint reader is not registered for your branch',
  ),
  IDENTITY_NOT_SET: refusal(
    '91',
    'Pengelolaan pengguna di layanan masuk bank belum diatur',
    'User administration at the sign-in service is not configured',
  ),
  IDENTITY_REFUSED: refusal('96', 'Layanan masuk bank menolak: {sebab}', 'The sign-in service refuses: {sebab}'),
} as const satisfies Record<string, ErrorDef>;
