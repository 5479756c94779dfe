import { refusal } from '#lib/errors/error-def.ts';

/** These prevent the closing of an account, and the pay-out of a closing one (domain: products, close rule). */
export const errorsOfClosing = {
  ACCOUNT_CLOSING: refusal(
    '45',
    'Rekening {rekening} sedang ditutup, hanya menunggu pengambilan dana',
    'Account {rekening} is being closed and only waits for its pay-out',
  ),
  CLOSING_OBSTRUCTED: refusal(
    '57',
    'Rekening {rekening} belum dapat ditutup: {sebab}',
    'Account {rekening} cannot be closed yet: {sebab}',
  ),
  CLOSING_CHANGED: refusal(
    '25',
    'Perhitungan penutupan rekening {rekening} sudah berubah, muat ulang lalu periksa lagi',
    'What closing account {rekening} comes to has changed, load it again and look once more',
  ),
  CLOSING_STATE: refusal(
    '25',
    'Rekening {rekening} tidak sedang menunggu pengambilan dana',
    'Account {rekening} is not waiting for its pay-out',
  ),
  CLOSING_WITHOUT_SHEETS: refusal(
    '57',
    'Rekening {rekening} tidak mempunyai warkat beredar: dana tidak disimpan di rekening khusus',
    'Account {rekening} has no sheets in circulation: its funds are not kept for any',
  ),
  CLOSING_NOT_LISTED: refusal(
    '57',
    'Pemilik rekening {rekening} tidak tercantum dalam daftar hitam nasional',
    'No owner of account {rekening} is on the national blacklist',
  ),
  SPECIAL_FUND_UNKNOWN: refusal(
    '25',
    'Rekening {rekening} tidak mempunyai dana di rekening khusus',
    'Account {rekening} keeps nothing in the special account',
  ),
  SPECIAL_FUND_SHORT: refusal(
    '51',
    'Dana rekening khusus {rekening} tidak cukup',
    'What account {rekening} keeps in the special account does not suffice',
  ),
  SPECIAL_FUND_WAITS: refusal(
    '57',
    'Warkat rekening {rekening} masih dapat diunjukkan: dana rekening khusus belum dapat diambil',
    'Sheets of account {rekening} may still be presented: what it keeps for them cannot be fetched yet',
  ),
  SPECIAL_FUND_CHANGED: refusal(
    '25',
    'Dana rekening khusus {rekening} sudah berubah, muat ulang lalu periksa lagi',
    'What account {rekening} keeps in the special account has changed, load it again and look once more',
  ),
  SPECIAL_FUND_STRANGER: refusal(
    '57',
    'Rekening {rekening} bukan milik nasabah yang sama',
    'Account {rekening} is not of the same customer',
  ),
  REMAINDER: refusal(
    '13',
    'Sisa {sisa} di bawah uang logam terkecil: perlu persetujuan nasabah untuk dana kebajikan, atau pindahkan ke rekening lain',
    'The remainder of {sisa} is below the smallest coin: the customer agrees to give it to the benevolence fund, or it goes to another account',
  ),
} as const;
