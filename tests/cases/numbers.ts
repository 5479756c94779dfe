/** A rate, a percentage or a count: its text, the decimals its field keeps, and the number or why it is refused. */
export type NumberCase = readonly [
  text: string,
  decimals: number,
  expected: string | { readonly refused: 'FORM' | 'TWO_MEANINGS' | 'DECIMALS' | 'COMMA' },
];

const no = (refused: 'FORM' | 'TWO_MEANINGS' | 'DECIMALS' | 'COMMA') => ({ refused });

export const numberCases: readonly NumberCase[] = [
  ['16250', 4, '16250'],
  ['16250.00', 4, '16250.00'],
  ['16,250.00', 4, '16250.00'],
  ['16.25', 4, '16.25'],
  ['16.2500', 4, '16.2500'],
  ['0.125', 4, '0.125'],
  ['16 250', 4, '16250'],
  ['16.250', 4, no('TWO_MEANINGS')],
  ['16,250', 4, no('TWO_MEANINGS')],
  ['1.000', 6, no('TWO_MEANINGS')],
  ['16.250,00', 4, no('COMMA')],
  ['16250,50', 4, no('COMMA')],
  ['2.5', 2, '2.5'],
  ['12.50', 2, '12.50'],
  ['99,999.50', 2, '99999.50'],
  ['1,250', 2, '1250'],
  ['16.250', 2, no('TWO_MEANINGS')],
  ['2,5', 2, no('COMMA')],
  ['2,50', 2, no('COMMA')],
  ['2,5000', 2, no('COMMA')],
  ['3.14159', 2, no('DECIMALS')],
  ['1250', 0, '1250'],
  ['1,250', 0, '1250'],
  ['1.250', 0, '1250'],
  ['1.250.000', 0, '1250000'],
  ['0012', 0, '12'],
  ['-5', 0, '-5'],
  ['12.7', 0, no('DECIMALS')],
  ['12,7', 0, no('COMMA')],
  ['12.3.456', 2, no('FORM')],
  ['1,2,3', 2, no('FORM')],
  ['5-3', 2, no('FORM')],
  ['12 50', 2, no('FORM')],
];

/** Pasted texts may hold more than digits; the field does not take typed letters. */
export const pastedNumberCases: readonly NumberCase[] = [
  ['2.5 %', 2, '2.5'],
  ['Rp 16,250.00', 4, '16250.00'],
  ['\u00A016\u00A0250\u00A0', 4, '16250'],
  ['１２', 0, '12'],
  ['1e5', 0, no('FORM')],
  ['12a5', 0, no('FORM')],
  ['5½', 2, no('FORM')],
];
