import { group, screen } from './menu-def.ts';
import { screensBelow } from './screens-below.ts';

/** Money to other banks: the screens that send it, and where each transfer is. */
export const transferMenus = {
  transfer: group('menu.transfer', 'send'),
  ...screensBelow('transfer'),
  'daftar-transfer': screen('transfer', 'menu.daftarTransfer', '/transfer', 'list-columns-reverse', '2084'),
  'transfer-masuk': screen('transfer', 'menu.transferMasuk', '/transfer/incoming', 'inbox', '2090'),
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

/** Which of them opens what is read of transfers. */
export const transferCalls = {
  'transfer.list': ['daftar-transfer'],
  'transfer.masuk': ['transfer-masuk'],
  'transfer.syarat': forms,
} as const;
