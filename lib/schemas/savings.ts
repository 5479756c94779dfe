import { z } from 'zod';
import { accountNumber, branchCode, flag, listQuery, msg, optionalText } from './common.ts';

export const rekeningQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  status_rekening: z.enum(['', 'AKTIF', 'TIDAK_AKTIF', 'DORMAN', 'TUTUP'], msg('v.kode')).default(''),
  kode_produk: optionalText(2),
  nomor_nasabah: optionalText(20),
});
export const validateRekeningQuery = z.object({ nomor_rekening: accountNumber, detailed: flag.default('F') });
