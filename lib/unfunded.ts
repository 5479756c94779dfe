/** Sheets that were not paid for want of funds: their words (domain: clearing, DHN). */

/** How a drawer has settled with the holder of her sheet. */
export const settlementWays = ['SETOR_DANA', 'BAYAR_TUNAI', 'BAYAR_TRANSFER', 'WARKAT_DIKEMBALIKAN'] as const;
export type SettlementWay = (typeof settlementWays)[number];

/**
 * What became of a refused sheet: FORMAL for a reason that does not count; TERHITUNG while it counts and its settlement can still be reported; LEWAT once
 * it cannot any more; SELESAI: settled in time; TERCANTUM: its drawer was listed for it.
 */
export const refusalStates = ['FORMAL', 'TERHITUNG', 'LEWAT', 'SELESAI', 'TERCANTUM'] as const;
export type RefusalState = (typeof refusalStates)[number];

/** Letters about a refused sheet: to who presented it, and to its drawer. */
export const refusalLetters = ['SKP', 'PERINGATAN'] as const;

/** Who publishes the bank's own list of drawers among the lists of names; no file may be of this issuer. */
export const OWN_LISTER = 'DHIB';
