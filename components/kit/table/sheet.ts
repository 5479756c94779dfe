import { strToU8, Zip, ZipDeflate } from 'fflate';
import { mimeOf } from '#lib/books/reports/formats.ts';
import { type ExportCell, guarded } from '#lib/csv.ts';
import { daysBetween, isIsoDate } from '#lib/dates.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles of the sheet, by their place in cellXfs: text, bold heading, text at the right, an amount, a day. */
const STYLE = { text: 0, head: 1, num: 2, amount: 3, day: 4 } as const;

/** A spreadsheet keeps fifteen digits of a number: a longer amount stays text and loses none. */
const SUMMABLE = /^-?\d{1,13}(?:\.\d{1,2})?$/;
/** A spreadsheet counts 1 January 1900 as 1 and a 29 February 1900 that never was. */
const FIRST_DAY = '1900-01-01';
const COUNTED_BEFORE = 2;

const escaped = (text: string): string =>
  text
    // XML 1.0 has no way to write these.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="right"/></xf><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const pathOf = (at: number): string => `worksheets/sheet${at + 1}.xml`;
const eachOf = (sheets: readonly string[], write: (name: string, at: number) => string): string =>
  sheets.map(write).join('');

/** The small fixed parts around the sheets. */
const frame = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${eachOf(sheets, (_, at) => `<Override PartName="/xl/${pathOf(at)}" ContentType="${TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${eachOf(sheets, (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}">${eachOf(sheets, (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="${pathOf(at)}"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
});

/** A sheet name as Excel takes it: 31 characters, none of []:*?/\ and no apostrophe at its ends. */
export const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replace(/^[' ]+|[' ]+$/g, '') || 'Data';

const textCell = (cell: ExportCell, style: number = cell.num ? STYLE.num : STYLE.text): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(guarded(cell))}</t></is></c>`;

/** The cell of an amount or a day as what it is, so that it can be summed and sorted; null where it is neither. */
function valueCell({ text, amount, day }: ExportCell): string | null {
  if (amount && SUMMABLE.test(text)) return `<c s="${STYLE.amount}"><v>${text}</v></c>`;
  const isDay = day !== undefined && isIsoDate(day) && day > '1900-03-01';
  return isDay ? `<c s="${STYLE.day}"><v>${daysBetween(FIRST_DAY, day) + COUNTED_BEFORE}</v></c>` : null;
}

export interface SheetWriter {
  row(cells: readonly ExportCell[]): void;
  /** Ends the file; nothing may be written afterwards. */
  finish(): void;
}

/** A sheet that is there as a whole. */
export interface WholeSheet {
  readonly title: string;
  readonly heads: readonly ExportCell[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/**
 * Writes an XLSX file of one sheet while its rows arrive, and of another behind it where `behind` is given: `push` gets the compressed bytes
 * in order, so no more than one deflate window is held here. Amounts are numbers and days are days; all else is text.
 */
export function sheetWriter(
  title: string,
  heads: readonly ExportCell[],
  push: (bytes: Uint8Array) => void,
  behind?: WholeSheet,
): SheetWriter {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    push(bytes);
  });
  const part = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  const sheets = [title, ...(behind ? [behind.title] : [])].map(sheetName);
  for (const [name, text] of Object.entries(frame(sheets))) part(name).push(strToU8(text), true);

  const sheetAt = (at: number, columns: readonly ExportCell[]): SheetWriter => {
    const sheet = part(`xl/${pathOf(at)}`);
    const write = (text: string, last = false) => sheet.push(strToU8(text), last);
    const row = (cells: readonly ExportCell[], style?: number) => {
      const line = cells.map((cell) => (style === undefined ? valueCell(cell) : null) ?? textCell(cell, style));
      write(`<row>${line.join('')}</row>`);
    };
    write(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="22" customWidth="1"/></cols><sheetData>`,
    );
    row(columns, STYLE.head);
    return { row, finish: () => write('</sheetData></worksheet>', true) };
  };
  const first = sheetAt(0, heads);
  return {
    row: first.row,
    finish: () => {
      first.finish();
      if (behind) {
        const second = sheetAt(1, behind.heads);
        for (const cells of behind.rows) second.row(cells);
        second.finish();
      }
      zip.end();
    },
  };
}

/** An XLSX file of sheets that are there as a whole, `behind` after the first. */
export function sheetFile({ title, heads, rows }: WholeSheet, behind?: WholeSheet): Blob {
  const pieces: BlobPart[] = [];
  const writer = sheetWriter(title, heads, (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>), behind);
  for (const row of rows) writer.row(row);
  writer.finish();
  return new Blob(pieces, { type: mimeOf.XLSX });
}
