import { readTable } from '#components/table/read-table.ts';
import { sheetWriter } from '#components/table/sheet.ts';
import { SheetError, sheetSentence } from '#components/table/sheet-error.ts';
import { save } from '#components/ui/save-file.ts';
import { entryColumns, entryExamples } from '#lib/ledger-entries.ts';
import { entriesOfSheet, type TakenSheet } from '#lib/ledger-sheet.ts';
import { linesOfText } from '#lib/sheet-lines.ts';

/** Five thousand rows with long texts are a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;

const unreadable: TakenSheet = { refused: { kode: 'BERKAS' } };

/** The rows of a pasted range. */
export function takeText(text: string): TakenSheet {
  const lines = linesOfText(text, entryColumns);
  return lines === null ? unreadable : entriesOfSheet(lines);
}

/** The rows of an XLSX or CSV file, told apart by how it begins. */
export async function takeFile(file: Blob): Promise<TakenSheet> {
  try {
    const { lines, encoding } = await readTable(file, { columns: entryColumns, mostBytes: MOST_BYTES });
    const taken = entriesOfSheet(lines);
    return 'rows' in taken && encoding === 'WINDOWS-1252' ? { ...taken, encoding } : taken;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const alasan = sheetSentence(error, '');
    return alasan === '' ? unreadable : { refused: { kode: 'BERKAS', alasan } };
  }
}

/** Hands out the sheet to be filled in: its headings and two rows that show how, every cell of it text, so that no number loses a digit. */
export function saveTemplate(title: string, name: string): void {
  const pieces: BlobPart[] = [];
  const heads = entryColumns.map((text) => ({ text, num: text === 'nominal' }));
  const writer = sheetWriter(title, heads, (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>));
  for (const row of entryExamples)
    writer.row(entryColumns.map((column) => ({ text: row[column], num: column === 'nominal' })));
  writer.finish();
  save(new Blob(pieces, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }), name);
}
