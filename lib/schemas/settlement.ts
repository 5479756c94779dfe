import { z } from 'zod';
import { hangingKinds } from '#lib/settlement.ts';
import { listQuery, msg } from './common.ts';

const which = { daftar: z.enum(hangingKinds, msg('v.kode')) };

/** One of the four lists of what hangs. */
export const hangingQuery = listQuery(which);
export const hangingList = z.object(which);
