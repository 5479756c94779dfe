import { readSheet } from '#components/table/read-sheet.ts';
import { sheetWriter } from '#components/table/sheet.ts';
import { save } from '#components/ui/save-file.ts';
import { linesOfText, type SheetLine } from '#lib/sheet-lines.ts';

const MOST_BYTES = 2 * 1024 * 1024;
/** How a zip archive begins, and so an XLSX file. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const HEADS = ['kode_gl', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** A month that a spreadsheet keeps as a number has lost its first nought. */
const headOf = (text: string): string => (/^\d$/.test(text.trim()) ? `0${text.trim()}` : text.trim().toLowerCase());

/** One cell as it travels: what a formula worked out is anybody's word, so the formula itself is refused where it stands. */
const cellOf = ({ text, formula }: SheetLine['cells'][number]): string =>
  formula ? '=' : /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text.trim();

/** A sheet as the text of a budget: a heading, an account a line, commas between. */
const asText = (lines: readonly SheetLine[]): string =>
  lines.map(({ cells }, at) => cells.map((cell) => (at === 0 ? headOf(cell.text) : cellOf(cell))).join(',')).join('\n');

/** The text of a pasted range or a CSV file; null where it cannot be read. */
export function budgetOfText(text: string): string | null {
  const lines = linesOfText(text);
  return lines === null ? null : asText(lines);
}

/** The text of an XLSX or CSV file, told apart by how it begins; null where it is neither. */
export async function budgetOfFile(file: Blob): Promise<string | null> {
  if (file.size === 0 || file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!ZIP.every((byte, at) => bytes[at] === byte))
    return bytes.includes(0) ? null : budgetOfText(new TextDecoder().decode(bytes));
  try {
    return asText(readSheet(bytes));
  } catch {
    return null;
  }
}

/** Hands out the sheet to be filled in: its headings, every cell of it text. */
export function saveBudgetTemplate(title: string): void {
  const pieces: BlobPart[] = [];
  const heads = HEADS.map((text) => ({ text, num: text !== 'kode_gl' }));
  sheetWriter(title, heads, (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>)).finish();
  save(
    new Blob(pieces, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
    'templat-anggaran.xlsx',
  );
}
