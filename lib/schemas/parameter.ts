import { z } from 'zod';
import { branchCode, currency, listQuery, msg } from './common.ts';

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
export const cabangQuery = z.object({ kode_cabang: optionalBranch });
export const kodeCabangQuery = listQuery({});
export const denomQuery = listQuery({ kode_valuta: currency });
export const emptyQuery = z.object({});
