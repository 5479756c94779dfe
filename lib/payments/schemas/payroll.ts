import { z } from 'zod';
import { joinedDigits } from '#lib/account-number.ts';
import { requiredName } from '#lib/customers/schemas/names.ts';
import { MOST_PAYROLL_TEXT, payrollStates, salaryStates } from '#lib/payments/payroll.ts';
import { amountCell } from '#lib/schemas/cells.ts';
import {
  accountNumber,
  amount,
  bookCurrency,
  branchCode,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  uuid,
} from '#lib/schemas/common.ts';

/** The rows are CSV text under a heading of `payrollColumns`. */
const sheet = z.string(msg('v.berkasGaji')).min(1, msg('v.berkasGaji')).max(MOST_PAYROLL_TEXT, msg('v.berkasGaji'));

const ofSalary = { nominal: amountCell, keterangan: optionalText(40) };
/** One row of the file has an account of this bank, its holder, and the amount in rupiah. */
export const salaryRow = z.strictObject({
  ...ofSalary,
  nomor_rekening: z.string(msg('v.rekening')).transform(joinedDigits).pipe(accountNumber),
  nama: requiredName(100),
  kode_bank: z.literal('').default(''),
});
/** The row pays an account of another bank, by that bank's clearing code of three digits, its BIC or the rail's own code of seven digits. */
export const otherBankRow = z.strictObject({
  ...ofSalary,
  nomor_rekening: z
    .string(msg('v.rekeningTujuan'))
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,34}$/, msg('v.rekeningTujuan')),
  nama: requiredName(70),
  // A clearing code has three digits: a spreadsheet that keeps it as a number leaves out its leading zeros.
  kode_bank: z
    .string(msg('v.bankGaji'))
    .trim()
    .toUpperCase()
    .overwrite((code) => (/^\d{1,3}$/.test(code) ? code.padStart(3, '0') : code))
    .regex(/^(\d{3}|\d{7}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$/, msg('v.bankGaji')),
});

/** One employer pays salaries for one month; count and total are those of the employer's letter. */
export const payrollData = z.strictObject({
  nomor_rekening: accountNumber,
  periode: z.string(msg('v.bulanGaji')).regex(/^\d{4}-(0[1-9]|1[0-2])$/, msg('v.bulanGaji')),
  jumlah_baris: z.string(msg('v.lembar')).regex(/^[1-9]\d{0,5}$/, msg('v.lembar')),
  nominal: amount,
  kode_valuta: bookCurrency,
  isi: sheet,
  keterangan: reason,
});
export const payrollInput = submission('BAYAR_GAJI', payrollData);

/** A file is checked before it is filed; '' while no account is chosen yet. */
export const payrollCheckInput = z.strictObject({
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
  isi: sheet,
});

export const payrollsQuery = listQuery({
  status_gaji: z.union([z.literal(''), z.enum(payrollStates)], msg('v.kode')).default(''),
  periode: z
    .string()
    .regex(/^(\d{4}-\d{2})?$/, msg('v.bulanGaji'))
    .default(''),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
export const salariesQuery = listQuery({
  id_gaji: uuid,
  status_baris: z.union([z.literal(''), z.enum(salaryStates)], msg('v.kode')).default(''),
});
