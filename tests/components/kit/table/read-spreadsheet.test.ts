import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSheet } from '#components/kit/table/read-spreadsheet.ts';
import { readTable } from '#components/kit/table/read-table.ts';
import { SheetError, sheetSentence } from '#components/kit/table/spreadsheet-error.ts';
import { sheetWriter } from '#components/kit/table/spreadsheet-writer.ts';
import { type CellCase, cellCases, lostCells, scaledCells } from '../../../cases/spreadsheet-cells.ts';

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

test('reads our own spreadsheet back unchanged', () => {
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
    ['4000000.5', '112000001200', '0.005'],
  ]);
});

test('a formula is reported as one, with any result; an empty cell far out is not read', () => {
  const row = '<row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="XFD4" s="1"/></row>';
  expect(readSheet(bookOf(row))).toEqual([{ line: 4, cells: [{ text: '2', formula: true, number: true }] }]);
});

test('refuses a cell beyond the last column by its name', () => {
  const rowWith = (reference: string) => bookOf(`<row r="4"><c r="${reference}"><v>1</v></c></row>`);
  expect(readSheet(rowWith('AX4'))[0]?.cells).toHaveLength(50);
  expect(() => readSheet(rowWith('AY4'))).toThrow(expect.objectContaining({ message: 'WIDE', place: 'AY4' }));
  expect(sheetSentence(new SheetError('WIDE', 'AY4'), '')).toBe(
    'Sel AY4 berada di luar 50 kolom pertama; hapus isinya atau pindahkan kolomnya',
  );
});

test('a cell that holds TRUE or FALSE is that word and no number', () => {
  const row = '<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c></row>';
  expect(readSheet(bookOf(row))[0]?.cells).toEqual([
    { text: 'TRUE', formula: false },
    { text: 'FALSE', formula: false },
  ]);
});

test('refuses a file that is no spreadsheet, declares a document type, or unpacks to too much', () => {
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

/** The same file with other sizes in its heads: what a part comes to when it is unpacked is said to be `size`. */
function lyingOf(bytes: Uint8Array, size: number): Uint8Array {
  const file = Buffer.from(bytes);
  for (const [mark, place] of [
    ['504b0304', 22],
    ['504b0102', 24],
  ] as const)
    for (let at = file.indexOf(mark, 0, 'hex'); at >= 0; at = file.indexOf(mark, at + 4, 'hex'))
      file.writeUInt32LE(size, at + place);
  return file;
}

test('a file that lies about its size is read by its true size', () => {
  const bomb = zipSync({ ...book, 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) });
  for (const declared of [0, 100, 39 * 1024 * 1024])
    expect(() => readSheet(lyingOf(bomb, declared))).toThrow(new SheetError('SIZE'));
  const rows = '<row r="1"><c r="A1"><v>7</v></c></row>';
  for (const declared of [0, 5, 2 ** 31]) expect(rowsOf(lyingOf(bookOf(rows), declared))).toEqual([['7']]);
});

test('a file that was cut is none, wherever it was cut; parts that are stored as they are can be read', () => {
  const whole = bookOf('<row r="1"><c r="A1"><v>7</v></c></row>');
  for (const part of [0.3, 0.6, 0.9])
    expect(() => readSheet(whole.subarray(0, whole.length * part))).toThrow(SheetError);
  const sheet = strToU8(
    `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>`,
  );
  expect(rowsOf(zipSync({ ...book, 'xl/worksheets/sheet1.xml': [sheet, { level: 0 }] }))).toEqual([['7']]);
});

/** Makes a file of one cell with its format, as the sheet and its styles store it. */
function cellOf({ xml, format = 0 }: CellCase): Uint8Array {
  const id = typeof format === 'number' ? format : 164;
  const code = typeof format === 'number' ? '' : format.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const own = code === '' ? '' : `<numFmts count="1"><numFmt numFmtId="164" formatCode="${code}"/></numFmts>`;
  return zipSync({
    ...book,
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${MAIN}">${own}<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" s="1">${xml}</c><c r="F1" s="1"/></row></sheetData></worksheet>`,
    ),
  });
}

test.each(cellCases)('$about is read as it is shown', (each) => {
  expect(readSheet(cellOf(each))[0]?.cells[0]?.text).toBe(each.text);
});

test.each(lostCells)('$about is refused with its cell', (each) => {
  expect(() => readSheet(cellOf(each))).toThrow(expect.objectContaining({ message: 'DIGITS', place: 'A1' }));
});

test.each(scaledCells)('$about is refused with its cell', (each) => {
  expect(() => readSheet(cellOf(each))).toThrow(expect.objectContaining({ message: 'SHOWN', place: 'A1' }));
  expect(sheetSentence(new SheetError('SHOWN', 'A1'), '')).toContain('Sel A1 menampilkan nilai lain');
});

test('another kind of file under a spreadsheet’s name is refused in one sentence', async () => {
  const rules = { columns: ['nama', 'nominal'], mostBytes: 1_000 };
  const refusal = async (content: BlobPart, name: string) => {
    try {
      return (await readTable(new File([content], name), rules)).encoding;
    } catch (error) {
      return error instanceof SheetError ? sheetSentence(error, 'tidak terbaca') : error;
    }
  };
  const text = 'nama,nominal\nAni,1';
  expect(await refusal(text, 'gaji.csv')).toBe('UTF-8');
  expect(await refusal(text, 'gaji.xlsx')).toBe(
    'Isi berkas ini bukan XLSX; simpan sebagai XLSX atau CSV, lalu pilih lagi',
  );
  expect(await refusal('<html><table/></html>', 'gaji.xls')).toBe(
    'Ini halaman web, bukan lembar kerja; simpan sebagai XLSX atau CSV, lalu pilih lagi',
  );
  expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'gaji.xls')).toBe(
    'Simpan berkas ini sebagai XLSX atau CSV, lalu pilih lagi',
  );
  expect(await refusal(`${text}${' '.repeat(1_000)}`, 'gaji.csv')).toBe('Berkas ini terlalu besar');
  expect(await refusal('', 'gaji.csv')).toBe('tidak terbaca');
});
