import { describe, expect, test } from 'vitest';
import { sheetWriter } from '#components/kit/table/spreadsheet-writer.ts';
import { readFile, rowsOfText } from '#components/payments/payroll/payroll-file.ts';
import { payrollColumns } from '#lib/payments/payroll.ts';
import { salaryRow } from '#lib/payments/schemas/payroll.ts';
import { amountOrZeroCell } from '#lib/schemas/cells.ts';
import { accountCases } from '../../../cases/account-numbers.ts';
import { amountCases } from '../../../cases/amounts.ts';

/** A file of one row for each text, in the column it belongs to. */
type FileWriter = (column: (typeof payrollColumns)[number], texts: readonly string[]) => File;

const rowOf = (column: string, text: string) => payrollColumns.map((name) => (name === column ? text : 'x'));
const csv =
  (between: string): FileWriter =>
  (column, texts) => {
    const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(between);
    return new File([[payrollColumns, ...texts.map((text) => rowOf(column, text))].map(line).join('\r\n')], 'gaji.csv');
  };
const xlsx: FileWriter = (column, texts) => {
  const pieces: BlobPart[] = [];
  const cells = (row: readonly string[]) => row.map((text) => ({ text, num: true }));
  const writer = sheetWriter('gaji', cells(payrollColumns), (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>));
  for (const text of texts) writer.row(cells(rowOf(column, text)));
  writer.finish();
  return new File(pieces, 'gaji.xlsx');
};
const formats = [
  ['CSV with commas', csv(',')],
  ['CSV with semicolons', csv(';')],
  ['CSV with tabs', csv('\t')],
  ['XLSX', xlsx],
] as const;

const cellsOf = async (file: File, column: (typeof payrollColumns)[number]): Promise<readonly string[]> =>
  rowsOfText(await readFile(file))
    .slice(1)
    .map((row) => row[payrollColumns.indexOf(column)] ?? '');

/** A spreadsheet's formula is another matter: the writer disarms it and the reader refuses it. */
const plain = ([text]: readonly [string, ...unknown[]]): boolean => !/^[=+\-−@]/.test(text.trim());

describe.each(formats)('in %s', (_, write) => {
  test('an amount is read as in a field', async () => {
    const cases = amountCases.filter(plain);
    const cells = await cellsOf(
      write(
        'nominal',
        cases.map(([text]) => text),
      ),
      'nominal',
    );
    const read = cells.map((cell) => amountOrZeroCell.safeParse(cell).data ?? null);
    // The books take fifteen digits of an amount; what a field could still write has its own refusal.
    const expected = cases.map(([text]) => amountOrZeroCell.safeParse(text).data ?? null);
    expect(read).toEqual(expected);
    expect(read.filter((wire) => wire !== null).length).toBeGreaterThan(40);
  });

  test('an account number is read as in a field', async () => {
    const cases = accountCases.filter(([text]) => text !== '');
    const cells = await cellsOf(
      write(
        'nomor_rekening',
        cases.map(([text]) => text),
      ),
      'nomor_rekening',
    );
    const read = cells.map((nomor_rekening) => {
      const row = salaryRow.safeParse({ nomor_rekening, nama: 'Ani', nominal: '1', keterangan: '' });
      return row.success ? row.data.nomor_rekening : null;
    });
    expect(read).toEqual(cases.map(([, number]) => number));
  });
});
