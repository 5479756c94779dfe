import { refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on waivers of account fees. */
export const errorsOfWaivers = {
  WAIVER_CURRENCY: refusal(
    '57',
    'Rekening {rekening} dalam {valuta} tidak dikenai biaya berkala',
    'Account {rekening} in {valuta} is charged no regular fees',
  ),
  WAIVER_NOTHING: refusal(
    '57',
    'Akad rekening {rekening} tidak mengenakan biaya ini',
    'The contract of account {rekening} asks no such fee',
  ),
  WAIVER_START: refusal(
    '90',
    'Tanggal mulai harus {tanggal} (hari cabang rekening) atau sesudahnya',
    'The first day must be {tanggal} (the day of the account’s branch) or later',
  ),
  WAIVER_TWICE: refusal(
    '40',
    'Biaya rekening {rekening} ini sudah dibebaskan dalam masa itu: cabut dahulu yang lama',
    'This fee of account {rekening} is waived within those days already: end the earlier waiver first',
  ),
  WAIVER_ENDED: refusal('40', 'Pembebasan ini sudah berakhir atau dicabut', 'This waiver is over or was ended'),
} as const;
