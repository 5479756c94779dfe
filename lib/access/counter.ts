import { screen } from './menu-def.ts';

/** These screens list the postings and inquiries of the counter. */
export const counterMenus = {
  'transaksi-hari-ini': screen('teller', 'menu.transaksiHariIni', '/teller/transactions', 'receipt', '1490'),
  'riwayat-transaksi': screen('teller', 'menu.riwayatTransaksi', '/teller/history', 'clock-history', '1491'),
  'daftar-permintaan-saldo': screen(
    'teller',
    'menu.daftarPermintaanSaldo',
    '/teller/balance-inquiries',
    'list-columns-reverse',
    '1351',
  ),
} as const;

export const counterCalls = {
  'teller.transaksiToday': ['transaksi-hari-ini'],
  'teller.transaksiHistory': ['riwayat-transaksi'],
  'teller.transaksiDetails': ['transaksi-hari-ini', 'riwayat-transaksi', 'reversal', 'koreksi', 'jurnal', 'mutasi-gl'],
} as const;
