import { z } from 'zod';
import { nameText } from '#lib/customers/schemas/names.ts';
import {
  accountNumber,
  branchCode,
  demands,
  listQuery,
  msg,
  optionalText,
  submission,
  text,
} from '#lib/schemas/common.ts';
import { bilyetNumber } from './deposit.ts';

/** The certificate of a deposit that was paid without it comes back; of a lost one the police letter is kept. */
export const returnBilyetData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nomor_bilyet: bilyetNumber,
    sebab: z.enum(['DITERIMA_KEMBALI', 'HILANG'], msg('v.kode')),
    nomor_surat: optionalText(60),
    nama_penyerah: nameText(100).min(3, msg('v.wajib')),
    nomor_identitas: text(40).min(1, msg('v.wajib')),
    keterangan: optionalText(200),
  })
  .refine(({ sebab, nomor_surat }) => sebab !== 'HILANG' || nomor_surat !== '', demands('nomor_surat'))
  .transform((data) => (data.sebab === 'HILANG' ? data : { ...data, nomor_surat: '' }));
export const returnBilyetInput = submission('TERIMA_KEMBALI_BILYET', returnBilyetData);

/** Customers still have these certificates though their deposits have ended. */
export const bilyetsOutQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
