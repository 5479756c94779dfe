import { z } from 'zod';
import { headingName, readCsv } from '#lib/csv-read.ts';
import { csvWrong } from '#lib/customers/schemas/financing.ts';
import { isValidationKey, type ValidationKey } from '#lib/messages/validation.ts';
import { signedAmountCell } from '#lib/schemas/cells.ts';
import { branchCode, msg, reason, submission, text } from '#lib/schemas/common.ts';
import { glCode } from './finance.ts';

/** A branch's budget has at most so many characters: some hundred accounts with twelve amounts each. */
export const MOST_BUDGET_CHARACTERS = 150_000;
const MOST_ACCOUNTS = 500;

export const budgetMonths = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
/** The months of one account come in their order. */
export const budgetMonthAmounts = z.array(signedAmountCell);
const months = Object.fromEntries(budgetMonths.map((month) => [month, signedAmountCell])) as Record<
  (typeof budgetMonths)[number],
  typeof signedAmountCell
>;
const row = z.strictObject({ kode_gl: glCode, ...months });

/** The heading names these columns of a budget in any order: the account, and each month by its number. */
export const budgetColumns = ['kode_gl', ...budgetMonths] as const;

/** A month that a spreadsheet keeps as a number has lost its first zero. */
export const budgetHeading = (text: string): string => headingName(text).replace(/^\d$/, '0$&');

/** One account's budget of a year has twelve decimal strings of the books' currency. */
export interface BudgetRow {
  readonly baris: number;
  readonly kode_gl: string;
  readonly bulan: readonly string[];
}

/** A budget is wrong in this way at this place. Line 0: the file as a whole; column '': the line as a whole. */
export interface BudgetProblem {
  readonly baris: number;
  readonly kolom: string;
  readonly salah: ValidationKey;
}

/**
 * Reads a branch's budget of a year: a text with a heading, an account a line. It returns all faults at once, in the order of the lines. Screen and
 * core read it alike; the core decides whether an account is in the chart.
 */
export function readBudget(content: string): {
  readonly rows: readonly BudgetRow[];
  readonly problems: readonly BudgetProblem[];
} {
  const whole = (salah: ValidationKey) => ({ rows: [], problems: [{ baris: 0, kolom: '', salah }] });
  if (content.length > MOST_BUDGET_CHARACTERS) return whole('v.csvBesar');
  const read = readCsv(content, budgetColumns, [], budgetHeading);
  if (read.rows.length > MOST_ACCOUNTS) return whole('v.csvBesar');
  const problems: BudgetProblem[] = read.problems.map(({ line, field, kode }) => ({
    baris: line,
    kolom: field,
    salah: csvWrong[kode],
  }));
  const seen = new Set<string>();
  const rows = read.rows.flatMap(({ line, fields }): BudgetRow[] => {
    const { data, error } = row.safeParse(fields);
    for (const { path, message } of error?.issues ?? [])
      problems.push({
        baris: line,
        kolom: String(path[0] ?? ''),
        salah: isValidationKey(message) ? message : 'v.bentuk',
      });
    if (!data) return [];
    if (seen.has(data.kode_gl)) problems.push({ baris: line, kolom: 'kode_gl', salah: 'v.ganda' });
    seen.add(data.kode_gl);
    return [{ baris: line, kode_gl: data.kode_gl, bulan: budgetMonths.map((month) => data[month]) }];
  });
  if (rows.length === 0 && problems.length === 0) return whole('v.anggaranKosong');
  return { rows, problems: problems.sort((a, b) => a.baris - b.baris) };
}

export const saveBudgetData = z.strictObject({
  tahun: z.string(msg('v.wajib')).regex(/^2\d{3}$/, msg('v.kode')),
  kode_cabang: branchCode,
  berkas: z.strictObject({
    nama: text(120).min(1, msg('v.wajib')),
    isi: z.string(msg('v.wajib')).min(1, msg('v.wajib')).max(MOST_BUDGET_CHARACTERS, msg('v.csvBesar')),
  }),
  alasan: reason,
});
export const saveBudgetInput = submission('SIMPAN_ANGGARAN', saveBudgetData);
