import { z } from 'zod';
import { papers } from '#lib/books/reports/formats.ts';
import { branchCode, flag, isoDate, listQuery, msg, optionalText } from '#lib/schemas/common.ts';

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

/** A user asks for a branch's day as one file; without branch and day for the caller's own. */
export const mintaBundelInput = z.strictObject({
  kode_cabang: optionalBranch,
  tanggal: optionalDate,
  slip: flag.default('F'),
  kertas: z.enum(papers, msg('v.kode')).default('A4'),
});
export const bundelQuery = listQuery({ kode_cabang: optionalBranch, tanggal: optionalDate });
/** A number was typed or scanned, a file has its print, or both. */
export const periksaBundelInput = z.strictObject({
  nomor: optionalText(60),
  sidik: z.union([z.literal(''), z.string().regex(/^[0-9a-f]{64}$/)], msg('v.kode')).default(''),
});

/** The file's generator gets this. */
export const bundelInput = z.strictObject({ kode_cabang: branchCode, tanggal: isoDate, slip: flag });
