import type { MenuId } from './access.ts';
import type { MenuDef } from './menu-def.ts';

/**
 * These row actions have no screens of their own: each is below the screen whose rows it acts on, so that a role can get the screen
 * without it. If an action leads to another screen, that screen opens it instead.
 */
const action = (title: string, parent: string, icon: string): MenuDef => ({
  title,
  parent,
  route: '',
  icon,
  trans_code: '',
});

export const popups = {
  'slip-cetak-ulang': action('tindakan.cetakUlangSlip', 'transaksi-hari-ini', 'printer'),
  'pengguna-ubah': action('tindakan.ubahPengguna', 'pengguna', 'pencil'),
  'pengguna-status': action('tindakan.statusPengguna', 'pengguna', 'lock'),
  'pengguna-hapus': action('tindakan.hapusPengguna', 'pengguna', 'trash'),
  'pengguna-loket': action('tindakan.loketPengguna', 'pengguna', 'wallet2'),
  'pengguna-reset': action('tindakan.resetPengguna', 'pengguna', 'key'),
  'peran-ubah': action('tindakan.ubahPeran', 'peran', 'pencil'),
  'peran-hapus': action('tindakan.hapusPeran', 'peran', 'trash'),
  'peran-lihat': action('tindakan.lihatPeran', 'peran', 'eye'),
  'menu-ubah': action('tindakan.ubahMenu', 'menu-aplikasi', 'pencil'),
} as const satisfies Record<string, MenuDef>;

export type PopupId = keyof typeof popups;
/** A right of its own, or the screen that it leads to, opens an action on a row. */
export type ActionId = MenuId | PopupId;

/** Returns the row actions of a screen, by its menu. */
export const popupsOf = (menu: string): readonly PopupId[] =>
  (Object.keys(popups) as PopupId[]).filter((id) => popups[id].parent === menu);
