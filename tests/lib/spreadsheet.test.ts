import { expect, test } from 'vitest';
import { dayCell, numberCell, sheetName, sheetRow, textCell } from '#lib/spreadsheet.ts';

test('a number preserves every digit that it has, or is no number', () => {
  expect(numberCell('-9999999999999.99', 'amount')?.body).toBe('><v>-9999999999999.99</v>');
  expect(numberCell('99999999999999.99', 'amount')).toBeNull();
  expect(numberCell('', 'count')).toBeNull();
  expect(numberCell('1e3', 'count')).toBeNull();
});

test('a day is counted as spreadsheets count it, from the first one that all count alike', () => {
  expect(dayCell('2026-11-21')?.body).toBe('><v>46347</v>');
  expect(dayCell('1900-03-01')?.body).toBe('><v>61</v>');
  for (const none of ['1900-02-28', '2026-02-30', '2026-11', '']) expect(dayCell(none)).toBeNull();
});

test('every cell says where it stands: empty ones leave a gap, columns go on behind Z', () => {
  const cells = Array.from({ length: 703 }, (_, at) => ([1, 26, 702].includes(at) ? textCell({ text: 'x' }) : null));
  expect([...sheetRow(cells, 7).matchAll(/<c r="(\w+)"/g)].map(([, place]) => place)).toEqual(['B7', 'AA7', 'AAA7']);
});

test('a text is neither a formula nor markup, and holds no character that XML refuses', () => {
  const row = sheetRow([textCell({ text: '=1+1' }), textCell({ text: '<a> & "b"\u0000\uFFFE' })], 1);
  expect([...row.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual([
    "'=1+1",
    '&lt;a&gt; &amp; &quot;b&quot;',
  ]);
});

test('a worksheet name has only characters that Excel takes', () => {
  expect(sheetName("'Saldo [a/b]: kas?'")).toBe('Saldo  a b   kas');
  expect(sheetName('x'.repeat(40))).toHaveLength(31);
  expect(sheetName('')).toBe('Data');
});
