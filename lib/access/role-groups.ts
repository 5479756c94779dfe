import { shipmentLists } from './shipments.ts';
import { stationeryLists } from './stationery.ts';

/** Where somebody is looked up, with an account or without. */
export const lookups = [
  'nasabah-individu',
  'nasabah-badan-usaha',
  'portofolio',
  'wic-individu',
  'wic-badan-usaha',
] as const;

/** What was posted, today and before, and which differences of counts are still open. */
export const transactions = [
  'transaksi-hari-ini',
  'riwayat-transaksi',
  'daftar-transfer',
  'transfer-masuk',
  'selisih-kas',
] as const;

/** Whoever keeps a vault or answers for a branch reads what is on the road and what counts of stationery found. */
export const vaultLists = [...shipmentLists, ...stationeryLists] as const;

/** The terms of the bank: products, parameters, calendars, branches. */
export const terms = [
  'produk',
  'produk-kartu',
  'parameter-bank',
  'pilihan',
  'jadwal-kliring',
  'hari-libur',
  'daftar-cabang',
] as const;

/** What an auditor reads beside the books: how the bank is run, who may do what, what was decided, what authorities are told. */
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
