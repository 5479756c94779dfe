import { shipmentLists } from './shipments.ts';
import { stationeryLists } from './stationery.ts';

/** These screens look up a person, with an account or without. */
export const lookups = [
  'nasabah-individu',
  'nasabah-badan-usaha',
  'portofolio',
  'wic-individu',
  'wic-badan-usaha',
] as const;

/** These screens list today's and earlier postings, and the differences of counts that are still open. */
export const transactions = [
  'transaksi-hari-ini',
  'riwayat-transaksi',
  'daftar-transfer',
  'transfer-masuk',
  'selisih-kas',
] as const;

/** Those who keep a vault or answer for a branch read the cash on the road and the counts of stationery. */
export const vaultLists = [...shipmentLists, ...stationeryLists] as const;

/** These screens hold the terms of the bank: products, parameters, calendars, branches. */
export const terms = [
  'produk',
  'produk-kartu',
  'parameter-bank',
  'pilihan',
  'jadwal-kliring',
  'hari-libur',
  'daftar-cabang',
] as const;

/** An auditor reads these screens beside the books: how the bank is run, who may do what, the decisions, the reports to authorities. */
export const audited = [
  'laporan-regulator',
  'laporan-ppatk',
  'kecocokan',
  'hari-cabang',
  'pengguna',
  'peran',
  'menu-aplikasi',
  'lensa-wewenang',
  ...terms,
  'batas-harian',
  'jejak-audit',
  'paket-auditor',
  'jadwal-laporan',
  'laporan-tunai',
] as const;
