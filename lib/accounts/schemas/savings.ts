import { z } from 'zod';
import { accountStates } from '#lib/accounts/codes.ts';
import {
  accountNumber,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
  uuid,
} from '#lib/schemas/common.ts';

export const rekeningQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  status_rekening: z.enum(['', ...accountStates], msg('v.kode')).default(''),
  kode_produk: optionalText(2),
  nomor_nasabah: optionalText(20),
});
/** The account is given by number, or by the handle a list gave when the number is masked. */
export const validateRekeningQuery = z
  .object({
    nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
    detailed: flag.default('F'),
  })
  .refine((asked) => asked.nomor_rekening !== '' || asked.pegangan !== '', {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  });

/** A customer asks for the balance and shows a document. */
export const balanceInquiryData = z.strictObject({
  nomor_rekening: accountNumber,
  nomor_identitas: text(40).min(1, msg('v.wajib')),
  keterangan: optionalText(100),
});
export const balanceInquiryInput = submission('PERMINTAAN_SALDO', balanceInquiryData);
export const requestedBalanceQuery = z.object({ nomor: uuid });
const maybeDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
export const balanceInquiriesQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  tanggal_awal: maybeDay,
  tanggal_akhir: maybeDay,
  user_input: optionalText(60),
  lama: flag.default('F'),
});

/** A dormant account wakes: the form says whose identity was seen, and why; the fee may be asked to be waived. */
export const reactivationData = z.strictObject({
  nomor_rekening: accountNumber,
  nomor_identitas: text(40).min(1, msg('v.wajib')),
  keterangan: reason,
  bebas_biaya: flag.default('F'),
});
export const reactivationInput = submission('REAKTIVASI_REKENING', reactivationData);
