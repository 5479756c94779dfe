import { readTable } from '#components/table/read-table.ts';
import { sheetWriter } from '#components/table/sheet.ts';
import { save } from '#components/ui/save-file.ts';
import { gl } from '#lib/gl.ts';
import { linesOfText, textOfLines } from '#lib/sheet-lines.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const HEADS = ['kode_gl', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
/** Rows that show how the sheet is filled in. */
const EXAMPLES = [gl('PAID_IN_CAPITAL'), gl('MURABAHAH_INCOME')].map((account) => [
  account,
  ...Array.from({ length: 12 }, () => '1250000.00'),
]);

/** The text of a pasted range; null where it cannot be read. */
export function budgetOfText(text: string): string | null {
  const lines = linesOfText(text, HEADS);
  return lines === null ? null : textOfLines(lines);
}

/** The text of an XLSX or CSV file, told apart by how it begins. Throws SheetError. */
export async function budgetOfFile(file: File): Promise<{ readonly isi: string; readonly encoding: string }> {
  const { lines, encoding } = await readTable(file, { columns: HEADS, mostBytes: MOST_BYTES });
  return { isi: textOfLines(lines), encoding };
}

/** Hands out the sheet to be filled in: its headings, every cell of it text. */
export function saveBudgetTemplate(title: string): void {
  const pieces: BlobPart[] = [];
  const heads = HEADS.map((text) => ({ text, num: text !== 'kode_gl' }));
  const writer = sheetWriter(title, heads, (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>));
  for (const row of EXAMPLES) writer.row(row.map((text, at) => ({ text, num: at > 0 })));
  writer.finish();
  save(
    new Blob(pieces, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
    'templat-anggaran.xlsx',
  );
}
