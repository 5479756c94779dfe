import { refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on standing orders and automatic transfers (domain: standing instructions and ATS). */
export const errorsOfStanding = {
  STANDING_SOURCE: refusal(
    '57',
    'Rekening {rekening} tidak dapat didebet otomatis menurut akadnya',
    'The contract of account {rekening} lets nothing be debited by itself',
  ),
  STANDING_TARGET: refusal(
    '57',
    'Rekening {rekening} adalah deposito, tidak menerima setoran instruksi tetap',
    'Account {rekening} is a deposit and takes no payments of a standing order',
  ),
  STANDING_GIRO: refusal('57', 'Rekening {rekening} bukan giro', 'Account {rekening} is not a current account'),
  STANDING_START: refusal(
    '90',
    'Tanggal mulai harus {tanggal} (hari cabang rekening) atau sesudahnya',
    'The first day must be {tanggal} (the day of the account’s branch) or later',
  ),
  STANDING_ACCOUNTS: refusal(
    '57',
    'Jenis dan rekening perintah {perintah} tidak dapat diubah: akhiri lalu daftarkan yang baru',
    'Kind and accounts of order {perintah} cannot change: end it and register a new one',
  ),
  STANDING_KEPT: refusal(
    '40',
    'Rekening {rekening} sudah dijaga oleh perintah {perintah}',
    'Account {rekening} is kept by order {perintah} already',
  ),
  STANDING_LOOP: refusal(
    '40',
    'Dana akan kembali dari rekening {rekening} melalui perintah lain: transfer otomatis tidak boleh melingkar',
    'Funds would come back from account {rekening} through other orders: automatic transfers may not form a ring',
  ),
  STANDING_STATE: refusal(
    '40',
    'Perintah {perintah} berstatus {status}, tindakan ini tidak berlaku',
    'Order {perintah} is {status}, this does not apply',
  ),
  STANDING_DUE: refusal(
    '40',
    'Jatuh tempo perintah {perintah} ini tidak menunggu dibayar: tidak gagal, sudah dibayar, atau dijalankan lagi sendiri',
    'This due date of order {perintah} does not wait to be paid: it has not failed, is paid, or runs again by itself',
  ),
} as const;
