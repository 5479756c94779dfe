/** What is written as an account of this bank, and the number it is; null: it is refused. */
export const accountCases: readonly (readonly [written: string, number: string | null])[] = [
  ['001120000010', '001120000010'],
  ['001 12 000001 0', '001120000010'],
  ['001-12-000001-0', '001120000010'],
  ['001.12.000001.0', '001120000010'],
  [' 001120000010 ', '001120000010'],
  ['001\u00A0120000010', '001120000010'],
  ['001120000011', null],
  ['001210000010', null],
  ['1120000010', null],
  ['0011200000100', null],
  ['1.12E+09', null],
  ['OO1120000010', null],
  ['', null],
];
