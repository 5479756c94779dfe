import { z } from 'zod';
import { type CloseCheck, closeChecks } from '#lib/errors/causes.ts';
import { branchCode, isoDate, listQuery, msg, reason, submission, text } from '#lib/schemas/common.ts';

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

/** One step of a branch's day goes from the date that the screen showed. */
export const dayStepInput = z.strictObject({ kode_cabang: optionalBranch, accounting_date: optionalDate });
export const dayQuery = z.object({ kode_cabang: optionalBranch });
const closeCheck = z.enum(Object.keys(closeChecks) as [CloseCheck, ...CloseCheck[]], msg('v.kode'));
/** One thing that keeps a branch from closing its day: the check, and the record that does not pass it. */
const blocker = { sebab: closeCheck, id: text(100).min(1, msg('v.wajib')) };
export const remindInput = z.strictObject({ kode_cabang: optionalBranch, ...blocker });
export const reminderAsideInput = z.strictObject(blocker);
export const reminderQuery = z.object({});
export const dayBoardQuery = listQuery({});
export const endingQuery = listQuery({ kode_cabang: optionalBranch });
export const endedQuery = listQuery({ kode_cabang: optionalBranch, tanggal: optionalDate });
export const daySheetQuery = z.object({ kode_cabang: optionalBranch, tanggal: optionalDate });

/** Head office opens the bank's next day: the date that the form showed. */
export const bankDayData = z.strictObject({ tanggal: isoDate });
export const bankDayInput = submission('BUKA_HARI', bankDayData);

/** Head office closes the day of a branch that stayed behind. */
export const forceCloseData = z.strictObject({ kode_cabang: branchCode, accounting_date: isoDate, alasan: reason });
export const forceCloseInput = submission('TUTUP_PAKSA', forceCloseData);
