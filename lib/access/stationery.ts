import { type MenuDef, screen } from './menu-def.ts';

/** These screens list counts of security stationery, and their shortages and overages. */
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

/** Those who keep a stock or answer for a branch read them. */
export const stationeryLists = ['hitungan-persediaan', 'selisih-persediaan'] as const;

export const stationeryCalls = {
  'vault.hitunganPersediaan': ['hitungan-persediaan'],
  'vault.selisihPersediaan': ['selisih-persediaan'],
} as const;
