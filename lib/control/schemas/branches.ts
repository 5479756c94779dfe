import { z } from 'zod';
import { optionalAccount } from '#lib/accounts/schemas/opening.ts';
import {
  amount,
  branchCode,
  demands,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

/** The form founds a branch with a limit of its vault, or renames or readdresses an existing one. */
export const saveBranchData = z
  .strictObject({
    aksi: z.enum(['BUAT', 'UBAH'], msg('v.kode')),
    kode_cabang: branchCode,
    nama_cabang: text(60).min(3, msg('v.wajib')),
    kota: text(60).min(2, msg('v.wajib')),
    alamat: optionalText(200),
    /** Only a new branch has it; later the vault's own screen sets it. */
    batas_khasanah: z.union([z.literal(''), amount], msg('v.uang')).default(''),
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
    alasan: reason,
  })
  .refine(({ aksi, batas_khasanah }) => aksi !== 'BUAT' || /[1-9]/.test(batas_khasanah), demands('batas_khasanah'))
  .transform((data) => (data.aksi === 'BUAT' ? data : { ...data, batas_khasanah: '' as const }));
export const saveBranchInput = submission('SIMPAN_CABANG', saveBranchData);
export const branchesQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});

/** Accounts of a branch go to another one together, by their numbers from one on; from the first when it is left empty. */
export const moveAccountsData = z.strictObject({
  kode_cabang: branchCode,
  cabang_tujuan: branchCode,
  dari_rekening: optionalAccount,
  alasan: reason,
});
export const moveAccountsInput = submission('PINDAH_REKENING_CABANG', moveAccountsData);

/** A branch closes for good: the form showed its last working day, and the branch that takes over. */
export const closeBranchData = z.strictObject({
  kode_cabang: branchCode,
  tanggal: isoDate,
  cabang_penerus: branchCode,
  alasan: reason,
});
export const closeBranchInput = submission('PENUTUPAN_CABANG', closeBranchData);
/** The query asks what hinders closing a branch for good. */
export const branchClosingQuery = z.object({ kode_cabang: branchCode });
