import { z } from 'zod';
import { isTrailAct } from '#lib/control/audit-acts.ts';
import { maskedColumns } from '#lib/masking.ts';
import { auditTrail, isoDate, listQuery, msg, optionalText, text, uuid } from '#lib/schemas/common.ts';

export const insertRecordInput = auditTrail;
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
const filters = {
  id_user: optionalText(60),
  aksi: optionalText(60).refine((act) => act === '' || isTrailAct(act), msg('v.kode')),
  objek: optionalText(100),
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
  hasil: optionalText(10),
  id_korelasi: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  sesi: optionalText(200),
  alamat: optionalText(100),
};
export const auditQuery = listQuery(filters);
export const objectQuery = listQuery({ objek: text(120).min(1, msg('v.wajib')) });
/** Returns true for at least two words of letters that differ. */
function hasSubstance(reason: string): boolean {
  const words = reason.match(/\p{L}{2,}/gu) ?? [];
  const letters = new Set(words.join('').toLowerCase());
  return words.length >= 2 && letters.size >= 5;
}

/** The reason for opening a masked value must be a sentence, not a key pressed. */
export const unmaskInput = z.strictObject({
  objek: text(120).min(1, msg('v.wajib')),
  kolom: z.enum(maskedColumns, msg('v.kode')),
  sisi: z.enum(['', 'LAMA', 'BARU'], msg('v.kode')).default(''),
  alasan: text(200).min(10, msg('v.alasanPanjang')).refine(hasSubstance, msg('v.alasanPanjang')),
});
export const chainQuery = z.object({
  dari: z
    .string()
    .regex(/^\d{0,18}$/, msg('v.kode'))
    .default(''),
});
/** An export has the filters of the trail, and the kind of file. */
export const exportInput = z.strictObject({
  format: z.enum(['CSV', 'JSON'], msg('v.kode')),
  saringan: z.strictObject({ ...filters, keyword: optionalText(100) }),
});
