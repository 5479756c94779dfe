/** These are the words and bounds of salaries from a spreadsheet. */

/** The file has these columns, in the order of the template. */
export const payrollColumns = ['nomor_rekening', 'nama', 'nominal', 'keterangan'] as const;
/** The column names another bank, which a file of this bank's accounts alone need not have. */
export const otherBankColumn = 'kode_bank';
/** The rows of the template follow the order of its columns; their accounts are no accounts, so that nobody pays them by mistake. */
export const payrollExamples: readonly (readonly string[])[] = [
  ['001120000000', 'Contoh Pegawai', '4500000', 'Gaji November', ''],
  ['8801234567', 'Contoh Pegawai Lain', '3250000', 'Gaji November', '014'],
];

/** One file has at most so many rows. */
export const MOST_SALARIES = 10_000;
/** One file has at most so many characters: a form carries no more. */
export const MOST_PAYROLL_TEXT = 1_500_000;

/** The payment is on its way to the employees, or through. */
export const payrollStates = ['BERJALAN', 'SELESAI'] as const;
/** A row waits, is paid or has failed. */
export const salaryStates = ['MENUNGGU', 'DIBAYAR', 'GAGAL'] as const;
