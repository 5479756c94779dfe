import { z } from 'zod';
import { accountActs, openedKinds } from '#lib/books/chart.ts';
import { arrangements, MOST_MONTHS } from '#lib/books/statement-columns.ts';
import { branchCode, flag, isoDate, listQuery, msg, reason, submission, text } from '#lib/schemas/common.ts';

const optionalDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
export const glCode = z.string(msg('v.kode')).regex(/^\d{6}$/, msg('v.kode'));

export const saveAccountData = z
  .strictObject({
    aksi: z.enum(accountActs, msg('v.kode')),
    kode_gl: glCode,
    nama_gl: text(80).min(3, msg('v.wajib')),
    tipe: z.string(msg('v.kode')).max(2, msg('v.kode')),
    posisi: z.enum(['D', 'K'], msg('v.kode')),
    hanya_pusat: flag.default('F'),
    dibuka_sejak: optionalDay,
    ditutup_sejak: optionalDay,
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
    alasan: reason,
  })
  .superRefine(({ aksi, tipe, dibuka_sejak, ditutup_sejak }, context) => {
    const lacks = (path: string, key: Parameters<typeof msg>[0]) =>
      context.addIssue({ code: 'custom', path: [path], message: key });
    if (aksi === 'BUAT' && !openedKinds.some((kind) => kind === tipe)) lacks('tipe', 'v.kode');
    if (aksi === 'BUAT' && dibuka_sejak === '') lacks('dibuka_sejak', 'v.wajib');
    if (aksi === 'TUTUP' && ditutup_sejak === '') lacks('ditutup_sejak', 'v.wajib');
  });
export const saveAccountInput = submission('SIMPAN_AKUN_GL', saveAccountData);

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
export const budgetsQuery = listQuery({
  branch_code: optionalBranch,
  tahun: z
    .string(msg('v.kode'))
    .regex(/^(2\d{3})?$/, msg('v.kode'))
    .default(''),
});
/** A statement is in columns; `banyak` counts months when they are side by side. */
export const statementColumnsQuery = listQuery({
  laporan: z.enum(['NERACA', 'LABA_RUGI'], msg('v.kode')).default('LABA_RUGI'),
  susunan: z.enum(arrangements, msg('v.kode')).default('BULAN'),
  branch_code: optionalBranch,
  is_all_cabang: flag.default('F'),
  tanggal: optionalDay,
  banyak: z
    .string(msg('v.bulanKolom'))
    .regex(/^\d{1,2}$/, msg('v.bulanKolom'))
    .refine(
      (count) => Number.parseInt(count, 10) >= 1 && Number.parseInt(count, 10) <= MOST_MONTHS,
      msg('v.bulanKolom'),
    ) // not an amount: months
    .default('6'),
  rinci: flag.default('F'),
});
export const trendsQuery = listQuery({
  branch_code: optionalBranch,
  is_all_cabang: flag.default('F'),
  tanggal: optionalDay,
});
