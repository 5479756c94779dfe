import { group, screen } from './menu-def.ts';
import { screensBelow } from './screens-below.ts';

/** Cheque books have the screens of their operations, and the lists of where each of them is. */
export const warkatMenus = {
  warkat: group('menu.warkat', 'journal-text', 'transfer'),
  'daftar-pesanan-warkat': screen(
    'warkat',
    'menu.daftarPesananWarkat',
    '/warkat/orders',
    'list-columns-reverse',
    '2164',
  ),
  'daftar-warkat': screen('warkat', 'menu.daftarWarkat', '/warkat', 'list-columns-reverse', '2159'),
  'warkat-ditolak': screen('warkat', 'menu.warkatDitolak', '/warkat/refused', 'exclamation-circle', '1814'),
  ...screensBelow('warkat'),
} as const;

const stock = ['terima-stok-warkat', 'kirim-stok-warkat', 'terima-kiriman-warkat', 'batal-stok-warkat'] as const;
const sheets = ['stop-warkat', 'buka-stop-warkat', 'batal-warkat', 'kembali-warkat'] as const;
const books = ['terbit-warkat', 'aktif-warkat'] as const;
const inbox = ['menunggu', 'draf', 'riwayat'] as const;

/** The table says which screens open the reads of books and sheets. */
export const warkatCalls = {
  'warkat.pesanan': ['daftar-pesanan-warkat'],
  'warkat.list': ['daftar-warkat', ...stock, ...books, ...inbox],
  'warkat.detail': ['daftar-warkat', ...books, ...inbox],
  'warkat.getWarkatTab': ['rekening', 'daftar-warkat', ...books, ...sheets, ...inbox],
  'warkat.totalBiaya': ['terbit-warkat', ...inbox],
  'warkat.tolakan': ['warkat-ditolak', 'usulan-dhn', ...inbox],
  'warkat.surat': ['warkat-ditolak', 'usulan-dhn'],
  'warkat.usulanDhn': ['usulan-dhn', ...inbox],
  'warkat.dhib': ['usulan-dhn'],
} as const;
