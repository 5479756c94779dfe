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
