import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingName, readCsv } from '#lib/csv-read.ts';
import { linesOfText, textOfLines } from '#lib/spreadsheet-lines.ts';
import { readText } from '#lib/text-file.ts';
import { fileCases } from '../cases/files.ts';

const COLUMNS = ['nama', 'nominal'] as const;
const readOf = (text: string) => {
  const { rows, problems } = readCsv(text, COLUMNS);
  return { rows: rows.map(({ fields }) => [fields.nama, fields.nominal]), problems: problems.map(({ kode }) => kode) };
};

test.each(fileCases)('$about', ({ bytes, rows, problems, refused, encoding = 'UTF-8' }) => {
  const read = readText(bytes);
  if (refused !== undefined) {
    expect(read).toEqual({ refused });
    return;
  }
  if ('refused' in read) throw new Error(`refused as ${read.refused}`);
  expect(read.encoding).toBe(encoding);
  expect(readOf(read.text)).toEqual({ rows: rows ?? [], problems: problems ?? [] });
  // The screen's reading of a file means the same to the core.
  const lines = linesOfText(read.text, COLUMNS);
  expect(lines === null ? ['OPEN_QUOTE'] : readOf(textOfLines(lines)).problems).toEqual(problems ?? []);
  if (lines !== null && rows) expect(readOf(textOfLines(lines)).rows).toEqual(rows);
});

test('any content of cells is read back, by each separator', () => {
  const letter = fc.constantFrom(...'aZé1 ,;"\'.\t-'.split(''));
  const cell = fc.string({ unit: letter, maxLength: 12 }).map((text) => text.trim());
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (cells, separator) => {
      const filled = cells.filter((row) => row.some((each) => each !== ''));
      const quoted = [[...COLUMNS], ...cells].map((row) =>
        row.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator),
      );
      expect(readOf(quoted.join('\r\n'))).toEqual({ rows: filled, problems: [] });
    }),
  );
});

test('a heading is called the same however often it is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => headingName(headingName(text)) === headingName(text)),
  );
});
