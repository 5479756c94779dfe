import { screen } from './menu-def.ts';

/** These screens list orders that move money by themselves. */
export const standingMenus = {
  'daftar-si': screen('pemeliharaan-rekening', 'menu.daftarSi', '/standing/orders', 'list-columns-reverse', '1674'),
  'daftar-ats': screen('pemeliharaan-rekening', 'menu.daftarAts', '/standing/covers', 'list-columns-reverse', '1675'),
  'hasil-perintah': screen('pemeliharaan-rekening', 'menu.hasilPerintah', '/standing/runs', 'journal-text', '1676'),
} as const;

const forms = ['simpan-si', 'simpan-ats', 'menunggu', 'draf', 'riwayat'] as const;

export const standingCalls = {
  'standing.si': ['daftar-si'],
  'standing.ats': ['daftar-ats'],
  'standing.perintah': ['daftar-si', 'daftar-ats', ...forms],
  'standing.hasil': ['hasil-perintah'],
  'standing.jadwal': [...forms, 'simpan-berkala'],
  'standing.rekening': ['rekening'],
} as const;
