import { readTable } from '#components/kit/table/read-table.ts';
import { templateSheet } from '#components/kit/table/template.ts';
import { save } from '#components/kit/ui/save-file.ts';
import { linesOfText, textOfLines } from '#lib/spreadsheet-lines.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const HEADS = ['kode_gl', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
/** Example rows show how to fill in the spreadsheet; there are no such accounts, so that nobody files them by mistake. */
const EXAMPLES = ['500000', '600000'].map((account) => [account, ...Array.from({ length: 12 }, () => '1250000.00')]);

/** The text of a pasted range; null where it cannot be read. */
export function budgetOfText(text: string): string | null {
  const lines = linesOfText(text, HEADS);
  return lines === null ? null : textOfLines(lines);
}

/** Returns the text of an XLSX or CSV file; its first bytes tell which. Throws SheetError. */
export async function budgetOfFile(file: File): Promise<{ readonly isi: string; readonly encoding: string }> {
  const { lines, encoding } = await readTable(file, { columns: HEADS, mostBytes: MOST_BYTES });
  return { isi: textOfLines(lines), encoding };
}

/** Saves the spreadsheet to be filled in. */
export function saveBudgetTemplate(title: string): void {
  const columns = HEADS.map((name) => [name, name === 'kode_gl' ? 'akunAnggaran' : 'jumlahAnggaran'] as const);
  save(templateSheet({ title, columns, examples: EXAMPLES }), 'templat-anggaran.xlsx');
}
