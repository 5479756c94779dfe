import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSheetFile, saveTemplate } from '#components/books/entries/spreadsheet-file.ts';
import { budgetOfFile, saveBudgetTemplate } from '#components/books/finance/budget-sheet.ts';
import { saveFinancingTemplate } from '#components/customers/records/financing-template.ts';
import { readTable } from '#components/kit/table/read-table.ts';
import { readFile, rowsOfText } from '#components/payments/payroll/payroll-file.ts';
import { template } from '#components/payments/payroll/payroll-template.ts';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import { financingColumns, readFinancing } from '#lib/customers/schemas/financing.ts';
import { otherBankColumn, payrollColumns, payrollExamples } from '#lib/payments/payroll.ts';
import { textOfLines } from '#lib/spreadsheet-lines.ts';

const saved = vi.hoisted(() => ({ blob: null as Blob | null }));
vi.mock('#components/kit/ui/save-file.ts', () => ({
  save: (blob: Blob) => {
    saved.blob = blob;
  },
}));
beforeEach(() => {
  saved.blob = null;
});

const asFile = (blob: Blob | null, name: string): File => {
  if (blob === null) throw new Error('nothing was saved');
  return new File([blob], name);
};
/** Returns the texts of the sheet behind the first, row by row. */
async function guideOf(file: File): Promise<string[][]> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text),
  );
}
const guided = async (file: File, columns: readonly string[]) => {
  const [heads, ...rows] = await guideOf(file);
  expect(heads).toEqual(['Kolom', 'Jenis isi', 'Isi yang diizinkan']);
  expect(rows.map(([column]) => column)).toEqual(columns);
  for (const [, kind = '', allowed = ''] of rows)
    expect([kind, allowed].map((text) => text.length > 0)).toEqual([true, true]);
};

describe('a template holds two rows, the kinds and the allowed values of its columns, and reads back', () => {
  test.each(['xlsx', 'csv'] as const)('salaries as %s', async (format) => {
    const file = asFile(template(format), `contoh-gaji.${format}`);
    const columns = [...payrollColumns, otherBankColumn];
    expect(rowsOfText(await readFile(file))).toEqual([columns, ...payrollExamples]);
    if (format === 'xlsx') await guided(file, columns);
    else expect((await file.text()).split('\r\n')[2]).toMatch(/nominal: Jumlah uang\. Rupiah di atas nol/);
  });

  test('general entries', async () => {
    saveTemplate('Baris', 'x.xlsx');
    const file = asFile(saved.blob, 'x.xlsx');
    expect(await readSheetFile(file)).toMatchObject({ rows: [{ sisi: 'D' }, { sisi: 'K' }] });
    await guided(file, entryColumns);
  });

  test('a budget', async () => {
    saveBudgetTemplate('anggaran');
    const file = asFile(saved.blob, 'x.xlsx');
    expect((await budgetOfFile(file)).isi.split('\n').filter(Boolean)).toHaveLength(3);
    await guided(file, ['kode_gl', ...Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))]);
  });

  test('a report of the financing system, whose rows are right but for their customers', async () => {
    saveFinancingTemplate();
    const file = asFile(saved.blob, 'x.xlsx');
    const { lines } = await readTable(file, { columns: financingColumns, mostBytes: 1_000_000 });
    const { rows, problems } = readFinancing(textOfLines(lines));
    expect([rows.length, problems]).toEqual([2, []]);
    await guided(file, financingColumns);
  });
});
