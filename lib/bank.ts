/** The bank's paper carries this name. */
export const BANK = 'Bank Syariah Amanah';
/** The sender's address in the window of an envelope. */
export const BANK_ADDRESS = 'Jl. Melati Raya No. 18, Jakarta Selatan 12710';
/** Every paper for a customer ends with who supervises the bank. */
export const SUPERVISED = `${BANK} berizin dan diawasi oleh Otoritas Jasa Keuangan dan Bank Indonesia.`;
