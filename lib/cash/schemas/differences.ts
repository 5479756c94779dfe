import { z } from 'zod';
import { cashlessRemedies, cashRemedies, differenceKinds } from '#lib/cash/cash-differences.ts';
import { checkIdentity, presenterFields } from '#lib/customers/schemas/identity.ts';
import { optionalName } from '#lib/customers/schemas/names.ts';
import {
  accountNumber,
  branchCode,
  denominations,
  differenceNumber,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
} from '#lib/schemas/common.ts';

const any = z.literal('');
/** An overage goes back to this claimant, by the document that was shown. */
const claimant = { penerima: optionalName(60), nomor_identitas: optionalText(30) };
/** The form asks these of a claimant who takes cash. */
const { nama: _, nomor_identitas: __, ...takerFields } = presenterFields;
interface Claim {
  readonly cara: string;
  readonly penerima: string;
  readonly nomor_identitas: string;
}
const identified = ({ cara, penerima, nomor_identitas }: Claim): boolean =>
  cara.startsWith('KEMBALI') === (penerima.length >= 3 && nomor_identitas.length >= 5);
const byDocument = { ...msg('v.wajib'), path: ['nomor_identitas'] };

/** A difference ends in cash over the maker's till. */
export const endDifferenceInCashData = z
  .strictObject({
    nomor_selisih: differenceNumber,
    cara: z.enum(cashRemedies, msg('v.kode')),
    ...takerFields,
    ...claimant,
    pecahan: denominations.refine((rows) => rows.length > 0, msg('v.pecahan')),
    alasan: reason,
  })
  .superRefine(checkIdentity)
  .refine(identified, byDocument);
export const endDifferenceInCashInput = submission('SELESAI_SELISIH_TUNAI', endDifferenceInCashData);

/** A difference ends without cash. */
export const endDifferenceData = z
  .strictObject({
    nomor_selisih: differenceNumber,
    cara: z.enum(cashlessRemedies, msg('v.kode')),
    nomor_rekening: z.union([any, accountNumber], msg('v.rekening')).default(''),
    ...claimant,
    alasan: reason,
  })
  .refine(identified, byDocument)
  .refine(({ cara, nomor_rekening }) => cara.endsWith('_REKENING') === (nomor_rekening !== ''), {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  });
export const endDifferenceInput = submission('SELESAI_SELISIH', endDifferenceData);

/** The query lists differences of a branch, the oldest first. */
export const differenceQuery = listQuery({
  kode_cabang: z.union([any, branchCode], msg('v.kode')).default(''),
  jenis: z.enum(['', ...differenceKinds], msg('v.kode')).default(''),
  status: z.enum(['', 'TERBUKA', 'SELESAI'], msg('v.kode')).default(''),
});
