import { z } from 'zod';
import { auditTrail, isoDate, listQuery, msg, optionalText } from './common.ts';

export const insertRecordInput = auditTrail;
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
export const auditQuery = listQuery({
  id_user: optionalText(60),
  aksi: optionalText(60),
  objek: optionalText(100),
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
});
