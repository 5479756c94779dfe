import { z } from 'zod';
import { isCurrency } from '#lib/money.ts';
import {
  branchCode,
  currency,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  referenceNumber,
} from '#lib/schemas/common.ts';

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
export const trialBalanceQuery = listQuery({
  branch_code: optionalBranch,
  currency_code: currency,
  balance_date: optionalDate,
  is_all_cabang: flag.default('F'),
  golongan: flag.default('F'),
  sebelum_penutup: flag.default('F'),
});
export const neracaQuery = listQuery({
  branch_code: optionalBranch,
  balance_date: optionalDate,
  compare_date: optionalDate,
  is_all_cabang: flag.default('F'),
  rinci: flag.default('F'),
  urut: z.union([z.literal(''), z.string().regex(/^\d{1,9}$/)], msg('v.kode')).default(''),
});
/** `manual` T lists only accounts that are entered by hand today. */
export const coaQuery = listQuery({
  manual: z.union([z.literal(''), flag], msg('v.kode')).default(''),
  kode_gl: optionalText(6),
  favorit: z.union([z.literal(''), flag], msg('v.bendera')).default(''),
  keadaan: z.enum(['', 'BERLAKU', 'AKAN_DATANG', 'BERAKHIR'], msg('v.kode')).default(''),
});
export const jurnalQuery = listQuery({
  branch_code: optionalBranch,
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
  kode_gl: optionalText(6),
  user_input: optionalText(60),
  user_otorisasi: optionalText(60),
  flowCode: optionalText(60),
  nomor_referensi: z.union([z.literal(''), referenceNumber], msg('v.referensi')).default(''),
});
const anyCurrency = z.union([z.literal(''), z.string().refine(isCurrency)], msg('v.valuta')).default('');
export const glQuery = listQuery({
  branch_code: optionalBranch,
  currency_code: anyCurrency,
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
  is_all_cabang: flag.default('F'),
});
export const glDetailQuery = listQuery({
  branch_code: optionalBranch,
  currency_code: anyCurrency,
  kode_gl: z.string(msg('v.kode')).regex(/^\d{6}$/, msg('v.kode')),
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
});
/** The query reads the vouchers of this journal. */
export const glSlipQuery = z.object({ nomor_referensi: referenceNumber });
/** A branch's day is on one sheet. */
export const rasRabQuery = listQuery({ branch_code: optionalBranch, tanggal: optionalDate });
/** The query lists the transactions of a branch's day, of everybody or of one person. */
export const opsDailyQuery = listQuery({
  branch_code: optionalBranch,
  tanggal: optionalDate,
  id_user: optionalText(30),
});
