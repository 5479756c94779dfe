/** Salaries from a spreadsheet: their words and bounds. */

/** The columns of the file, in the order of the template. */
export const payrollColumns = ['nomor_rekening', 'nama', 'nominal', 'keterangan'] as const;
/** The column that names another bank, which a file of this bank's accounts alone need not have. */
export const otherBankColumn = 'kode_bank';
/** Rows of the template, in the order of its columns; their accounts are no accounts, so that nobody pays them by mistake. */
export const payrollExamples: readonly (readonly string[])[] = [
  ['001120000000', 'Contoh Pegawai', '4500000', 'Gaji November', ''],
  ['8801234567', 'Contoh Pegawai Lain', '3250000', 'Gaji November', '014'],
];
export type PayrollColumn = (typeof payrollColumns)[number];

/** Rows of one file. */
export const MOST_SALARIES = 10_000;
/** Characters of one file: what a form carries. */
export const MOST_PAYROLL_TEXT = 1_500_000;

/** On its way to the employees, or through. */
export const payrollStates = ['BERJALAN', 'SELESAI'] as const;
/** What became of a row. */
export const salaryStates = ['MENUNGGU', 'DIBAYAR', 'GAGAL'] as const;
