import { z } from 'zod';
import { isoDate, listQuery, msg, optionalText, reason, submission, text } from '#lib/schemas/common.ts';

const year = z.string(msg('v.angka')).regex(/^(19|20|21)\d\d$/, msg('v.angka'));
const holiday = z.strictObject({
  tanggal: isoDate,
  nama: text(80).min(3, msg('v.wajib')),
  /** A joint decree, letter or law makes it a holiday. */
  dasar: optionalText(80),
});
type Holiday = z.output<typeof holiday>;

/** A pasted line has the day, the name and the decree, with tabs or semicolons between them. */
const lineOf = (line: string): unknown => {
  const [tanggal = '', nama = '', dasar = ''] = line.split(/[\t;]/).map((cell) => cell.trim());
  const [, day, month, whole] = /^(\d\d?)[/-](\d\d?)[/-](\d{4})$/.exec(tanggal) ?? [];
  return {
    tanggal: whole ? `${whole}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : tanggal,
    nama,
    dasar,
  };
};
/** Each cell is checked as the field it fills. */
const pasted = z
  .string(msg('v.teks'))
  .max(8_000, msg('v.teks'))
  .transform((typed) =>
    typed
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map(lineOf),
  )
  .pipe(z.array(holiday, msg('v.bentuk')).max(60, msg('v.bentuk')))
  .default([]);

/** The form holds all holidays of a year as they are from now on; pasted lines come on top, and rename a day that is there. */
export const saveCalendarData = z
  .strictObject({
    aksi: z.enum(['BUAT', 'UBAH'], msg('v.kode')),
    tahun: year,
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
    libur: z.array(holiday, msg('v.bentuk')).max(120, msg('v.bentuk')),
    tempel: pasted,
    alasan: reason,
  })
  .refine(({ libur }) => new Set(libur.map(({ tanggal }) => tanggal)).size === libur.length, {
    ...msg('v.ganda'),
    path: ['libur'],
  })
  .transform(({ tempel, libur, ...data }) => ({
    ...data,
    libur: [...new Map<string, Holiday>([...libur, ...tempel].map((each) => [each.tanggal, each])).values()].sort(
      (a, b) => (a.tanggal < b.tanggal ? -1 : 1),
    ),
    tempel: '',
  }))
  .refine(({ libur }) => libur.length > 0, { ...msg('v.wajib'), path: ['libur'] })
  .refine(({ libur, tahun }) => libur.every(({ tanggal }) => tanggal.startsWith(tahun)), {
    ...msg('v.tanggal'),
    path: ['libur'],
  });
export const saveCalendarInput = submission('SIMPAN_KALENDER', saveCalendarData);

const anyYear = z.union([z.literal(''), year], msg('v.angka')).default('');
export const holidaysQuery = listQuery({ tahun: anyYear });
/** '' means the first year that has no holidays yet. */
export const calendarQuery = z.object({ tahun: anyYear });
