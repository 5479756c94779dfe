/** BELI: rupiah become currency, JUAL: currency becomes rupiah, BEBAN: the bank pays an expense with currency. */
export const dealKinds = ['BELI', 'JUAL', 'BEBAN'] as const;
