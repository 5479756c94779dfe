import { templateCsv, templateSheet } from '#components/kit/table/template.ts';
import { otherBankColumn, payrollColumns, payrollExamples } from '#lib/payments/payroll.ts';
import type { SheetFormat } from './payroll-file.ts';

const [account, holder, amount, text] = payrollColumns;

/** A file to fill in, with two rows that show how: an account of this bank, and one of another. */
export const template = (format: SheetFormat): Blob =>
  (format === 'csv' ? templateCsv : templateSheet)({
    title: 'gaji',
    columns: [
      [account, 'rekeningGaji'],
      [holder, 'nama'],
      [amount, 'jumlahRupiah'],
      [text, 'keterangan'],
      [otherBankColumn, 'bank'],
    ],
    examples: payrollExamples,
  });
