import { z } from 'zod';
import { answeredLists, resolutions, unansweredKinds } from '#lib/payments/settlement.ts';
import { flag, listQuery, msg, reason, submission, text } from '#lib/schemas/common.ts';

const which = { daftar: z.enum(unansweredKinds, msg('v.kode')) };

/** The query reads one of the lists of unanswered items. */
export const unansweredQuery = listQuery(which);
export const unansweredList = z.object(which);

/** The query compares, by day and rail, the messages of other banks with what became of them. */
export const reconciliationQuery = listQuery({ beda: flag.default('F') });
export const filesQuery = z.object({});

/** Two persons answer for one of the items, with a proof. */
export const resolveOutstandingData = z.strictObject({
  daftar: z.enum(answeredLists, msg('v.kode')),
  kunci: text(35).min(1, msg('v.wajib')),
  hasil: z.enum(resolutions, msg('v.kode')),
  /** The code of the message standard says why it was not taken. */
  sebab: z
    .string(msg('v.kode'))
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9]{2,4})?$/, msg('v.kode'))
    .default(''),
  bukti: text(100).min(3, msg('v.wajib')),
  alasan: reason,
});
export const resolveOutstandingInput = submission('JAWAB_PENYELESAIAN', resolveOutstandingData);
