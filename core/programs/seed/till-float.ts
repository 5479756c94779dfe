/** Notes by nominal in rupiah that a till begins an ordinary day with: 20,000,000. */
export const FLOAT: Readonly<Record<string, number>> = {
  '100000': 100,
  '50000': 100,
  '20000': 100,
  '10000': 150,
  '5000': 200,
  '2000': 150,
  '1000': 200,
};

/** The notes in the till of the tour's teller: 50,000,000. */
export const TOUR_FLOAT: Readonly<Record<string, number>> = {
  '100000': 250,
  '50000': 300,
  '20000': 250,
  '10000': 300,
  '5000': 300,
  '2000': 250,
};
