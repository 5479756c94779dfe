import { z } from 'zod';
import { refusalLetters, refusalStates, settlementMethods } from '#lib/cheques/unfunded.ts';
import { bookKinds, isSheetNumber } from '#lib/cheques/warkat.ts';
import {
  accountNumber,
  amount,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalDate,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

const kind = z.enum(bookKinds, msg('v.kode'));
const sheetNumber = z.string(msg('v.nomorLembar')).trim().toUpperCase().refine(isSheetNumber, msg('v.nomorLembar'));
const customerNumber = z.string(msg('v.kode')).regex(/^\d{4,20}$/, msg('v.kode'));

/** A sheet is presented over the counter and not paid. */
export const refuseSheetData = z.strictObject({
  nomor_rekening: accountNumber,
  jenis: kind,
  nomor_warkat: sheetNumber,
  // The field is left out when the sheet itself has no date, which is a reason of its own.
  tanggal_warkat: optionalDate,
  nominal: amount,
  kode_valuta: z.literal('IDR', msg('v.kode')),
  penyaji: text(100).min(3, msg('v.wajib')),
  alasan_tolakan: z
    .array(z.string(msg('v.kode')).regex(/^\d{2}$/, msg('v.kode')), msg('v.bentuk'))
    .min(1, msg('v.wajib'))
    .max(14, msg('v.bentuk'))
    .transform((codes) => [...new Set(codes)].sort()),
  keterangan: optionalText(100),
});
export const refuseSheetInput = submission('TOLAK_WARKAT', refuseSheetData);

/** The drawer has settled with the holder, with this proof. */
export const reportSettledData = z.strictObject({
  jenis: kind,
  nomor_warkat: sheetNumber,
  tanggal_selesai: isoDate,
  cara_selesai: z.enum(settlementMethods, msg('v.kode')),
  bukti: text(100).min(3, msg('v.wajib')),
  alasan: reason,
});
export const reportSettledInput = submission('LAPOR_WARKAT_KOSONG', reportSettledData);

/** A drawer goes on the bank's list, for these sheets as the form showed them. */
export const listDrawerData = z.strictObject({
  nomor_nasabah: customerNumber,
  warkat: text(2_000).min(1, msg('v.wajib')),
  alasan: reason,
});
export const listDrawerInput = submission('CANTUM_DHN', listDrawerData);

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
export const refusalsQuery = listQuery({
  kode_cabang: optionalBranch,
  keadaan: z.enum(['', ...refusalStates], msg('v.kode')).default(''),
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
});
export const letterQuery = z.object({
  id_tolakan: z.string(msg('v.kode')).regex(/^[1-9]\d{0,17}$/, msg('v.kode')),
  surat: z.enum(refusalLetters, msg('v.kode')),
  cetak: flag.default('F'),
});
export const proposalsQuery = listQuery({
  nomor_nasabah: z.union([z.literal(''), customerNumber], msg('v.kode')).default(''),
});
export const ownListQuery = listQuery({});
