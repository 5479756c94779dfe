/** The cash that the manual's till is opened with in the morning and closed with in the evening. */
export const FLOAT = {
  till: 'TLR02',
  pieces: { '100,000': 50, '50,000': 90, '10,000': 50 },
  amount: '10,000,000.00',
} as const;
