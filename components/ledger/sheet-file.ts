import { readSheet } from '#components/table/read-sheet.ts';
import { sheetWriter } from '#components/table/sheet.ts';
import { save } from '#components/ui/save-file.ts';
import { entryColumns } from '#lib/ledger-entries.ts';
import { entriesOfSheet, type TakenSheet } from '#lib/ledger-sheet.ts';
import { linesOfText } from '#lib/sheet-lines.ts';

/** Five thousand rows with long texts are a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;
/** How a zip archive begins, and so an XLSX file. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const unreadable: TakenSheet = { refused: { kode: 'BERKAS' } };

/** Text of a spreadsheet program: UTF-8, or what older ones of the West write. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The rows of a pasted range. */
export function takeText(text: string): TakenSheet {
  const lines = linesOfText(text);
  return lines === null ? unreadable : entriesOfSheet(lines);
}

/** The rows of an XLSX or CSV file, told apart by how it begins; a name says nothing. */
export async function takeFile(file: Blob): Promise<TakenSheet> {
  if (file.size === 0 || file.size > MOST_BYTES) return unreadable;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!ZIP.every((byte, at) => bytes[at] === byte)) {
    return bytes.includes(0) ? unreadable : takeText(decoded(bytes));
  }
  try {
    return entriesOfSheet(readSheet(bytes));
  } catch {
    return unreadable;
  }
}

/** Hands out the sheet to be filled in: its headings, every cell of it text, so that no number loses a digit. */
export function saveTemplate(title: string, name: string): void {
  const pieces: BlobPart[] = [];
  const heads = entryColumns.map((text) => ({ text, num: text === 'nominal' }));
  sheetWriter(title, heads, (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>)).finish();
  save(new Blob(pieces, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }), name);
}
