import { type MenuDef, screen } from './menu-def.ts';

/** These screens list blocks of accounts and held funds. */
export const blockLists = {
  'blokir-dana': screen('pemeliharaan-rekening', 'menu.blokirDana', '/savings/blocks', 'lock', '1325'),
  'mutasi-blokir': screen(
    'pemeliharaan-rekening',
    'menu.mutasiBlokir',
    '/savings/block-changes',
    'journal-text',
    '1326',
  ),
} as const satisfies Record<string, MenuDef>;

/** The table says which of those screens opens which call. */
export const blockCalls = {
  'savings.blokirDana': ['blokir-dana'],
  'savings.mutasiBlokir': ['mutasi-blokir'],
} as const;
