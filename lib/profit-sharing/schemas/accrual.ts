import { z } from 'zod';
import { accountNumber, isoDate, listQuery, msg, uuid } from '#lib/schemas/common.ts';

const anyDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

/** The query reads an account's earnings, by its number or by the handle a list gave when the number is masked. */
export const accrualsQuery = listQuery({
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
  pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  tanggal_awal: anyDay,
  tanggal_akhir: anyDay,
  rinci: z.enum(['HARI', 'PERIODE'], msg('v.kode')).default('PERIODE'),
});
