import { expect, test } from 'vitest';
import { opensJson } from '#lib/json-text.ts';

test.each([
  ['[1]', true],
  ['{"a":1}', true],
  [' \n\t{', true],
  ['\ufeff[', true],
  ['\u00a0{', true],
  ['', false],
  ['   ', false],
  ['Setoran {tunai}', false],
  ['~[', false],
  ['\u007f[', false],
  ['é{', false],
])('%j opens a list or an object: %s', (text, expected) => {
  expect(opensJson(text)).toBe(expected);
});
