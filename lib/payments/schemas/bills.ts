import { z } from 'zod';
import { BILL_COUNT, BILL_MONTH, settlementRails } from '#lib/payments/settlement.ts';
import {
  amount,
  amountOrZero,
  bookCurrency,
  listQuery,
  msg,
  optionalText,
  submission,
  text,
} from '#lib/schemas/common.ts';

const count = z.string(msg('v.banyakTagihan')).trim().regex(BILL_COUNT, msg('v.banyakTagihan'));
/** A month has its year first: 2026-11. */
export const month = z.string(msg('v.bulanTagihan')).trim().regex(BILL_MONTH, msg('v.bulanTagihan'));
const rail = z.enum(settlementRails, msg('v.kode'));
const any = z.literal('');

/** The central bank's bill of a month and rail comes beside the bank's own count as the user saw it. */
export const centralBankBillData = z.strictObject({
  bulan: month,
  rail,
  nomor_tagihan: text(40).min(3, msg('v.wajib')),
  banyak: count,
  nominal: amount,
  kode_valuta: bookCurrency,
  hitungan_banyak: count,
  hitungan_nominal: amountOrZero,
  alasan_selisih: optionalText(200).refine((ground) => ground === '' || ground.length >= 5, msg('v.alasan')),
});
export const centralBankBillInput = submission('TAGIHAN_BANK_SENTRAL', centralBankBillData);

/** The query reads the bank's own count of a month and rail. */
export const billCountQuery = z.object({ bulan: month, rail });
/** The query lists posted bills by month and rail. */
export const billsQuery = listQuery({
  bulan: z.union([any, month], msg('v.bulanTagihan')).default(''),
  rail: z.enum(['', ...settlementRails], msg('v.kode')).default(''),
});
