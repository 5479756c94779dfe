import { type MenuDef, screen } from './menu-def.ts';

/** Counts of blank stationery, and what they found missing or too much. */
export const stationeryMenus = {
  'hitungan-persediaan': screen(
    'kas',
    'menu.hitunganPersediaan',
    '/vault/stationery-counts',
    'list-columns-reverse',
    '1536',
  ),
  'selisih-persediaan': screen(
    'kas',
    'menu.selisihPersediaan',
    '/vault/stationery-differences',
    'list-columns-reverse',
    '1537',
  ),
} as const satisfies Record<string, MenuDef>;

/** Whoever keeps a stock or answers for a branch reads them. */
export const stationeryLists = ['hitungan-persediaan', 'selisih-persediaan'] as const;

export const stationeryCalls = {
  'vault.hitunganPersediaan': ['hitungan-persediaan'],
  'vault.selisihPersediaan': ['selisih-persediaan'],
} as const;
