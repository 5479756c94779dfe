import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';

interface Way {
  readonly menu: MenuId;
  readonly address: string;
}

const to = (menu: MenuId, route: string, asked: Readonly<Record<string, string>>): Way => ({
  menu,
  address: `${route}?${new URLSearchParams(asked)}`,
});

/** Returns the screen that mends an obstacle, already filtered to it. Returns null where nobody at a branch can mend it. */
export function obstacleLink(kode: string, sebut: string, nomor_rekening: string): Way | null {
  if (kode === 'DANA_DITAHAN') return to('tahan-dana', '/savings/release-funds', { nomor_rekening });
  if (kode === 'REKENING_DIBLOKIR') return to('blokir-rekening', '/savings/unblock-account', { nomor_rekening });
  if (kode === 'TRANSAKSI_MENUNGGU') return to('menunggu', menus.menunggu.route, { keyword: nomor_rekening });
  if (kode === 'DANA_BELUM_EFEKTIF' && sebut !== '')
    return to('daftar-setoran-kliring', menus['daftar-setoran-kliring'].route, { keyword: sebut });
  if (kode === 'WARKAT_BEREDAR') return to('kembali-warkat', menus['kembali-warkat'].route, { nomor_rekening });
  if (kode === 'KARTU_HIDUP') return to('kartu-atm', menus['kartu-atm'].route, { keyword: nomor_rekening });
  if (kode === 'PERINTAH_TETAP') return to('simpan-si', '/standing/state', { nomor_perintah: sebut });
  if (kode === 'REKENING_TERKAIT') return to('rekening', menus.rekening.route, { keyword: sebut });
  return null;
}
