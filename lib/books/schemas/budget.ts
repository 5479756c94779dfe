import { z } from 'zod';
import { headingName } from '#lib/csv-read.ts';
import { signedAmountCell } from '#lib/schemas/cells.ts';
import { branchCode, msg, reason, submission, text } from '#lib/schemas/common.ts';
import { type ImportedRows, readRows } from '#lib/schemas/imported-rows.ts';
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
  readonly kode_gl: string;
  readonly bulan: readonly string[];
}

/** Reads a branch's budget of a year: a text with a heading, an account a line. The core decides whether an account is in the chart. */
export function readBudget(content: string): ImportedRows<BudgetRow> {
  const { rows, problems } = readRows(content, {
    columns: budgetColumns,
    nameOf: budgetHeading,
    row,
    unique: 'kode_gl',
    mostCharacters: MOST_BUDGET_CHARACTERS,
    mostRows: MOST_ACCOUNTS,
    empty: 'v.anggaranKosong',
  });
  return {
    rows: rows.map(({ baris, kode_gl, ...amounts }) => ({
      baris,
      kode_gl,
      bulan: budgetMonths.map((month) => amounts[month]),
    })),
    problems,
  };
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
