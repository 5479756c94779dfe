import { screen } from './menu-def.ts';

/** These screens list closings that wait for their pay-out, closings that are done, and the funds that closed accounts keep for their sheets. */
export const closingMenus = {
  'daftar-penutupan': screen('pemeliharaan-rekening', 'menu.daftarPenutupan', '/savings/closings', 'x-circle', '1333'),
  'dana-khusus': screen('pemeliharaan-rekening', 'menu.danaKhusus', '/savings/special-funds', 'wallet2', '1335'),
} as const;

export const closingCalls = {
  'closing.penutupan': ['tutup-rekening', 'ambil-dana', 'menunggu', 'draf', 'riwayat'],
  'closing.daftarPenutupan': ['daftar-penutupan'],
  'closing.danaKhusus': ['dana-khusus', 'ambil-dana-khusus', 'menunggu', 'draf', 'riwayat'],
} as const;
