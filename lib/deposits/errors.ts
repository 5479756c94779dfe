import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on deposits and their certificates (domain: deposits). */
export const depositErrors = {
  DEPOSIT_NOT_FOUND: refusal('25', 'Deposito {rekening} tidak ditemukan', 'No such deposit {rekening}'),
  DEPOSIT_STATE: refusal(
    '25',
    'Status deposito {rekening} tidak mengizinkan ini',
    'Deposit {rekening} is not in a state for this',
  ),
  DEPOSIT_CHANGED: refusal(
    '25',
    'Deposito {rekening} sudah berubah, muat ulang lalu periksa lagi',
    'Deposit {rekening} has changed, load it again and look once more',
  ),
  DEPOSIT_ACCOUNT: refusal(
    '57',
    'Rekening {rekening} adalah deposito: disetor dan dicairkan lewat menu deposito',
    'Account {rekening} is a deposit: it is funded and paid out by the screens of deposits',
  ),
  DEPOSIT_STAYS: refusal(
    '14',
    'Deposito {rekening} tidak sedang berjalan: diselesaikan di cabang ini',
    'Deposit {rekening} does not run: it is settled in this branch',
  ),
  DEPOSIT_MINIMUM: refusal('61', 'Nominal deposito sekurangnya {minimum}', 'A deposit is of {minimum} at least'),
  DEPOSIT_LIEN: refusal(
    '57',
    'Deposito {rekening} dijaminkan: dana ditahan',
    'Deposit {rekening} secures something: its funds are held',
  ),
  DEPOSIT_NOTHING_WAITS: refusal(
    '14',
    'Tidak ada bagi hasil deposito {rekening} yang menunggu diambil',
    'No shares of deposit {rekening} wait to be fetched',
  ),
  DEPOSIT_FUNDS_LATER: refusal(
    '13',
    'Dana di rekening {rekening} baru ada setelah {tanggal}',
    'The funds came into account {rekening} after {tanggal} only',
  ),
  DEPOSIT_INCOMING: refusal(
    '51',
    'Kiriman uang masuk yang belum dibayar di cabang ini tidak cukup',
    'The incoming transfers of this branch that wait are not enough',
  ),
  TENOR_NOT_OFFERED: refusal(
    '14',
    'Jangka waktu {tenor} bulan tidak ditawarkan',
    'A tenor of {tenor} months is not offered',
  ),
  ARO_PLUS_SHARE: refusal(
    '14',
    'Bagi hasil ARO+ menambah pokok: kosongkan rekening bagi hasil',
    'Shares of ARO+ go to the principal: leave their account empty',
  ),
  BILYET_KNOWN: refusal('40', 'Bilyet {bilyet} sudah pernah diterima', 'Certificate {bilyet} has been received before'),
  BILYET_NOT_FOUND: refusal(
    '25',
    'Bilyet {bilyet} tidak ada di cabang ini',
    'Certificate {bilyet} is not in this branch',
  ),
  BILYET_NOT_HELD: refusal(
    '40',
    'Bilyet {bilyet} bukan blangko di tangan yang disebut',
    'Certificate {bilyet} is no blank in the hand that is named',
  ),
  BILYET_USED: refusal(
    '40',
    'Bilyet {bilyet} pernah dicetak, pakai blangko lain dan musnahkan yang ini',
    'Certificate {bilyet} was printed on before, take another blank and destroy this one',
  ),
  BILYET_NOT_OUT: refusal(
    '40',
    'Bilyet {bilyet} tidak tercatat masih di tangan nasabah',
    'Certificate {bilyet} is not recorded as still with its customer',
  ),
  BILYET_LOSS_WAITS: refusal(
    '40',
    'Bilyet {bilyet} dilaporkan hilang oleh {pembuat} dan laporannya menunggu: pemimpin cabang menyetujui atau menolaknya dahulu',
    'Certificate {bilyet} was reported lost by {pembuat} and the report waits: the branch manager approves or rejects it first',
  ),
  BILYET_OTHER: refusal(
    '40',
    'Bilyet {bilyet} bukan bilyet deposito ini yang berlaku',
    'Certificate {bilyet} is not the live one of this deposit',
  ),
} as const satisfies Record<string, ErrorDef>;
