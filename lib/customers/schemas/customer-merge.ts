import { z } from 'zod';
import { listQuery, msg, reason, submission, uuid } from '#lib/schemas/common.ts';
import { customerNumber, optionalCustomer } from './customer-fields.ts';

const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk'));
/** The user saw the links with this print: a SHA-256 in hexadecimal. */
const print = z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk'));

/** `asal` is merged into `ke`; the form holds both versions and the links of `asal` as the user saw them. */
export const mergeData = z
  .strictObject({
    asal: customerNumber,
    ke: customerNumber,
    versi_asal: version,
    versi_ke: version,
    sidik: print,
    alasan: reason,
  })
  .refine(({ asal, ke }) => asal !== ke, { ...msg('v.ganda'), path: ['ke'] });
export const mergeInput = submission('GABUNG_NASABAH', mergeData);

export const unmergeData = z.strictObject({ id_gabung: uuid, sidik: print, alasan: reason });
export const unmergeInput = submission('BATAL_GABUNG_NASABAH', unmergeData);

export const mergePreviewQuery = z.object({ asal: customerNumber, ke: customerNumber });
export const unmergePreviewQuery = z.object({ id_gabung: uuid });
/** The query reads the links of an active merge (`id_gabung`), or of one that would be. */
export const mergeLinksQuery = listQuery({
  asal: optionalCustomer,
  ke: optionalCustomer,
  id_gabung: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
}).refine(({ asal, ke, id_gabung }) => id_gabung !== '' || (asal !== '' && ke !== ''), {
  ...msg('v.wajib'),
  path: ['asal'],
});
export const mergesQuery = listQuery({ nomor_nasabah: optionalCustomer });
