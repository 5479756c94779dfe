import { z } from 'zod';
import { letterKinds, MOST_LETTERS } from '#lib/accounts/customer-letters.ts';
import { branchCode, isoDate, listQuery, msg, optionalText } from '#lib/schemas/common.ts';

const number = z
  .string(msg('v.nomorSurat'))
  .regex(/^(SNO(SI|ATS)\d{8,12}-\d{8}|SND\d{12}-\d{1,4})$/, msg('v.nomorSurat'));
const filters = {
  tanggal: z.union([z.literal(''), isoDate], msg('v.tanggal')).default(''),
  jenis: z.enum(['', ...letterKinds], msg('v.kode')).default(''),
  dicetak: z.enum(['', 'T', 'F'], msg('v.kode')).default(''),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
};

export const lettersQuery = listQuery(filters);

/** The filters of the list find these letters. */
export const letterContentsQuery = z.object({
  ...filters,
  keyword: optionalText(100),
});

/** These letters go to a printer. */
export const printLettersInput = z.strictObject({
  nomor_surat: z.array(number, msg('v.nomorSurat')).min(1, msg('v.nomorSurat')).max(MOST_LETTERS, msg('v.nomorSurat')),
});
