import { z } from 'zod';
import { branchCode, isoDate, listQuery, msg } from '#lib/schemas/common.ts';

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

/** The query reads the end of day of a branch; the caller's own and on its date unless others are named. */
export const endOfDayQuery = z.object({ kode_cabang: optionalBranch, tanggal: optionalDate });
/** Resumes the end of day of the date that the screen showed. */
export const resumeEndOfDayInput = z.strictObject({ kode_cabang: optionalBranch, accounting_date: optionalDate });
/** A bank may have so many branches; more at once is no board. */
const MAX_BRANCHES = 1000;
/** Head office ends the day of these branches, each named once and on the date that the screen showed. */
export const endBankDayInput = z.strictObject({
  cabang: z
    .array(z.strictObject({ kode_cabang: branchCode, accounting_date: isoDate }), msg('v.wajib'))
    .min(1, msg('v.wajib'))
    .max(MAX_BRANCHES, msg('v.kode'))
    .refine((rows) => new Set(rows.map(({ kode_cabang }) => kode_cabang)).size === rows.length, msg('v.kode')),
});
export const endsOfDayQuery = listQuery({ kode_cabang: optionalBranch });
