import { z } from 'zod';
import { accountNumber, amount, isoDate, listQuery, msg, optionalText, uuid } from '#lib/schemas/common.ts';

const maybe = <S extends z.ZodType<string>>(schema: S, key: Parameters<typeof msg>[0]) =>
  z.union([z.literal(''), schema], msg(key)).default('');
const maybeDate = maybe(isoDate, 'v.tanggal');
/** The place counts the movements of an account. */
const place = z
  .string(msg('v.halaman'))
  .regex(/^\d{0,9}$/, msg('v.halaman'))
  .default('');

/** The account is given by number, or by the handle a list gave when the number is masked. */
const asked = {
  nomor_rekening: maybe(accountNumber, 'v.rekening'),
  pegangan: maybe(uuid, 'v.kode'),
};

export const historyQuery = listQuery({
  ...asked,
  tanggal_awal: maybeDate,
  tanggal_akhir: maybeDate,
  nominal_awal: maybe(amount, 'v.uang'),
  nominal_akhir: maybe(amount, 'v.uang'),
  jenis: optionalText(40),
  posisi: z.enum(['', 'D', 'K'], msg('v.kode')).default(''),
  user_input: optionalText(60),
  tanggal: maybeDate,
  sebelum: place,
  sesudah: place,
});

export const accountInfoQuery = z.object(asked);
export const accountAsOfQuery = z.object({
  ...asked,
  tanggal: maybeDate,
  cara: z.enum(['BENAR', 'DIKETAHUI'], msg('v.kode')).default('BENAR'),
});

export const trxListQuery = listQuery({});
