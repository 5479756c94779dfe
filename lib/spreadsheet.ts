import { type ExportCell, guarded } from './csv.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Each format by its number: below 164 the standard fixes them, 49 is text. `code` defines one of our own. */
const FORMATS = {
  text: { id: 49 },
  right: { id: 49 },
  amount: { id: 4 },
  count: { id: 3 },
  percent: { id: 164, code: '0.0' },
  day: { id: 165, code: 'dd\\-mm\\-yyyy' },
} as const;
type CellFormat = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as readonly CellFormat[];

/** A spreadsheet keeps fifteen digits of a number: a longer amount stays text and loses none. */
const EXACT_DIGITS = 15;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A spreadsheet counts 1 January 1900 as 1 and a 29 February 1900 that never was: from March of that year on it counts from this day. */
const BEFORE_FIRST = Date.UTC(1899, 11, 30);
const FIRST_RIGHT = Date.UTC(1900, 2, 1);
const DAY_MS = 86_400_000;

/** A cell of a spreadsheet: its format, and what stands behind its reference in the file. */
export interface BookCell {
  readonly format: CellFormat;
  readonly body: string;
}

const escaped = (text: string): string =>
  text
    // XML 1.0 has no way to write these.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns a cell of text that no spreadsheet calculates. */
export const textCell = (cell: ExportCell): BookCell => ({
  format: cell.num ? 'right' : 'text',
  body: ` t="inlineStr"><is><t xml:space="preserve">${escaped(guarded(cell))}</t></is>`,
});

/** Returns a cell of a decimal text such as "-1250.00"; null where a number would lose digits of it, or it is none. */
export const numberCell = (text: string, format: 'amount' | 'count' | 'percent'): BookCell | null =>
  NUMBER.test(text) && text.replace(/\D/g, '').length <= EXACT_DIGITS ? { format, body: `><v>${text}</v>` } : null;

/** Returns a cell of a calendar day, YYYY-MM-DD; null where it is none or older than the days that spreadsheets count alike. */
export function dayCell(iso: string): BookCell | null {
  // A report holds a million days: dayjs takes as long for one as all the rest of its row.
  const day = new Date(`${iso}T00:00:00Z`);
  const isDay = day.getTime() >= FIRST_RIGHT && day.toISOString().slice(0, 10) === iso;
  return isDay ? { format: 'day', body: `><v>${(day.getTime() - BEFORE_FIRST) / DAY_MS}</v>` } : null;
}

/** Returns the letters of a column, counted from 0: 27 is "AB". */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}
const COLUMNS = Array.from({ length: 64 }, (_, column) => lettersOf(column));

/** Returns row number `row`, counted from 1; null leaves its cell empty. */
export function sheetRow(cells: readonly (BookCell | null)[], row: number, bold = false): string {
  let xml = `<row r="${row}">`;
  for (const [column, cell] of cells.entries()) {
    if (cell === null) continue;
    const style = NAMES.indexOf(cell.format) + (bold ? NAMES.length : 0);
    xml += `<c r="${COLUMNS[column] ?? lettersOf(column)}${row}" s="${style}"${cell.body}</c>`;
  }
  return `${xml}</row>`;
}

const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Returns the beginning of a sheet whose columns have these widths in characters; the first row stays in sight where it is `frozen`. */
export const sheetStart = (widths: readonly number[], frozen: boolean): string =>
  `${HEAD}<worksheet xmlns="${MAIN}">${frozen ? FROZEN : ''}<cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

export const SHEET_END = '</sheetData></worksheet>';

/** The format of a cell by its place: all of them, and all of them again in bold. */
const styles = (): string => {
  const own = Object.values(FORMATS).flatMap((format) => ('code' in format ? [format] : []));
  const xfs = [0, 1].flatMap((font) =>
    NAMES.map((name) => {
      const start = `<xf numFmtId="${FORMATS[name].id}" fontId="${font}" applyNumberFormat="1" applyFont="1"`;
      return name === 'right' ? `${start} applyAlignment="1"><alignment horizontal="right"/></xf>` : `${start}/>`;
    }),
  );
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${own
    .map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    .join(
      '',
    )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`;
};

const pathOf = (at: number): string => `worksheets/sheet${at + 1}.xml`;

/** Returns the path of a sheet within the file, counted from 0. */
export const sheetPath = (at: number): string => `xl/${pathOf(at)}`;

const eachOf = (sheets: readonly string[], write: (name: string, at: number) => string): string =>
  sheets.map(write).join('');

/** Returns the small fixed parts around the sheets of these names, each by its path. */
export const bookParts = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${eachOf(sheets, (_, at) => `<Override PartName="/xl/${pathOf(at)}" ContentType="${TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${eachOf(sheets, (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}">${eachOf(sheets, (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="${pathOf(at)}"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles(),
});

/** A sheet name as Excel takes it: 31 characters, none of []:*?/\ and no apostrophe at its ends. */
export const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replace(/^[' ]+|[' ]+$/g, '') || 'Data';
