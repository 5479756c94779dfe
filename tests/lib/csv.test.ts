import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, guarded, tabLine } from '#lib/csv.ts';

const dangerous = [
  '=1+1',
  '+62811',
  '-5',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  ' =1+1',
  '\u00A0=1+1',
  '\u3000\u200B=1+1',
  '\uFEFF=1+1',
  '\uFF1D1+1',
  '\uFF0B62',
  ' \uFF0D5',
  '\uFF20SUM(A1)',
  '\u22125',
  '"=1+1"',
];

test.each(dangerous)('a text that starts like the formula %j gets an apostrophe', (text) => {
  expect(guarded({ text })).toMatch(/^'/);
  expect(guarded({ text })).toContain(text.trim().slice(1));
});

test.each(['Siti Aminah', 'a=b', '10-11', 'PT Sinar; Jaya', 'surel@bank.id', ''])(
  'the text %j stays unchanged',
  (text) => {
    expect(guarded({ text })).toBe(text);
  },
);

test.each(['-2500000.00', '2,500,000.00', '0'])('the number %s of a number column stays unchanged', (text) => {
  expect(guarded({ text, num: true })).toBe(text);
});

test('a number column does not excuse a text that is no number', () => {
  expect(guarded({ text: '-1+cmd', num: true })).toBe("'-1+cmd");
});

test('a text that a semicolon or a line break would split is disarmed there', () => {
  expect(guarded({ text: 'x;=1+1' })).toBe("x;'=1+1");
  expect(guarded({ text: 'x; \uFF1D1+1;y;-2' })).toBe("x;' \uFF1D1+1;y;'-2");
  expect(guarded({ text: 'x\n=1+1' })).toBe("x\n'=1+1");
});

test('every cell is quoted, a line ends as RFC 4180 says', () => {
  expect(csvLine([{ text: 'a,b' }, { text: 'say "hi"' }, { text: 'x\ny' }, { text: 'plain' }, { text: '' }])).toBe(
    '"a,b","say ""hi""","x\ny","plain",""\r\n',
  );
});

test('cells for the clipboard are parted by tabs, each on one line', () => {
  expect(tabLine([{ text: '=1+1' }, { text: 'a\tb\r\n=2' }, { text: '-5.00', num: true }])).toBe(
    "'=1+1\ta b =2\t-5.00",
  );
});

/** The cells that a program makes of a file, by the sign it parts them at; with quotes kept to, or read as letters. */
function cellsOf(file: string, separator: string, quotes: boolean): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < file.length; at++) {
    const sign = file.charAt(at);
    if (quotes && sign === '"' && quoted && file.charAt(at + 1) === '"') {
      cell += '"';
      at++;
    } else if (quotes && sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\r' || sign === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

const runs = (cell: string): boolean => /^[\s\p{Cc}\p{Cf}"]*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell);

describe('no cell runs, however a program parts the file', () => {
  const text = fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\uFF1D',
        '\uFF20',
        ';',
        '|',
        ',',
        '"',
        '\t',
        '\r',
        '\n',
        ' ',
        '\u00A0',
        'a',
        '1',
      ),
      {
        maxLength: 12,
      },
    )
    .map((signs) => signs.join(''));
  const row = fc.array(
    text.map((each) => ({ text: each })),
    { minLength: 1, maxLength: 4 },
  );

  test('as a file parted at commas, and its cells are those written', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const read = cellsOf(csvLine(cells).slice(0, -2), ',', true);
        expect(read).toEqual(cells.map(guarded));
        expect(read.some(runs)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([';', '\t', '|'])('as a file parted at %j', (separator) => {
    fc.assert(
      fc.property(row, (cells) => {
        for (const quotes of [true, false]) expect(cellsOf(csvLine(cells), separator, quotes).filter(runs)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('from the clipboard', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const read = tabLine(cells).split(/[\t\r\n]/);
        expect(read).toHaveLength(cells.length);
        expect(read.some(runs)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
