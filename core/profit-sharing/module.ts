import { read } from '#core/access/handler.ts';
import { dasarBonus, riwayatBonus } from './bonus-queries.ts';
import { perhitunganHi1000, riwayatHi1000 } from './rate-queries.ts';
import { setBonus } from './set-bonus.ts';
import { setRate } from './set-rate.ts';
import { historyBagiHasil } from './share-history.ts';
import { rekonsiliasiBagiHasil, rincianBagiHasil } from './share-queries.ts';
import { pembatalanBagiHasil, undoShares } from './undo-shares.ts';

/** Profit sharing: the rate of a month, its shares, and their derivation. */
export const profit = {
  operations: { TETAPKAN_HI1000: setRate, BATAL_HI1000: undoShares, TETAPKAN_BONUS: setBonus },
  handlers: () => ({
    'profit.perhitunganHi1000': read(perhitunganHi1000),
    'profit.pembatalanBagiHasil': read(pembatalanBagiHasil),
    'profit.riwayatBonus': read(riwayatBonus),
    'profit.dasarBonus': read(dasarBonus),
    'profit.riwayatHi1000': read(riwayatHi1000),
    'profit.historyBagiHasil': read(historyBagiHasil),
    'profit.rincianBagiHasil': read(rincianBagiHasil),
    'profit.rekonsiliasiBagiHasil': read(rekonsiliasiBagiHasil),
  }),
};
