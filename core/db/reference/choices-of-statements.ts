import { group, type ReferenceCode } from './choice-group.ts';

/**
 * The charts of twelve months group accounts by these: `nilai` is ranges of the chart, "101000-103999", parted by commas (domain: chart of accounts).
 */
export const ofStatements: readonly ReferenceCode[] = group('RENTANG_TREN', [
  // Cash, and what Bank Indonesia and other banks hold.
  ['LIKUID', 'Aset likuid: kas dan penempatan', 'Liquid assets: cash and placements', 0, '101000-103999'],
  // Wadiah deposits and those of other banks; syirkah funds come beside them by their kind.
  ['SIMPANAN', 'Simpanan yang dapat ditarik', 'Deposits that may be taken out', 0, '203000-204999'],
  ['BAGI_HASIL', 'Hak pihak ketiga atas bagi hasil', 'Shares of third parties', 0, '601000-601999'],
]);
