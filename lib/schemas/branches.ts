import { z } from 'zod';
import { amount, branchCode, isoDate, listQuery, msg, optionalText, reason, submission, text } from './common.ts';
import { optionalAccount } from './opening.ts';

/** A new branch with what its vault may hold, or another name or address of one that is there. */
export const saveBranchData = z
  .strictObject({
    aksi: z.enum(['BUAT', 'UBAH'], msg('v.kode')),
    kode_cabang: branchCode,
    nama_cabang: text(60).min(3, msg('v.wajib')),
    kota: text(60).min(2, msg('v.wajib')),
    alamat: optionalText(200),
    /** Of a new branch alone; later the vault's own screen sets it. */
    batas_khasanah: z.union([z.literal(''), amount], msg('v.uang')).default(''),
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
    alasan: reason,
  })
  .refine(({ aksi, batas_khasanah }) => aksi !== 'BUAT' || /[1-9]/.test(batas_khasanah), {
    ...msg('v.wajib'),
    path: ['batas_khasanah'],
  })
  .transform((data) => (data.aksi === 'BUAT' ? data : { ...data, batas_khasanah: '' as const }));
export const saveBranchInput = submission('SIMPAN_CABANG', saveBranchData);
export const branchesQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});

/** Accounts of a branch that go to another one together, by their numbers from one on; from the first where it is left empty. */
export const moveAccountsData = z.strictObject({
  kode_cabang: branchCode,
  cabang_tujuan: branchCode,
  dari_rekening: optionalAccount,
  alasan: reason,
});
export const moveAccountsInput = submission('PINDAH_REKENING_CABANG', moveAccountsData);

/** A branch closed for good: its last working day as the form showed it, and the branch that takes over. */
export const closeBranchData = z.strictObject({
  kode_cabang: branchCode,
  tanggal: isoDate,
  cabang_penerus: branchCode,
  alasan: reason,
});
export const closeBranchInput = submission('PENUTUPAN_CABANG', closeBranchData);
/** What hinders closing a branch for good. */
export const branchClosingQuery = z.object({ kode_cabang: branchCode });
