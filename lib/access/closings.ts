import { screen } from './menu-def.ts';

/** Closings that wait for their pay-out, and those that are done. */
export const closingMenus = {
  'daftar-penutupan': screen('pemeliharaan-rekening', 'menu.daftarPenutupan', '/savings/closings', 'x-circle', '1333'),
} as const;

export const closingCalls = {
  'closing.penutupan': ['tutup-rekening', 'ambil-dana', 'menunggu', 'draf', 'riwayat'],
  'closing.daftarPenutupan': ['daftar-penutupan'],
} as const;
