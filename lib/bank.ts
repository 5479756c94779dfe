/** The bank's paper carries this name. */
export const BANK = 'Bank Syariah Amanah';
/** The sender's address in the window of an envelope. */
export const BANK_ADDRESS = 'Jl. Melati Raya No. 18, Jakarta Selatan 12710';
/** Every paper for a customer ends with who supervises the bank. */
export const SUPERVISED = `${BANK} berizin dan diawasi oleh Otoritas Jasa Keuangan dan Bank Indonesia.`;
/** The bank's mark: its colour, a field so many units wide, and the outline of the letter on it. */
export const bankMark = {
  colour: '#094c3d',
  field: 32,
  letter: 'M14.1 7h3.8l6 18h-3.8l-1.3-4.2h-5.6L11.9 25H8.1l6-18Zm0 10.7h3.8L16 11.6l-1.9 6.1Z',
} as const;
