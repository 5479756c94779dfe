/** Cells as a spreadsheet program stores them, and what is read of each: what its reader sees in it. */
export interface CellCase {
  readonly about: string;
  /** Gives the stored number, or the content of the cell's element. */
  readonly xml: string;
  /** Sets the format of the cell: a built-in number, or a code of its own. */
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
  { about: 'a rest of seventeen digits', xml: '<v>1500.3499999999999</v>', text: '1500.35' },
  { about: 'a rest that carries', xml: '<v>1250000.5499999998</v>', text: '1250000.55' },
  { about: 'a rest above', xml: '<v>1500.3500000000001</v>', text: '1500.35' },
  { about: 'a rest that carries to the whole', xml: '<v>999.99999999999999</v>', text: '1000' },
  { about: 'a rest with an exponent', xml: '<v>1.2500005500000001E6</v>', text: '1250000.55' },
  { about: 'a small rest', xml: '<v>0.30000000000000004</v>', text: '0.3' },
  { about: 'a negative rest', xml: '<v>-1500.3499999999999</v>', text: '-1500.35' },
  { about: 'the largest amount with its sen', xml: '<v>9999999999999.99</v>', text: '9999999999999.99' },
  {
    about: 'an account with hyphens',
    xml: '<v>1120000010</v>',
    format: '000-00-000000-0',
    text: '001-12-000001-0',
  },
  {
    about: 'one with escaped hyphens',
    xml: '<v>1120000010</v>',
    format: '000\\-00\\-000000\\-0',
    text: '001-12-000001-0',
  },
  { about: 'an account with blanks', xml: '<v>1120000010</v>', format: '000 00 000000 0', text: '001 12 000001 0' },
  { about: 'zeros with a blank behind', xml: '<v>1120000010</v>', format: '000000000000_)', text: '001120000010' },
  { about: 'zeros that are shown before a number', xml: '<v>1120000010</v>', format: '"00"0', text: '001120000010' },
  { about: 'more digits than a mask has places', xml: '<v>1234567</v>', format: '000-00', text: '12345-67' },
  { about: 'a number with its unit', xml: '<v>12</v>', format: '0" bulan"', text: '12' },
  { about: 'an amount with a dash behind', xml: '<v>1250000</v>', format: '"Rp"#,##0\\,\\-', text: '1250000' },
  { about: 'an amount in brackets when negative', xml: '<v>-5000</v>', format: '#,##0_);(#,##0)', text: '-5000' },
  { about: 'an amount of an accountant', xml: '<v>5000</v>', format: '_-"Rp"* #,##0_-;-"Rp"* #,##0_-', text: '5000' },
  { about: 'an amount with a currency of its own', xml: '<v>5000</v>', format: '[$Rp-421]#,##0.00', text: '5000' },
  { about: 'a percentage that is text', xml: '<v>12</v>', format: '0"%"', text: '12' },
  { about: 'a number as text', xml: '<v>12</v>', format: '@', text: '12' },
  { about: 'an empty cell in a percentage', xml: '', format: 10, text: '' },
];

/** The spreadsheet shows another number than these hold. */
export const scaledCells: readonly CellCase[] = [
  { about: 'a year alone', xml: '<v>46347</v>', format: 'yyyy', text: '' },
  { about: 'a month alone', xml: '<v>46347</v>', format: 'mmmm', text: '' },
  { about: 'a day without its year', xml: '<v>46347</v>', format: 'dd/mm', text: '' },
  { about: 'an hour', xml: '<v>0.5</v>', format: 20, text: '' },
  { about: 'hours that go past a day', xml: '<v>1.5</v>', format: '[h]:mm', text: '' },
  { about: 'seconds with their parts', xml: '<v>0.5</v>', format: 'mm:ss.0', text: '' },
  { about: 'a percentage', xml: '<v>0.125</v>', format: '0.00%', text: '' },
  { about: 'a built-in percentage', xml: '<v>0.125</v>', format: 9, text: '' },
  { about: 'thousands left out', xml: '<v>1250000</v>', format: '#,##0,', text: '' },
  { about: 'millions left out', xml: '<v>1250000</v>', format: '0.0,,', text: '' },
  { about: 'thousands in a word', xml: '<v>750</v>', format: '0"rb"', text: '' },
  { about: 'thousands in a word after a comma', xml: '<v>750000</v>', format: '#,##0," ribu"', text: '' },
  { about: 'millions in a word', xml: '<v>2.5</v>', format: '0.0" jt"', text: '' },
  { about: 'thousands in a letter', xml: '<v>750</v>', format: '0\\K', text: '' },
  { about: 'zeros behind a number', xml: '<v>750</v>', format: '0"000"', text: '' },
  { about: 'thousands above a bound', xml: '<v>1250</v>', format: '[<1000]0;[>=1000]0.0,"rb"', text: '' },
];

/** A spreadsheet has already made up the last digits of these. */
export const lostCells: readonly CellCase[] = [
  { about: 'a number of sixteen digits', xml: '<v>1234567890123456</v>', text: '' },
  { about: 'one with an exponent', xml: '<v>1.23456789012346E+15</v>', text: '' },
  { about: 'one that is shown with zeros', xml: '<v>3273056010900005</v>', format: '0000000000000000', text: '' },
];
