import { refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on blocks of accounts and held funds (domain: blocks, holds, balances). */
export const errorsOfHolds = {
  INSUFFICIENT: refusal(
    '51',
    'Saldo tersedia rekening {rekening} tidak cukup',
    'Insufficient available balance on {rekening}',
    { id: ': tersedia {tersedia}, kurang {kurang}', en: ': {tersedia} available, {kurang} short' },
  ),
  HOLD_BEYOND_BALANCE: refusal(
    '51',
    'Melebihi saldo tersedia rekening {rekening}: hanya permintaan berwenang boleh melebihinya',
    'Beyond the available balance of {rekening}: only an authority may ask for more',
  ),
  RELEASE_BEYOND_HOLD: refusal(
    '51',
    'Dana yang dilepas melebihi sisa dana yang ditahan',
    'More would be released than is still held',
  ),
  BLOCK_ENDED: refusal(
    '40',
    'Blokir atau dana ditahan ini sudah berakhir atau dilepas',
    'This block or hold has already ended or been released',
  ),
  BLOCK_DAY: refusal(
    '90',
    'Tanggal harus {tanggal} (hari cabang rekening) atau sesudahnya',
    'The date must be {tanggal} (the day of the account’s branch) or later',
  ),
  POSTPONED_TOO_LONG: refusal(
    '90',
    'Transaksi ditunda paling lama sampai {tanggal}',
    'Transactions are put off until {tanggal} at the latest',
  ),
  POSTPONED_TWICE: refusal(
    '40',
    'Penundaan menurut surat {surat} sudah pernah dijalankan',
    'Transactions have been put off by letter {surat} before',
  ),
} as const;
