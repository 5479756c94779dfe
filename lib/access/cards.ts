import { type MenuDef, screen } from './menu-def.ts';

/** Where cards are listed. */
export const cardMenus = {
  'kartu-atm': screen('pemeliharaan-rekening', 'menu.kartuAtm', '/card', 'credit-card', '1346'),
} as const satisfies Record<string, MenuDef>;

/** What the kinds of cards cost and may: terms, which head office keeps. */
export const cardTermMenus = {
  'produk-kartu': screen('ketentuan', 'menu.produkKartu', '/card/products', 'credit-card', '1347'),
} as const satisfies Record<string, MenuDef>;

/** Which screens open what is read of cards. */
export const cardCalls = {
  'card.kartuAtm': ['kartu-atm', 'minta-kartu', 'rekening', 'menunggu', 'draf', 'riwayat'],
  'card.produkKartuList': ['produk-kartu', 'stok-kartu', 'minta-kartu', 'menunggu', 'draf', 'riwayat'],
  'card.tokenKartu': ['stok-kartu'],
} as const;
