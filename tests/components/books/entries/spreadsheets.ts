import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A cell as a spreadsheet program stores it: text among the shared ones, a number, or what a formula came to. */
export type Stored = string | { readonly n: string } | { readonly f: string; readonly v: string };

/** Makes an XLSX file of these lines, as spreadsheet programs write it: texts shared, empty cells left out, a hidden sheet before it. */
export function xlsx(lines: readonly (readonly Stored[])[]): Uint8Array {
  const strings: string[] = [];
  const cell = (stored: Stored, at: number, line: number): string => {
    const place = `${String.fromCharCode(65 + at)}${line}`;
    if (stored === '') return '';
    if (typeof stored === 'string') return `<c r="${place}" t="s"><v>${strings.push(stored) - 1}</v></c>`;
    if ('f' in stored) return `<c r="${place}"><f>${stored.f}</f><v>${stored.v}</v></c>`;
    return `<c r="${place}"><v>${stored.n}</v></c>`;
  };
  const rows = lines
    .map((line, at) => `<row r="${at + 1}">${line.map((each, column) => cell(each, column, at + 1)).join('')}</row>`)
    .join('');
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="urn:r"><sheets><sheet name="x" sheetId="1" state="hidden" r:id="rId1"/><sheet name="y" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((text) => `<si><r><t>${text}</t></r></si>`).join('')}</sst>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
