import { z } from 'zod';
import { isoDate, listQuery, msg, reason, submission, text } from './common.ts';

const MOST_LINES = 150;

const statement = z.enum(['NERACA', 'LABA_RUGI'], msg('v.kode'));
const line = z.strictObject({
  urut: z.string(msg('v.wajib')).regex(/^[1-9]\d{0,3}$/, msg('v.kode')),
  nama: text(100).min(1, msg('v.wajib')),
  jenis: z.enum(['JUDUL', 'BARIS', 'JUMLAH'], msg('v.kode')),
  tingkat: z.string(msg('v.wajib')).regex(/^[0-3]$/, msg('v.kode')),
  sisi: z.enum(['D', 'K'], msg('v.kode')),
  isi: text(300),
});

export const saveLayoutData = z.strictObject({
  aksi: z.enum(['BUAT', 'UBAH', 'HAPUS'], msg('v.kode')),
  laporan: statement,
  berlaku_sejak: isoDate,
  baris: z.array(line, msg('v.bentuk')).min(1, msg('v.wajib')).max(MOST_LINES, msg('v.bentuk')),
  versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
  alasan: reason,
});
export const saveLayoutInput = submission('SIMPAN_SUSUNAN', saveLayoutData);

export const layoutsQuery = listQuery({ laporan: z.union([z.literal(''), statement], msg('v.kode')).default('') });
