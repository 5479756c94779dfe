import { expect, test } from 'vitest';
import { csvLine, guarded } from '#lib/csv.ts';

test.each(['=1+1', '+62811', '-5', '@SUM(A1)', '\tx', '\rx'])(
  'a text that starts like the formula %j gets an apostrophe',
  (text) => {
    expect(guarded({ text })).toBe(`'${text}`);
  },
);

test.each(['-2500000.00', '2,500,000.00', '0'])('the number %s of a number column stays as it is', (text) => {
  expect(guarded({ text, num: true })).toBe(text);
});

test('a number column does not excuse what is no number', () => {
  expect(guarded({ text: '-1+cmd', num: true })).toBe("'-1+cmd");
});

test('commas, quotes and line breaks are quoted, a line ends as RFC 4180 says', () => {
  expect(csvLine([{ text: 'a,b' }, { text: 'say "hi"' }, { text: 'x\ny' }, { text: 'plain' }])).toBe(
    '"a,b","say ""hi""","x\ny",plain\r\n',
  );
});
