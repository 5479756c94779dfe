import '#lib/messages/templates.ts';
import { templateCsv, templateSheet } from '#components/table/template.ts';
import { otherBankColumn, payrollColumns, payrollExamples } from '#lib/payroll.ts';
import type { SheetFormat } from './payroll-file.ts';

const [account, holder, amount, text] = payrollColumns;

/** A file to fill in, with two rows that show how: an account of this bank, and one of another. */
export const template = (format: SheetFormat): Blob =>
  (format === 'csv' ? templateCsv : templateSheet)({
    title: 'gaji',
    columns: [
      { name: account, kind: 'templat.jenis.nomor', allowed: 'templat.boleh.rekeningGaji' },
      { name: holder, kind: 'templat.jenis.nama', allowed: 'templat.boleh.nama' },
      { name: amount, kind: 'templat.jenis.jumlah', allowed: 'templat.boleh.jumlahRupiah' },
      { name: text, kind: 'templat.jenis.nama', allowed: 'templat.boleh.keterangan' },
      { name: otherBankColumn, kind: 'templat.jenis.kode', allowed: 'templat.boleh.bank' },
    ],
    examples: payrollExamples,
  });
