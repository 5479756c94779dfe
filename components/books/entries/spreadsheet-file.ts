import { readTable } from '#components/kit/table/read-table.ts';
import { SheetError, sheetSentence } from '#components/kit/table/spreadsheet-error.ts';
import { templateSheet } from '#components/kit/table/template.ts';
import { save } from '#components/kit/ui/save-file.ts';
import { entryColumns, entryExamples } from '#lib/books/ledger-entries.ts';
import { entriesOfSheet, type SheetResult } from '#lib/books/ledger-spreadsheet.ts';
import { linesOfText } from '#lib/spreadsheet-lines.ts';

/** Five thousand rows with long texts are a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;

const unreadable: SheetResult = { refused: { kode: 'BERKAS' } };

/** The rows of a pasted range. */
export function readText(text: string): SheetResult {
  const lines = linesOfText(text, entryColumns);
  return lines === null ? unreadable : entriesOfSheet(lines);
}

/** Returns the rows of an XLSX or CSV file; its first bytes tell which. */
export async function readSheetFile(file: Blob): Promise<SheetResult> {
  try {
    const { lines, encoding } = await readTable(file, { columns: entryColumns, mostBytes: MOST_BYTES });
    const result = entriesOfSheet(lines);
    return 'rows' in result && encoding === 'WINDOWS-1252' ? { ...result, encoding } : result;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const alasan = sheetSentence(error, '');
    return alasan === '' ? unreadable : { refused: { kode: 'BERKAS', alasan } };
  }
}

const holds = {
  sisi: 'sisi',
  jenis: 'jenisAkun',
  nomor: 'nomorAkun',
  kode_cabang: 'cabang',
  nominal: 'jumlahValuta',
  kode_valuta: 'valuta',
  keterangan: 'keteranganJurnal',
} as const;

/** Saves the spreadsheet to be filled in: two rows show how. */
export function saveTemplate(title: string, name: string): void {
  const columns = entryColumns.map((column) => [column, holds[column]] as const);
  const examples = entryExamples.map((row) => entryColumns.map((column) => row[column]));
  save(templateSheet({ title, columns, examples }), name);
}
