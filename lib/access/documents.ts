import { screen } from './menu-def.ts';

/** Paper that was handed out: found again by its number, a copy of it proved. */
export const documentMenus = {
  dokumen: screen('informasi', 'menu.dokumen', '/savings/documents', 'shield-check', '1356'),
} as const;

const reading = ['cetak-statement', 'dokumen', 'transaksi-hari-ini'] as const;

/** What those who make and check paper ask beside the operation itself. */
export const documentCalls = {
  'statement.tinjauan': ['cetak-statement', 'dokumen', 'rekening'],
  'statement.dokumen': reading,
  'statement.halaman': reading,
  'statement.daftar': reading,
  'statement.salinan': ['cetak-statement'],
  'statement.periksa': ['dokumen'],
  'statement.slip': ['transaksi-hari-ini'],
} as const;
