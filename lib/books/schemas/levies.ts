import { z } from 'zod';
import { rupiahAccountNames } from '#lib/accounts/own-accounts.ts';
import { levyKinds } from '#lib/books/levies.ts';
import { month } from '#lib/payments/schemas/bills.ts';
import { amount, bookCurrency, listQuery, msg, optionalText, submission, text } from '#lib/schemas/common.ts';

const jenis = z.enum(levyKinds, msg('v.kode'));
const any = z.literal('');

/** The bank pays a tax, stamp duty or zakat of a month to those it owes it to. */
export const remitLevyData = z.strictObject({
  jenis,
  bulan: month,
  penerima: text(60).min(3, msg('v.wajib')),
  nomor_bukti: text(40).min(3, msg('v.wajib')),
  sumber: z.enum(rupiahAccountNames, msg('v.kode')),
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: optionalText(100),
});
export const remitLevyInput = submission('SETOR_PUNGUTAN', remitLevyData);

/** The bank owes this of a kind, for a month and those before it. */
export const leviesOwedQuery = z.object({ jenis, bulan: month });
/** The query lists payments by kind and month. */
export const remittancesQuery = listQuery({
  jenis: z.enum(['', ...levyKinds], msg('v.kode')).default(''),
  bulan: z.union([any, month], msg('v.bulanTagihan')).default(''),
});
