import type { MenuId } from './access.ts';
import type { MenuDef } from './menu-def.ts';

/**
 * Actions on a row that are no screens of their own: each stands below the screen whose rows it acts on, so that a role can be
 * given the screen without it. An action that leads to another screen is opened by that screen instead.
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
/** What may open an action on a row: a right of its own, or the screen it leads to. */
export type ActionId = MenuId | PopupId;

/** The row actions of a screen, by its menu. */
export const popupsOf = (menu: string): readonly PopupId[] =>
  (Object.keys(popups) as PopupId[]).filter((id) => popups[id].parent === menu);
