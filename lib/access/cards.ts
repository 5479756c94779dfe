import { type MenuDef, screen } from './menu-def.ts';

/** These screens list cards. */
export const cardMenus = {
  'kartu-atm': screen('pemeliharaan-rekening', 'menu.kartuAtm', '/card', 'credit-card', '1346'),
} as const satisfies Record<string, MenuDef>;

/** Head office keeps these terms: the fees and limits of each kind of card. */
export const cardTermMenus = {
  'produk-kartu': screen('ketentuan', 'menu.produkKartu', '/card/products', 'credit-card', '1347'),
} as const satisfies Record<string, MenuDef>;

/** The table says which screens open the reads of cards. */
export const cardCalls = {
  'card.kartuAtm': ['kartu-atm', 'minta-kartu', 'rekening', 'menunggu', 'draf', 'riwayat'],
  'card.produkKartuList': ['produk-kartu', 'stok-kartu', 'minta-kartu', 'menunggu', 'draf', 'riwayat'],
  'card.tokenKartu': ['stok-kartu'],
} as const;
