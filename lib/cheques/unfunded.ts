/** These are the words of sheets that were not paid for want of funds (domain: clearing, DHN). */

/** A drawer has settled with the holder of a sheet in one of these ways. */
export const settlementMethods = ['SETOR_DANA', 'BAYAR_TUNAI', 'BAYAR_TRANSFER', 'WARKAT_DIKEMBALIKAN'] as const;

/**
 * A refused sheet is FORMAL for a reason that does not count; TERHITUNG while it counts and its settlement can still be reported; LEWAT once it
 * cannot any more; SELESAI: settled in time; TERCANTUM: its drawer was listed for it.
 */
export const refusalStates = ['FORMAL', 'TERHITUNG', 'LEWAT', 'SELESAI', 'TERCANTUM'] as const;

/** The bank writes about a refused sheet to its presenter, and to its drawer. */
export const refusalLetters = ['SKP', 'PERINGATAN'] as const;

/** This issuer publishes the bank's own list of drawers among the lists of names; no file may name it. */
export const OWN_LISTER = 'DHIB';
