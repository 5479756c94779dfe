import { z } from 'zod';
import { formats, jobKinds, jobStates, papers } from '#lib/books/reports/formats.ts';
import { listQuery, msg, optionalText, text, uuid } from '#lib/schemas/common.ts';

const reportCode = z.string(msg('v.kode')).regex(/^[A-Z0-9_]{2,40}$/, msg('v.kode'));

/** A question is to become a file. The generator's own schema reads its fields. */
export const askInput = z.strictObject({
  jenis: z.enum(jobKinds, msg('v.kode')).default('LAPORAN'),
  kode: reportCode,
  bentuk: z.enum(formats, msg('v.kode')),
  kertas: z.union([z.literal(''), z.enum(papers)], msg('v.kode')).default(''),
  tanya: z.record(z.string().max(40), text(300)).default({}),
});
export type AskInput = z.output<typeof askInput>;

export const jobInput = z.strictObject({ id: uuid });

export const jobsQuery = listQuery({
  status: z.union([z.literal(''), z.enum(jobStates)], msg('v.kode')).default(''),
  jenis: z.union([z.literal(''), z.enum(jobKinds)], msg('v.kode')).default(''),
});

/** The screen shows the first rows of a report. */
export const readReportQuery = listQuery({
  kode: reportCode,
  kode_cabang: optionalText(3),
  tanggal: optionalText(10),
  tanggal_awal: optionalText(10),
  tanggal_akhir: optionalText(10),
  kode_valuta: optionalText(3),
  kode_gl: optionalText(6),
  nomor_rekening: optionalText(12),
  id_user: optionalText(30),
  tanggal_banding: optionalText(10),
  banyak: optionalText(2),
  sebelum_penutup: optionalText(1),
  kata: optionalText(100),
});

/** These are on a paper, with the print of the file at hand when there is one. */
export const checkReportInput = z.strictObject({
  nomor: text(40).min(1, msg('v.wajib')),
  sidik: z
    .string()
    .regex(/^([0-9a-f]{64})?$/, msg('v.kode'))
    .default(''),
});
