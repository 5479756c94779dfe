/** BELI: rupiah become currency, JUAL: currency becomes rupiah, BEBAN: something is paid with currency. */
export const dealKinds = ['BELI', 'JUAL', 'BEBAN'] as const;
