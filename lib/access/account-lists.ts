import { closingCalls, closingMenus } from './closings.ts';
import { screen } from './menu-def.ts';
import { standingCalls, standingMenus } from './standing-orders.ts';

/** These screens open accounts, maintain them and list the closed ones. */
export const savingsAccounts = {
  'pembukaan-rekening': screen(
    'pemeliharaan-rekening',
    'menu.pembukaanRekening',
    '/savings/openings',
    'list-columns-reverse',
    '1302',
  ),
  'rekening-tabungan': screen(
    'pemeliharaan-rekening',
    'menu.rekeningTabungan',
    '/savings/maintenance',
    'list-columns-reverse',
    '1310',
  ),
  'rekening-tutup': screen('pemeliharaan-rekening', 'menu.rekeningTutup', '/savings/closed-accounts', 'lock', '1311'),
  'surat-nasabah': screen('pemeliharaan-rekening', 'menu.suratNasabah', '/savings/letters', 'printer', '1677'),
  ...closingMenus,
  ...standingMenus,
} as const;

/** These screens list accounts for paper and files. */
export const listedAccounts = {
  'cetak-list-rekening': screen('informasi', 'menu.cetakListRekening', '/savings/account-list', 'printer', '1312'),
} as const;

/** The roles that work on accounts as a whole get all of these. */
export const accountLists = [
  'daftar-si',
  'daftar-ats',
  'hasil-perintah',
  'surat-nasabah',
  'pembukaan-rekening',
  'rekening-tabungan',
  'rekening-tutup',
  'cetak-list-rekening',
  'daftar-pesanan-warkat',
  'daftar-warkat',
  'warkat-ditolak',
  'meja-kliring',
  'daftar-titipan-kliring',
  'daftar-setoran-kliring',
  'daftar-penarikan-kliring',
] as const;

/** Back office and the roles above it read these lists of accounts. */
export const accountWork = [
  ...accountLists,
  'blokir-dana',
  'mutasi-blokir',
  'daftar-penutupan',
  'dana-khusus',
  'stok-buku',
  'daftar-gaji',
] as const;

/** The form begins from the first call. Whoever may read accounts may use the second. */
export const maintenanceCalls = {
  'maintenance.rincian': ['ubah-rekening'],
  'maintenance.keadaan': ['rekening', 'rekening-tabungan', 'rekening-tutup', 'cetak-list-rekening'],
} as const;

export const accountListCalls = {
  ...closingCalls,
  ...standingCalls,
  'opening.penawaran': ['buka-rekening', 'ubah-rekening', 'menunggu', 'draf', 'riwayat'],
  'opening.pembukaan': ['pembukaan-rekening'],
  'opening.tahapan': ['pembukaan-rekening'],
  'opening.akad': ['pembukaan-rekening', 'rekening'],
  'savings.rekeningTabungan': ['rekening-tabungan'],
  'savings.rekeningTutup': ['rekening-tutup'],
  'letter.surat': ['surat-nasabah'],
  'letter.isi': ['surat-nasabah'],
  'letter.cetak': ['surat-nasabah'],
  'report.cetakListRekening': ['cetak-list-rekening'],
  'report.jumlahListRekening': ['cetak-list-rekening', 'rekening-tabungan', 'rekening'],
  'savings.siapDiserahkan': ['minta-kartu', 'cetak-buku', 'daftar-deposito', 'terbit-warkat'],
  'savings.jumlahSiapDiserahkan': ['minta-kartu', 'cetak-buku', 'daftar-deposito', 'terbit-warkat'],
} as const;
