import { z } from 'zod';
import { isPublished, layoutNames } from '#lib/books/chart.ts';
import { isoDate, listQuery, msg, reason, submission, text } from '#lib/schemas/common.ts';

const MOST_LINES = 150;

const layout = z.enum(layoutNames, msg('v.kode'));
const line = z.strictObject({
  urut: z.string(msg('v.wajib')).regex(/^[1-9]\d{0,3}$/, msg('v.kode')),
  nama: text(100).min(1, msg('v.wajib')),
  jenis: z.enum(['JUDUL', 'BARIS', 'JUMLAH', 'LUAR'], msg('v.kode')),
  tingkat: z.string(msg('v.wajib')).regex(/^[0-3]$/, msg('v.kode')),
  sisi: z.enum(['D', 'K'], msg('v.kode')),
  isi: text(300),
  // The field is left out when there is none, so that content has one print whether it is sent or not.
  sandi: text(20)
    .optional()
    .transform((sandi) => sandi || undefined),
});

export const saveLayoutData = z
  .strictObject({
    aksi: z.enum(['BUAT', 'UBAH', 'HAPUS'], msg('v.kode')),
    laporan: layout,
    berlaku_sejak: isoDate,
    baris: z.array(line, msg('v.bentuk')).min(1, msg('v.wajib')).max(MOST_LINES, msg('v.bentuk')),
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
    alasan: reason,
  })
  .superRefine(({ laporan, baris }, check) => {
    if (isPublished(laporan)) return;
    for (const [at, { jenis, sandi }] of baris.entries()) {
      if (jenis === 'LUAR') check.addIssue({ code: 'custom', path: ['baris', at, 'jenis'], ...msg('v.kode') });
      if (sandi) check.addIssue({ code: 'custom', path: ['baris', at, 'sandi'], ...msg('v.kode') });
    }
  });
export const saveLayoutInput = submission('SIMPAN_SUSUNAN', saveLayoutData);

export const layoutsQuery = listQuery({ laporan: z.union([z.literal(''), layout], msg('v.kode')).default('') });
