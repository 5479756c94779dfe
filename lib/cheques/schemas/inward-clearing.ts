import { z } from 'zod';
import { inwardStates } from '#lib/cheques/clearing.ts';
import { bookKinds } from '#lib/cheques/warkat.ts';
import { requiredName } from '#lib/customers/schemas/names.ts';
import { fitsKind } from '#lib/files.ts';
import {
  accountNumber,
  amount,
  bookCurrency,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalDate,
  optionalText,
  submission,
  text,
} from '#lib/schemas/common.ts';
import { storedFile } from '#lib/schemas/file.ts';
import { bankCode, optionalBranch, returnReasons } from './clearing.ts';

const inwardId = z.string(msg('v.kode')).regex(/^[1-9]\d{0,17}$/, msg('v.kode'));

/** These are printed on a sheet of ours. */
const printed = {
  jenis: z.enum(bookKinds, msg('v.kode')),
  nomor_warkat: z
    .string(msg('v.nomorWarkat'))
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{4,16}$/, msg('v.nomorWarkat')),
  tanggal_warkat: isoDate,
  /** A bilyet giro has it; left out it is the date of the sheet. */
  tanggal_efektif: optionalDate,
};
interface Dated {
  readonly tanggal_warkat: string;
  readonly tanggal_efektif?: string | undefined;
}
const notBefore = ({ tanggal_warkat, tanggal_efektif }: Dated): boolean =>
  tanggal_efektif === undefined || tanggal_efektif >= tanggal_warkat;
const tooEarly = { ...msg('v.tanggalEfektif'), path: ['tanggal_efektif'] };

/** Another bank presents a sheet, as it is read from the paper: its account need not be ours. */
export const receiveInwardData = z
  .strictObject({
    kode_bank: bankCode,
    nama_penerima: requiredName(60),
    nomor_rekening: z
      .string(msg('v.rekening'))
      .trim()
      .regex(/^\d{5,20}$/, msg('v.rekening')),
    ...printed,
    nominal: amount,
    kode_valuta: bookCurrency,
    keterangan: optionalText(100),
    /** The picture, if one was taken, is viewed beside the specimen. */
    gambar: storedFile
      .refine(({ mime }) => fitsKind('TANDA_TANGAN', mime), msg('v.berkasBukanGambar'))
      .nullish()
      .transform((file) => file ?? undefined),
  })
  .refine(notBefore, tooEarly);
export const receiveInwardInput = submission('TERIMA_PENARIKAN_KLIRING', receiveInwardData);

/** The form names one sheet and its amount. */
const one = { id_penarikan: inwardId, nominal: amount, kode_valuta: bookCurrency, keterangan: optionalText(100) };
export const payInwardData = z.strictObject({ ...one, nomor_rekening: accountNumber });
export const payInwardInput = submission('PENARIKAN_KLIRING', payInwardData);
export const returnInwardData = z.strictObject({
  ...one,
  alasan_tolakan: returnReasons,
  bebas_biaya: flag.default('F'),
});
export const returnInwardInput = submission('TOLAKAN_PENARIKAN_KLIRING', returnInwardData);

/** The sheet may be forged, for this reason. */
export const holdInwardData = z.strictObject({ ...one, alasan: text(200).min(1, msg('v.wajib')) });
export const holdInwardInput = submission('TAHAN_PENARIKAN_KLIRING', holdInwardData);

/** A sheet moves money from one of our accounts to another one of ours. */
export const transferBySheetData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nomor_rekening_kredit: accountNumber,
    ...printed,
    diubah: flag.default('F'),
    nominal: amount,
    kode_valuta: bookCurrency,
    keterangan: optionalText(100),
  })
  .refine(notBefore, tooEarly);
export const transferBySheetInput = submission('PEMINDAHBUKUAN_KLIRING', transferBySheetData);

/** The query lists sheets presented to us by where they are. */
export const inwardQuery = listQuery({
  kode_cabang: optionalBranch,
  status_warkat: z.enum(['', ...inwardStates], msg('v.kode')).default(''),
  id_penarikan: z.union([z.literal(''), inwardId]).default(''),
  hari_ini: z.union([z.literal(''), flag]).default(''),
  jenis: z.enum(['', ...bookKinds], msg('v.kode')).default(''),
  /** T lists the sheets that are still to be paid or returned. */
  belum_diputus: z.union([z.literal(''), flag]).default(''),
});
