/**
 * Each case gives a file of two columns as people bring them, and its content or the reason of its refusal. Every row is read as a file, as pasted
 * text and by the API.
 */

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, little = true): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, little);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), little);
  return bytes;
};
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

type Rows = readonly (readonly [nama: string, nominal: string])[];
export interface FileCase {
  readonly about: string;
  readonly bytes: Uint8Array;
  /** Lists the names and amounts as read; or the codes of the faults. */
  readonly rows?: Rows;
  readonly problems?: readonly string[];
  /** Gives the reason why it is no text at all. */
  readonly refused?: 'OLD' | 'MARKUP' | 'BINARY';
  readonly encoding?: 'UTF-16' | 'WINDOWS-1252';
}

const one: Rows = [['Ani', '1250000']];
const two: Rows = [...one, ['Budi', '2500000']];
const plain = 'nama,nominal\nAni,1250000\n';

export const fileCases: readonly FileCase[] = [
  { about: 'UTF-8', bytes: utf8(plain), rows: one },
  { about: 'UTF-8 with its mark', bytes: utf8(`\uFEFF${plain}`), rows: one },
  { about: 'UTF-16, little end first', bytes: utf16(plain.replaceAll(',', '\t')), rows: one, encoding: 'UTF-16' },
  { about: 'UTF-16, big end first', bytes: utf16(plain, false), rows: one, encoding: 'UTF-16' },
  {
    about: 'Windows-1252',
    bytes: latin1('nama;nominal\r\nAndr\u00e9;1250000\r\n'),
    rows: [['André', '1250000']],
    encoding: 'WINDOWS-1252',
  },
  { about: 'semicolons', bytes: utf8('nama;nominal\nAni;1250000\nBudi;2500000'), rows: two },
  { about: 'tabs', bytes: utf8('nama\tnominal\nAni\t1250000\nBudi\t2500000'), rows: two },
  { about: 'a sep line', bytes: utf8('sep=;\r\nnama;nominal\r\nAni;1250000\r\n'), rows: one },
  { about: 'a sep line of a stroke', bytes: utf8('sep=|\nnama|nominal\nAni|1250000\n'), rows: one },
  {
    about: 'commas within names and semicolons between',
    bytes: utf8('nama;nominal\nAni, S.E.;1250000'),
    rows: [['Ani, S.E.', '1250000']],
  },
  {
    about: 'a title above the heading',
    bytes: utf8('PT Contoh\nGaji, November\n\nnama,nominal\nAni,1250000'),
    rows: one,
  },
  { about: 'columns in another order', bytes: utf8('nominal,nama\n1250000,Ani'), rows: one },
  { about: 'headings of other letters', bytes: utf8('NAMA,Nominal\nAni,1250000'), rows: one },
  { about: 'headings with blanks', bytes: utf8(' nama , nominal \nAni,1250000'), rows: one },
  { about: 'headings with accents', bytes: utf8('náma,nominal\nAni,1250000'), rows: one },
  { about: 'headings with no-break spaces', bytes: utf8('\u00A0nama,nominal\u00A0\nAni,1250000'), rows: one },
  { about: 'quotes', bytes: utf8('"nama","nominal"\n"Ani","1,250,000"'), rows: [['Ani', '1,250,000']] },
  { about: 'quotes within quotes', bytes: utf8('nama,nominal\n"Ani ""Nini""",1'), rows: [['Ani "Nini"', '1']] },
  { about: 'old ends of lines', bytes: utf8('nama,nominal\rAni,1250000\r'), rows: one },
  { about: 'empty lines', bytes: utf8('\n\nnama,nominal\n\nAni,1250000\n\n\n'), rows: one },
  { about: 'columns without a heading, empty', bytes: utf8('nama,nominal,,\nAni,1250000,,\n'), rows: one },
  { about: 'an amount without quotes', bytes: utf8('nama,nominal\nAni,1,250,000'), problems: ['CELLS'] },
  { about: 'a title without quotes', bytes: utf8('nama,nominal\nAni, S.E.,1250000'), problems: ['CELLS'] },
  { about: 'a row with fewer cells', bytes: utf8('nama,nominal\nAni'), problems: ['CELLS'] },
  { about: 'a row with one cell more, empty', bytes: utf8('nama,nominal\nAni,1250000,'), problems: ['CELLS'] },
  { about: 'something under no heading', bytes: utf8('nama,nominal,\nAni,1250000,x'), problems: ['CELLS'] },
  { about: 'a letter that was lost', bytes: utf8('nama,nominal\nAndr\uFFFD,1250000'), problems: ['REPLACED'] },
  {
    about: 'a column that is missing',
    bytes: utf8('nama,jumlah\nAni,1250000'),
    problems: ['COLUMN_MISSING', 'COLUMN_UNKNOWN'],
  },
  { about: 'a column named twice', bytes: utf8('nama,nominal,nama\nAni,1,Ani'), problems: ['COLUMN_UNKNOWN'] },
  { about: 'a quote that stays open', bytes: utf8('nama,nominal\n"Ani,1250000'), problems: ['OPEN_QUOTE'] },
  {
    about: 'an older spreadsheet',
    bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    refused: 'OLD',
  },
  { about: 'a page', bytes: utf8('<html><table><tr><td>nama</td></tr></table></html>'), refused: 'MARKUP' },
  { about: 'a spreadsheet as XML', bytes: utf8('<?xml version="1.0"?><Workbook/>'), refused: 'MARKUP' },
  { about: 'a picture', bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), refused: 'BINARY' },
];
