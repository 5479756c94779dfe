import { type MenuDef, screen } from './menu-def.ts';

/** Entries by hand begin from these templates and orders. */
export const entryMenus = {
  'templat-entri': screen('buku-besar', 'menu.templatEntri', '/ledger/templates', 'list-columns-reverse', '2203'),
  'entri-berkala': screen('buku-besar', 'menu.entriBerkala', '/ledger/periodic-entries', 'calendar-check', '2207'),
  'jatuh-berkala': screen('buku-besar', 'menu.jatuhBerkala', '/ledger/periodic-dues', 'journal-text', '2208'),
} as const satisfies Record<string, MenuDef>;

/** The user fills in the legs of these forms by hand. */
export const entryForms = ['transaksi-umum', 'transaksi-umum-multi', 'simpan-templat', 'simpan-berkala'] as const;

export const entryCalls = {
  'entry.simpanTemplatSendiri': ['transaksi-umum', 'transaksi-umum-multi'],
  'entry.favoritAkun': entryForms,
  'entry.templat': ['templat-entri', ...entryForms],
  'entry.templatRincian': ['templat-entri', ...entryForms, 'menunggu', 'draf', 'riwayat'],
  'entry.berkala': ['entri-berkala'],
  'entry.berkalaRincian': ['entri-berkala', 'simpan-berkala', 'transaksi-umum-multi', 'menunggu', 'draf', 'riwayat'],
  'entry.jatuhBerkala': ['jatuh-berkala'],
} as const;
