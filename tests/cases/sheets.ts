/** Cells as a spreadsheet program stores them, and what is read of each: what its reader sees in it. */
export interface CellCase {
  readonly about: string;
  /** The number that is stored, or what stands in the cell's element. */
  readonly xml: string;
  /** How the cell is formatted: a built-in number, or a code of its own. */
  readonly format?: number | string;
  readonly text: string;
}

export const cellCases: readonly CellCase[] = [
  { about: 'a number', xml: '<v>1250000</v>', text: '1250000' },
  { about: 'a number with decimals', xml: '<v>1250000.5</v>', text: '1250000.5' },
  { about: 'a number with an exponent', xml: '<v>1.25E6</v>', text: '1250000' },
  { about: 'an amount with its format', xml: '<v>1250000</v>', format: 4, text: '1250000' },
  { about: 'an amount in rupiah', xml: '<v>1250000</v>', format: '"Rp"#,##0.00', text: '1250000' },
  { about: 'an account shown with its zeros', xml: '<v>1120000010</v>', format: '000000000000', text: '001120000010' },
  { about: 'a code shown with its zeros', xml: '<v>14</v>', format: '000', text: '014' },
  { about: 'zeros of one digit alone', xml: '<v>14</v>', format: '0', text: '14' },
  { about: 'zeros with decimals', xml: '<v>14</v>', format: '0.00', text: '14' },
  { about: 'a day in a built-in format', xml: '<v>46347</v>', format: 14, text: '2026-11-21' },
  { about: 'a day in a format of its own', xml: '<v>46347</v>', format: 'dd/mm/yyyy', text: '2026-11-21' },
  { about: 'a day with the name of its month', xml: '<v>46347</v>', format: '[$-421]dd mmmm yyyy', text: '2026-11-21' },
  { about: 'a moment', xml: '<v>46347.5</v>', format: 22, text: '2026-11-21' },
  { about: 'days before March 1900', xml: '<v>60</v>', format: 14, text: '60' },
  { about: 'a number of fifteen digits', xml: '<v>123456789012345</v>', text: '123456789012345' },
];

/** A spreadsheet has already made up the last digits of these. */
export const lostCells: readonly CellCase[] = [
  { about: 'a number of sixteen digits', xml: '<v>1234567890123456</v>', text: '' },
  { about: 'one with an exponent', xml: '<v>1.23456789012346E+15</v>', text: '' },
  { about: 'one that is shown with zeros', xml: '<v>3273056010900005</v>', format: '0000000000000000', text: '' },
];
