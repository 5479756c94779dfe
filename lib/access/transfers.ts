import { group, screen } from './menu-def.ts';
import { screensBelow } from './screens-below.ts';

/** These screens send money to other banks and to many accounts at once, and show each transfer. */
export const transferMenus = {
  transfer: group('menu.transfer', 'send'),
  ...screensBelow('transfer'),
  'daftar-transfer': screen('transfer', 'menu.daftarTransfer', '/transfer', 'list-columns-reverse', '2084'),
  'transfer-masuk': screen('transfer', 'menu.transferMasuk', '/transfer/incoming', 'box-arrow-in-right', '2090'),
  'transfer-ditanyakan': screen('transfer', 'menu.transferDitanyakan', '/transfer/held', 'search', '2093'),
  'daftar-gaji': screen('transfer', 'menu.daftarGaji', '/transfer/payrolls', 'list-columns-reverse', '1813'),
} as const;

const forms = [
  'skn-tunai',
  'skn-non-tunai',
  'rtgs-tunai',
  'rtgs-non-tunai',
  'bi-fast',
  'menunggu',
  'draf',
  'riwayat',
] as const;

/** The table says which screens open the reads of transfers and payrolls. */
export const transferCalls = {
  'transfer.list': ['daftar-transfer'],
  'transfer.riwayat': ['daftar-transfer'],
  'transfer.masuk': ['transfer-masuk'],
  'transfer.ditanyakan': ['transfer-ditanyakan'],
  'transfer.syarat': forms,
  'transfer.tujuan': forms,
  'transfer.ringkasan': ['daftar-transfer'],
  'payroll.periksa': ['bayar-gaji', 'menunggu', 'draf', 'riwayat'],
  'payroll.list': ['daftar-gaji'],
  'payroll.baris': ['daftar-gaji'],
} as const;
