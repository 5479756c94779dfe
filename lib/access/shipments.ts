import { type MenuDef, screen } from './menu-def.ts';

/** These screens list cash on the road, requests for it, surprise counts, and the shortages and overages of counts. */
export const shipmentMenus = {
  'kiriman-kas': screen('kas', 'menu.kirimanKas', '/vault/shipments', 'send', '1525'),
  'selisih-kas': screen('kas', 'menu.selisihKas', '/vault/differences', 'list-columns-reverse', '1532'),
  'pemeriksaan-kas': screen('kas', 'menu.pemeriksaanKas', '/vault/checks', 'list-columns-reverse', '1539'),
  'permintaan-kas': screen('kas', 'menu.permintaanKas', '/vault/requests', 'list-columns-reverse', '1526'),
} as const satisfies Record<string, MenuDef>;

/** Those who keep a vault or answer for a branch read them. */
export const shipmentLists = ['kiriman-kas', 'permintaan-kas', 'pemeriksaan-kas'] as const;

export const shipmentCalls = {
  'vault.kirimanKas': ['kiriman-kas'],
  'vault.permintaanKas': ['permintaan-kas'],
  'vault.selisihKas': ['selisih-kas'],
  'vault.pemeriksaanKas': ['pemeriksaan-kas'],
} as const;
