import { z } from 'zod';
import { answeredLists, hangingAnswers, hangingKinds } from '#lib/settlement.ts';
import { listQuery, msg, reason, submission, text } from './common.ts';

const which = { daftar: z.enum(hangingKinds, msg('v.kode')) };

/** One of the lists of what hangs. */
export const hangingQuery = listQuery(which);
export const hangingList = z.object(which);

/** What messages said by day and rail, and where it came to an end. */
export const reconciliationQuery = listQuery({});

/** What two persons say of one of them, and by what it is proved. */
export const answerHangingData = z.strictObject({
  daftar: z.enum(answeredLists, msg('v.kode')),
  kunci: text(35).min(1, msg('v.wajib')),
  hasil: z.enum(hangingAnswers, msg('v.kode')),
  /** By the code of the message standard, of what was not taken. */
  sebab: z
    .string(msg('v.kode'))
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9]{2,4})?$/, msg('v.kode'))
    .default(''),
  bukti: text(100).min(3, msg('v.wajib')),
  alasan: reason,
});
export const answerHangingInput = submission('JAWAB_PENYELESAIAN', answerHangingData);
