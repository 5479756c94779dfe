import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';

type Node = Readonly<Record<string, unknown>>;

/** What stands in a cell: its text or number, the code of its number format, and whether it is bold or holds a formula. */
interface ReadCell {
  readonly value: string | number;
  readonly format: string;
  readonly bold: boolean;
  readonly formula: boolean;
}
export interface ReadSheet {
  readonly name: string;
  /** Cells by their place in the row; an empty one is null. */
  readonly rows: readonly (readonly (ReadCell | null)[])[];
}

const LISTS = new Set(['sheet', 'Relationship', 'row', 'c', 'col', 'xf', 'numFmt', 'font']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => LISTS.has(name),
});
const FIXED: Readonly<Record<string, string>> = { 0: 'General', 3: '#,##0', 4: '#,##0.00', 49: '@' };
const DAY_MS = 86_400_000;

const listOf = (node: unknown, ...path: readonly string[]): readonly Node[] =>
  (path.reduce<unknown>((at, name) => (at as Node | undefined)?.[name], node) as readonly Node[] | undefined) ?? [];

const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Returns the calendar day, YYYY-MM-DD, that a spreadsheet shows for a number in a format of days. */
export const dayOf = (serial: string | number): string =>
  new Date(Date.UTC(1899, 11, 30) + Number(serial) * DAY_MS).toISOString().slice(0, 10);

function cellOf(cell: Node, formats: readonly { readonly format: string; readonly bold: boolean }[]): ReadCell {
  const inline = (cell.is as Node | undefined)?.t;
  const text = typeof inline === 'string' ? inline : (inline as Node | undefined)?.['#text'];
  const style = formats[Number(cell.s)];
  if (style === undefined) throw new Error(`cell ${String(cell.r)} has a style that is none`);
  return { ...style, value: cell.t === 'inlineStr' ? String(text ?? '') : Number(cell.v), formula: 'f' in cell };
}

/** Reads an XLSX file that this product wrote: its sheets in their order, found by the file's own relations. */
export function readBook(file: Uint8Array): readonly ReadSheet[] {
  const parts = unzipSync(file);
  const part = (path: string): Node => {
    const bytes = parts[path];
    if (bytes === undefined) throw new Error(`the file has no ${path}`);
    return parser.parse(strFromU8(bytes)) as Node;
  };
  const styles = part('xl/styles.xml').styleSheet;
  const own = Object.fromEntries(listOf(styles, 'numFmts', 'numFmt').map((each) => [each.numFmtId, each.formatCode]));
  const fonts = listOf(styles, 'fonts', 'font');
  const formats = listOf(styles, 'cellXfs', 'xf').map(({ numFmtId, fontId }) => ({
    format: String(own[String(numFmtId)] ?? FIXED[String(numFmtId)]),
    bold: 'b' in (fonts[Number(fontId ?? 0)] ?? {}),
  }));
  const targets = listOf(part('xl/_rels/workbook.xml.rels'), 'Relationships', 'Relationship');
  return listOf(part('xl/workbook.xml'), 'workbook', 'sheets', 'sheet').map((sheet) => {
    const target = targets.find(({ Id }) => Id === sheet['r:id'])?.Target;
    const rows = listOf(part(`xl/${String(target)}`), 'worksheet', 'sheetData', 'row').map((row, at) => {
      if (row.r !== String(at + 1)) throw new Error(`row ${at + 1} is numbered ${String(row.r)}`);
      const cells: (ReadCell | null)[] = [];
      for (const cell of listOf(row, 'c')) {
        const place = columnOf(String(cell.r));
        while (cells.length < place) cells.push(null);
        cells.push(cellOf(cell, formats));
      }
      return cells;
    });
    return { name: String(sheet.name), rows };
  });
}
