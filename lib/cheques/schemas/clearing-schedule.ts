import { z } from 'zod';
import { isoDate, listQuery, msg, reason, submission, text } from '#lib/schemas/common.ts';

const region = z.string(msg('v.kode')).regex(/^[A-Z0-9_]{2,20}$/, msg('v.kode'));
/** The clock is a moment of the bank's day; 24:00 is its end. */
const clock = z.string(msg('v.jam')).regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, msg('v.jam'));

/** In a cycle nothing goes back before it was presented. */
const cycle = z
  .strictObject({
    penyerahan: clock,
    pengembalian: clock,
    // A form's number field holds the typed text.
    hari_efektif: z.coerce.string(msg('v.hariEfektif')).regex(/^([1-9]|[12]\d|30)$/, msg('v.hariEfektif')),
  })
  .refine(({ penyerahan, pengembalian }) => pengembalian >= penyerahan, {
    ...msg('v.sebelumPenyerahan'),
    path: ['pengembalian'],
  });

/** Codes of branches have commas or spaces between them; each is kept once, in order. */
const branches = text(2_000)
  .transform((typed) => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))].sort())
  .refine((codes) => codes.every((code) => /^\d{3}$/.test(code)), msg('v.daftarCabang'))
  .transform((codes) => codes.join(', '))
  .default('');

export const saveScheduleData = z.strictObject({
  aksi: z.enum(['BUAT', 'UBAH', 'HAPUS'], msg('v.kode')),
  wilayah: region,
  berlaku_sejak: isoDate,
  nama: text(60).min(1, msg('v.wajib')),
  siklus: z
    .array(cycle, msg('v.bentuk'))
    .min(1, msg('v.wajib'))
    .max(9, msg('v.bentuk'))
    .refine((rows) => new Set(rows.map(({ penyerahan }) => penyerahan)).size === rows.length, msg('v.ganda'))
    .transform((rows) => [...rows].sort((a, b) => (a.penyerahan < b.penyerahan ? -1 : 1))),
  cabang: branches,
  versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
  alasan: reason,
});
export const saveScheduleInput = submission('SIMPAN_JADWAL_KLIRING', saveScheduleData);

export const schedulesQuery = listQuery({
  wilayah: z.union([z.literal(''), region], msg('v.kode')).default(''),
  berlaku_sejak: z.union([z.literal(''), isoDate], msg('v.tanggal')).default(''),
  keadaan: z.enum(['', 'BERLAKU', 'AKAN_DATANG', 'BERAKHIR'], msg('v.kode')).default(''),
});
