import { z } from 'zod';
import { isoDate, listQuery, msg, optionalText, text } from '#lib/schemas/common.ts';

/** Any of its days names a month; '' the last one that has ended. */
const month = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
/** The code names an extract; an unknown one is answered as one that the caller may not see. */
const code = text(20).min(1, msg('v.wajib'));

export const extractsQuery = listQuery({ bulan: month });
export const extractSummaryQuery = z.object({ kode: code, bulan: month });
export const extractFindingsQuery = listQuery({ kode: code, bulan: month, periksa: optionalText(40) });
