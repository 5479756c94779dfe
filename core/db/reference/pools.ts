import { gl } from '#lib/books/gl.ts';

/** The funds that are put to work together, their income and what they finance (domain: profit sharing); the bank may change the rows. */
export const pools = [{ pool: 'UTAMA', nama: 'Pool utama' }] as const;

/** A product is in one pool at most. `bobot`: the part of its funds that is put to work, in hundredths of a per cent. */
export const poolMembers = [
  { kode_produk: '12', pool: 'UTAMA', bobot: 10_000 },
  { kode_produk: '14', pool: 'UTAMA', bobot: 10_000 },
] as const;

/** Income that was received of financing and placements; fees stay with the bank. */
const income = [gl('MURABAHAH_INCOME'), gl('FINANCING_SHARE_INCOME'), gl('IJARAH_INCOME'), gl('PLACEMENT_INCOME')];
/** The funds finance these: financing less deferred margin, placements and securities. */
const assets = [
  gl('BANK_INDONESIA_PLACEMENTS'),
  gl('SECURITIES'),
  gl('MURABAHAH_RECEIVABLES'),
  gl('DEFERRED_MARGIN'),
  gl('MUDHARABAH_FINANCING'),
  gl('MUSYARAKAH_FINANCING'),
  gl('IJARAH_ASSETS'),
];

export const poolGls = [
  ...income.map((kode_gl) => ({ pool: 'UTAMA', guna: 'PENDAPATAN', kode_gl })),
  ...assets.map((kode_gl) => ({ pool: 'UTAMA', guna: 'ASET', kode_gl })),
];
