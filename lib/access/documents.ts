import { screen } from './menu-def.ts';

/** These screens find a document by its number or in the list of documents, and verify a copy of it. */
export const documentMenus = {
  'daftar-statement': screen('informasi', 'menu.daftarStatement', '/savings/statements', 'journal-text', '1357'),
  dokumen: screen('informasi', 'menu.dokumen', '/savings/documents', 'shield-check', '1356'),
} as const;

const reading = ['cetak-statement', 'dokumen', 'daftar-statement', 'transaksi-hari-ini', 'riwayat-transaksi'] as const;

/** Those who make and check documents ask these calls beside the operation itself. */
export const documentCalls = {
  'statement.tinjauan': ['cetak-statement', 'dokumen', 'rekening'],
  'statement.dokumen': reading,
  'statement.halaman': reading,
  'statement.daftar': ['daftar-statement'],
  'statement.salinan': ['cetak-statement'],
  'statement.catatBerkas': ['cetak-statement'],
  'statement.periksa': ['dokumen'],
  'statement.periksaBerkas': ['dokumen'],
  'statement.slip': ['transaksi-hari-ini', 'riwayat-transaksi'],
} as const;
