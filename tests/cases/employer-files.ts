import { strToU8, zipSync } from 'fflate';

/** Files of salaries as employers bring them, and what the bank reads of each. Every one is chosen as a file and sent to the API. */
export interface EmployerFile {
  readonly about: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Lists the rows as read: number, amount in minor units, bank. */
  readonly rows?: readonly (readonly [nomor: string, nominal: bigint, bank: string])[];
  /** The code of each row that is not. */
  readonly wrong?: readonly string[];
  /** Gives the reason why the file is not read at all. */
  readonly refused?: 'MARKUP' | 'NAME';
  readonly encoding?: 'UTF-16' | 'WINDOWS-1252' | 'XLSX';
}

const HEAD = 'nomor_rekening,nama,nominal,keterangan';
/** The accounts of the tests' bank, and the number of somebody at another bank. */
const [ANI, CITRA, OTHER] = ['001120000010', '002120000014', '8801234567'] as const;
const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Makes a spreadsheet of rows; a number is stored as one, in the second format where it is in a pair. */
type Cell = string | number | readonly [number];
function spreadsheet(rows: readonly (readonly Cell[])[], format: string): Uint8Array {
  const cellOf = (cell: Cell, place: string): string => {
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" s="1"><v>${cell[0]}</v></c>`;
  };
  const body = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((cell, column) => cellOf(cell, `${'ABCDE'[column]}${at + 1}`)).join('')}</row>`,
  );
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData></worksheet>`,
    ),
  });
}

const heading = HEAD.split(',');
const ani = [[ANI, 125_000_000n, '']] as const;

export const employerFiles: readonly EmployerFile[] = [
  {
    about: 'amounts with thousands and without quotes',
    name: 'gaji.csv',
    bytes: strToU8(`${HEAD}\n${ANI},Ani Lestari,1,250,000\n${CITRA},Citra Permana,2,500,000,gaji\n`),
    wrong: ['v.csvIsi', 'v.csvIsi'],
  },
  {
    about: 'the same within quotes',
    name: 'gaji.csv',
    bytes: strToU8(`${HEAD}\n${ANI},Ani Lestari,"1,250,000",\n${CITRA},Citra Permana,"2.500.000",gaji\n`),
    rows: [...ani, [CITRA, 250_000_000n, '']],
  },
  {
    about: 'names with titles',
    name: 'gaji.csv',
    bytes: strToU8(`${HEAD}\n${ANI},"Hj. Ani Lestari, A.Md.",1250000,\n${CITRA},Drs. Citra Permana (alm),1,\n`),
    rows: [...ani, [CITRA, 100n, '']],
  },
  {
    about: 'a name that is another one',
    name: 'gaji.csv',
    bytes: strToU8(`${HEAD}\n${ANI},Citra Permana,1250000,\n`),
    rows: ani,
    wrong: ['PAYROLL_NAME'],
  },
  {
    about: 'headings with blanks and capitals, and a title without quotes',
    name: 'gaji.csv',
    bytes: strToU8(`Nomor Rekening,Nama,Nominal,Keterangan\n${ANI},Ani Lestari, S.E.,1250000,\n`),
    wrong: ['v.csvIsi'],
  },
  {
    about: 'headings with blanks and capitals',
    name: 'gaji.csv',
    bytes: strToU8(`Nomor Rekening,Nama,Nominal,Keterangan\n${ANI},"Ani Lestari, S.E.",1250000,\n`),
    rows: ani,
  },
  {
    about: 'a line that names its separator',
    name: 'gaji.csv',
    bytes: strToU8(`sep=;\r\n${HEAD.replaceAll(',', ';')}\r\n${ANI};Ani Lestari, S.E.;1250000;\r\n`),
    rows: ani,
  },
  {
    about: 'the text that a spreadsheet program calls Unicode',
    name: 'gaji.txt',
    bytes: utf16(`${HEAD.replaceAll(',', '\t')}\r\n${ANI}\tAni Lestari, S.E.\t1250000\t\r\n`),
    rows: ani,
    encoding: 'UTF-16',
  },
  {
    about: 'the letters of an older program, to another bank',
    name: 'gaji.csv',
    bytes: latin1(`${HEAD},kode_bank\n${OTHER},Andr\u00e9 Contoh,1250000,caf\u00e9,014\n`),
    rows: [[OTHER, 125_000_000n, '014']],
    encoding: 'WINDOWS-1252',
  },
  {
    about: 'an account kept as a number that is shown with its zeros',
    name: 'gaji.xlsx',
    bytes: spreadsheet([heading, [[Number(ANI)], 'Ani Lestari', 1_250_000, '']], '000000000000'),
    rows: ani,
    encoding: 'XLSX',
  },
  {
    about: 'an account kept as a number that has lost its zeros',
    name: 'gaji.xlsx',
    bytes: spreadsheet([heading, [Number(ANI), 'Ani Lestari', 1_250_000, '']], '0'),
    wrong: ['v.rekening'],
    encoding: 'XLSX',
  },
  {
    about: 'a clearing code kept as a number that has lost its zero',
    name: 'gaji.xlsx',
    bytes: spreadsheet(
      [
        [...heading, 'kode_bank'],
        [OTHER, 'Andi Contoh', 1_250_000, '', 14],
      ],
      '0',
    ),
    rows: [[OTHER, 125_000_000n, '014']],
    encoding: 'XLSX',
  },
  {
    about: 'a page under a spreadsheet’s name',
    name: 'gaji.xls',
    bytes: strToU8(`<html><table><tr><td>${heading.join('</td><td>')}</td></tr></table></html>`),
    refused: 'MARKUP',
  },
  {
    about: 'a text under a spreadsheet’s name',
    name: 'gaji.xls',
    bytes: strToU8(`${HEAD}\n${ANI},Ani Lestari,1250000,\n`),
    refused: 'NAME',
  },
];
