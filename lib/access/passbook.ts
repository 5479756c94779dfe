import { group, screen } from './menu-def.ts';
import { screensBelow } from './screens-below.ts';

/** Passbooks have the screens of their operations, and their stock. */
export const passbookMenus = {
  'buku-tabungan': group('menu.bukuTabungan', 'book', 'pemeliharaan-rekening'),
  ...screensBelow('buku-tabungan'),
  'stok-buku': screen('buku-tabungan', 'menu.stokBuku', '/passbook/stock', 'list-columns-reverse', '1369'),
} as const;

const desk = ['cetak-buku', 'terbit-buku', 'ganti-buku', 'atur-baris'] as const;

/** The table says which screens open the reads of a passbook. */
export const passbookCalls = {
  'passbook.passbook': [...desk, 'rekening'],
  'parameter.passbookList': [...desk, 'stok-buku'],
  'parameter.passbookCount': ['stok-buku', 'serah-stok-buku', 'batal-stok-buku'],
  'parameter.saldoTerakhirPassbook': [...desk, 'rekening'],
  'report.passbookName': ['cetak-buku'],
} as const;
