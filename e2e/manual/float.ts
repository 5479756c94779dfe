/** The manual's till opens with this cash in the morning and closes with it at the end of the day. */
export const FLOAT = {
  till: 'TLR02',
  pieces: { '100,000': 50, '50,000': 90, '10,000': 50 },
  amount: '10,000,000.00',
} as const;
