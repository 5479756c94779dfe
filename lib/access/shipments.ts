import { type MenuDef, screen } from './menu-def.ts';

/** Cash on the road, who asked for it, surprise counts, and what counts found missing or too much. */
export const shipmentMenus = {
  'kiriman-kas': screen('kas', 'menu.kirimanKas', '/vault/shipments', 'send', '1525'),
  'selisih-kas': screen('kas', 'menu.selisihKas', '/vault/differences', 'list-columns-reverse', '1532'),
  'pemeriksaan-kas': screen('kas', 'menu.pemeriksaanKas', '/vault/checks', 'list-columns-reverse', '1539'),
  'permintaan-kas': screen('kas', 'menu.permintaanKas', '/vault/requests', 'list-columns-reverse', '1526'),
} as const satisfies Record<string, MenuDef>;

/** Whoever keeps a vault or answers for a branch reads them. */
export const shipmentLists = ['kiriman-kas', 'permintaan-kas', 'pemeriksaan-kas'] as const;

export const shipmentCalls = {
  'vault.kirimanKas': ['kiriman-kas'],
  'vault.permintaanKas': ['permintaan-kas'],
  'vault.selisihKas': ['selisih-kas'],
  'vault.pemeriksaanKas': ['pemeriksaan-kas'],
} as const;
