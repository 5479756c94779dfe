/** The bank's paper carries this name. */
export const BANK = 'Bank Syariah Amanah';
