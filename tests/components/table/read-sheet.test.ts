import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSheet } from '#components/table/read-sheet.ts';
import { sheetWriter } from '#components/table/sheet.ts';
import { SheetError } from '#components/table/sheet-error.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const book = {
  'xl/workbook.xml': strToU8(
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
};
const bookOf = (rows: string, shared?: string): Uint8Array =>
  zipSync({
    ...book,
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
    ...(shared && { 'xl/sharedStrings.xml': strToU8(`<sst xmlns="${MAIN}">${shared}</sst>`) }),
  });

/** The texts of each line. */
const rowsOf = (bytes: Uint8Array) => readSheet(bytes).map(({ cells }) => cells.map(({ text }) => text));

test('a sheet of our own is read as it was written', () => {
  const pieces: Uint8Array[] = [];
  const writer = sheetWriter('gaji', [{ text: 'nomor' }, { text: 'nama' }], (bytes) => pieces.push(bytes));
  writer.row([{ text: '001120000012' }, { text: 'Ani & Co <1>' }]);
  writer.finish();
  expect(rowsOf(Buffer.concat(pieces))).toEqual([
    ['nomor', 'nama'],
    ['001120000012', 'Ani & Co <1>'],
  ]);
});

test('shared texts, runs, gaps, numbers and empty rows of another program', () => {
  const rows = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>',
    '<row r="2"><c r="B2"/></row>',
    '<row r="3"><c r="A3"><v>4000000.5</v></c><c r="B3"><v>1.1200000120000001E11</v></c><c r="C3"><v>5E-3</v></c></row>',
  ].join('');
  const shared = '<si><t>nama</t></si><si><r><t>Ani </t></r><r><t>Lestari</t></r><rPh><t>dibaca lain</t></rPh></si>';
  expect(rowsOf(bookOf(rows, shared))).toEqual([
    ['nama', '', 'Ani Lestari'],
    ['', ''],
    ['4000000.5', '112000001200.00001', '0.005'],
  ]);
});

test('a formula is said to be one, whatever it came to; a cell far out is not looked at', () => {
  const row = '<row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="XFD4"><v>1</v></c></row>';
  expect(readSheet(bookOf(row))).toEqual([{ line: 4, cells: [{ text: '2', formula: true, number: true }] }]);
});

test('what is no sheet, declares a document type, or unpacks to too much is refused', () => {
  const refused = (bytes: Uint8Array) => expect(() => rowsOf(bytes)).toThrow(SheetError);
  refused(strToU8('nomor,nama'));
  refused(zipSync({ 'lain.txt': strToU8('x') }));
  refused(bookOf('<row>'));
  refused(
    zipSync({
      ...book,
      'xl/worksheets/sheet1.xml': strToU8('<!DOCTYPE x [<!ENTITY a "aa">]><worksheet>&a;</worksheet>'),
    }),
  );
  refused(zipSync({ ...book, 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) }));
});
