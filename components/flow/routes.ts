import { menus } from '#lib/access.ts';

/** The screen that fills a flow's form; an unknown flow has none. */
const screens: Readonly<Record<string, string>> = {
  SETOR_TUNAI: menus['setor-tunai'].route,
  TARIK_TUNAI: menus['tarik-tunai'].route,
  PEMINDAHBUKUAN: menus.pemindahbukuan.route,
  REVERSAL: menus.reversal.route,
  BUAT_PENGGUNA: `${menus.pengguna.route}/new`,
  UBAH_PENGGUNA: `${menus.pengguna.route}/edit`,
  HAPUS_PENGGUNA: `${menus.pengguna.route}/remove`,
  UBAH_LOKET: `${menus.pengguna.route}/counter`,
  SIMPAN_PERAN: `${menus.peran.route}/edit`,
  SIMPAN_MENU: `${menus['menu-aplikasi'].route}/edit`,
  DELEGASI: `${menus.delegasi.route}/new`,
};

/** Where a draft or returned item is taken up again, or null when its flow has no form of its own. */
export function formAddress(flowCode: string, idFlow: string): string | null {
  const route = screens[flowCode];
  return route === undefined ? null : `${route}?${new URLSearchParams({ id_flow: idFlow })}`;
}
