import { profit as definitions } from '#lib/profit-sharing/operations/profit.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/profit-sharing/schemas/profit.ts'));

/** The calls cover the rate of a month, the shares by it, and their reasons. */
export const profit = {
  setRate: processor(definitions.TETAPKAN_HI1000, schema('setRateInput'), ['bagi-hasil']),
  undo: processor(definitions.BATAL_HI1000, schema('undoSharesInput'), ['bagi-hasil']),
  undoing: record('bagi-hasil/pembatalan', 'profit.pembatalanBagiHasil', schema('undoQuery'), ['bagi-hasil']),
  setBonus: processor(definitions.TETAPKAN_BONUS, schema('setBonusInput'), ['bagi-hasil']),
  bonuses: list('bagi-hasil/riwayat-bonus', 'profit.riwayatBonus', schema('bonusesQuery'), ['bagi-hasil']),
  bonus: record('bagi-hasil/dasar-bonus', 'profit.dasarBonus', schema('bonusQuery'), ['bagi-hasil']),
  rate: record('bagi-hasil/hi1000', 'profit.perhitunganHi1000', schema('rateQuery'), ['bagi-hasil']),
  rates: list('bagi-hasil/riwayat-hi1000', 'profit.riwayatHi1000', schema('ratesQuery'), ['bagi-hasil']),
  shares: list('pemeliharaan-rekening/history-bagi-hasil', 'profit.historyBagiHasil', schema('sharesQuery'), [
    'bagi-hasil',
  ]),
  share: record('bagi-hasil/rincian', 'profit.rincianBagiHasil', schema('shareQuery'), ['bagi-hasil']),
  reconcile: record('bagi-hasil/rekonsiliasi', 'profit.rekonsiliasiBagiHasil', schema('reconcileQuery'), [
    'bagi-hasil',
  ]),
};
