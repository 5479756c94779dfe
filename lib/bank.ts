/** The name on the bank's paper. */
export const BANK = 'Bank Syariah Amanah';
