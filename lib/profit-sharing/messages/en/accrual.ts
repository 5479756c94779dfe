import type { accrual as id } from '#lib/profit-sharing/messages/accrual.ts';

export const accrual = {
  'akrual.dari': 'From',
  'akrual.sampai': 'Until',
  'akrual.periode': 'Dates',
  'akrual.rinci': 'Detail',
  'akrual.rinci.PERIODE': 'By period',
  'akrual.rinci.HARI': 'By day',
  'akrual.hari': 'Days',
  'akrual.saldo': 'Balance at the end of the day',
  'akrual.hi': 'HI-1000',
  'akrual.nisbah': 'Customer’s share',
  'akrual.sehari': 'A day',
  'akrual.jumlah': 'Sum',
  'akrual.jurnal': 'Branch’s journal',
  'akrual.belum': 'No profit share accrued yet',
  'akrual.gambar': 'Balances at the end of each day that shares in the income',
  'akrual.contoh': '{saldo} ÷ 1,000 × {hi} × {nisbah}% ÷ {hari} = {sehari} a day',
  'akrual.artinya':
    'At each end of day the share is accrued at last month’s HI-1000. The true amount is set at the month’s end, from the average balance and that month’s HI-1000.',
} satisfies Record<keyof typeof id, string>;
