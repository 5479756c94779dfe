import type { profitUndo as id } from '#lib/profit-sharing/messages/profit-undo.ts';

export const profitUndo = {
  'pembatalan.judul': 'Undo a month’s shares',
  'pembatalan.pilih': 'First choose the month to be undone',
  'pembatalan.daftar': 'See the months that were shared',
  'pembatalan.bulan': 'Month to undo',
  'pembatalan.alasan': 'Reason',
  'pembatalan.alasanPetunjuk': 'The second person reads it; it is kept with the month',
  'pembatalan.akibat': 'All shares of the month are reversed at once',
  'pembatalan.akibatRinci':
    'Each journal gets its mirror today, tax and zakat go back too, and nothing is undone in part. Then two persons set HI-1000 anew, and the shares are given again in the next end of day.',
  'pembatalan.halanganJudul': 'The shares of this month cannot be undone',
  'pembatalan.halanganRinci':
    'What stands below has to be settled first. Money that a customer has taken out is not made her debt: no balance goes below nothing.',
  'pembatalan.tentang': 'About',
  'pembatalan.sebab': 'Why',
  'pembatalan.diminta': 'Has to go back',
  'pembatalan.ada': 'There is',
  'pembatalan.perCabang': 'What goes back, by branch',
  'pembatalan.dariRekening': 'From customers’ accounts',
  'pembatalan.batalkan': 'Undo this month’s shares',
  'pembatalan.tetapkanLagi': 'Set HI-1000 of this month anew',
  'pembatalan.halangan.SHARING_NOT_DONE': 'The month is not shared in full',
  'pembatalan.halangan.SHARING_FOLLOWED': 'That month was shared after it; undo that one first',
  'pembatalan.halangan.PERIOD_CLOSED': 'The month is closed with its year',
  'pembatalan.halangan.DAY_CLOSED': 'The branch has to be open on head office’s day',
  'pembatalan.halangan.SHARES_PAID_ON': 'Part of it was paid on',
  'pembatalan.halangan.ACCOUNT_CLOSED': 'The account is closed',
  'pembatalan.halangan.ACCOUNT_MOVED': 'The account has moved to another branch',
  'pembatalan.halangan.INSUFFICIENT': 'The money was taken out or is held',
} satisfies Record<keyof typeof id, string>;
