import { z } from 'zod';
import { branchCode, currency, isoDate, listQuery, msg } from '#lib/schemas/common.ts';

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
export const cabangQuery = z.object({ kode_cabang: optionalBranch });
export const kodeCabangQuery = listQuery({ ditutup: z.enum(['', 'T'], msg('v.kode')).default('') });
export const denomQuery = listQuery({ kode_valuta: currency });
export const emptyQuery = z.object({});
/** The query names a day; none means that of the caller's branch. */
export const onDayQuery = z.object({ tanggal: z.union([z.literal(''), isoDate], msg('v.tanggal')).default('') });
