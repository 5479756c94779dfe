/** The bank sells notes of another currency at the counter, which is asked for most, or buys them. */
export const tradeSides = ['JUAL', 'BELI'] as const;
export type TradeSide = (typeof tradeSides)[number];

/** BELI: rupiah become currency, JUAL: currency becomes rupiah, BEBAN: the bank pays an expense with currency. */
export const dealKinds = ['BELI', 'JUAL', 'BEBAN'] as const satisfies readonly (TradeSide | 'BEBAN')[];
