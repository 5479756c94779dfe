import { z } from 'zod';
import { contractFees } from '#lib/accounts/account-fees.ts';
import { accountNumber, isoDate, msg, reason, submission, uuid } from '#lib/schemas/common.ts';

/** The percentage is above 0 up to 100 with at most two decimals. */
const percent = z
  .string(msg('v.persenPerintah'))
  .regex(/^(?!0+(\.0{1,2})?$)(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, msg('v.persenPerintah'));

/** The bank waives a fee for one account from day to day, in whole or in part. */
export const feeWaiverData = z
  .strictObject({
    nomor_rekening: accountNumber,
    kode: z.enum(contractFees, msg('v.kode')),
    persen: percent,
    mulai: isoDate,
    sampai: isoDate,
    alasan: reason,
  })
  .refine(({ mulai, sampai }) => sampai >= mulai, { ...msg('v.urutanTanggal'), path: ['sampai'] });
export const feeWaiverInput = submission('BEBAS_BIAYA', feeWaiverData);

/** The waiver ends before its last day. */
export const endWaiverData = z.strictObject({
  nomor_rekening: accountNumber,
  id_pembebasan: uuid,
  versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')),
  alasan: reason,
});
export const endWaiverInput = submission('CABUT_BEBAS_BIAYA', endWaiverData);

/** The account is given by number, or by the handle a list gave when the number is masked. */
export const accountFeesQuery = z
  .object({
    nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  })
  .refine((asked) => asked.nomor_rekening !== '' || asked.pegangan !== '', {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  });
