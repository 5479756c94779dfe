import { z } from 'zod';
import { askSchema } from '#lib/books/reports/ask-schema.ts';
import { reportDefinitionOf } from '#lib/books/reports/definitions.ts';
import { papers } from '#lib/books/reports/formats.ts';
import { scheduleCalendars, scheduledFormats, scheduledOf, scheduleReaches } from '#lib/books/reports/schedule.ts';
import { flag, isoDate, listQuery, msg, optionalText, reason, submission, text } from '#lib/schemas/common.ts';

const number = z.string(msg('v.kode')).regex(/^JL\d{6}$/, msg('v.kode'));
const branch = z.string(msg('v.kode')).regex(/^(\d{3})?$/, msg('v.kode'));

const fields = z.strictObject({
  nomor_jadwal: z.union([z.literal(''), number], msg('v.kode')).default(''),
  versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
  nama: text(60).min(1, msg('v.wajib')),
  laporan: z.string(msg('v.kode')).refine((code) => scheduledOf(code) !== undefined, msg('v.kode')),
  kode_valuta: optionalText(3),
  kode_gl: optionalText(6),
  nomor_rekening: optionalText(12),
  pengguna: optionalText(30),
  bentuk: z.enum(scheduledFormats, msg('v.kode')),
  kertas: z.union([z.literal(''), z.enum(papers)], msg('v.kode')).default(''),
  lingkup: z.enum(scheduleReaches, msg('v.kode')),
  kode_cabang: branch.default(''),
  kalender: z.enum(scheduleCalendars, msg('v.kode')),
  hari: z
    .string(msg('v.bilanganPerintah'))
    .regex(/^([1-9]|[12]\d|3[01])?$/, msg('v.bilanganPerintah'))
    .default(''),
  mulai: isoDate,
  sampai: z.union([z.literal(''), isoDate], msg('v.tanggal')).default(''),
  peran: z
    .array(z.string(msg('v.kode')).regex(/^[A-Z0-9_]{2,30}$/, msg('v.kode')), msg('v.wajib'))
    .min(1, msg('v.wajib'))
    .max(10, msg('v.bentuk'))
    .refine((roles) => new Set(roles).size === roles.length, msg('v.ganda')),
  aktif: flag.default('T'),
  alasan: reason,
});
type Fields = z.output<typeof fields>;

/** A report asks these beside its branch and its days; each has the field of a schedule that holds it. */
export const scheduleParameters = {
  kode_valuta: 'kode_valuta',
  kode_gl: 'kode_gl',
  nomor_rekening: 'nomor_rekening',
  id_user: 'pengguna',
} as const;
type Parameter = keyof typeof scheduleParameters;
const parameters = Object.keys(scheduleParameters) as Parameter[];

type Wrong = (path: string, key: Parameters<typeof msg>[0]) => void;

const onDay = ({ kalender }: Fields): boolean => kalender === 'MINGGUAN' || kalender === 'BULANAN';

/** A field that a choice makes meaningless is left out, whatever a form still held of it. */
function settled(data: Fields): Fields {
  const asks = scheduledOf(data.laporan)?.asks ?? [];
  const askedValue = (field: Parameter): string => (asks.includes(field) ? data[scheduleParameters[field]] : '');
  return {
    ...data,
    kode_valuta: askedValue('kode_valuta'),
    kode_gl: askedValue('kode_gl'),
    nomor_rekening: askedValue('nomor_rekening'),
    pengguna: askedValue('id_user'),
    kode_cabang: data.lingkup === 'CABANG' ? data.kode_cabang : '',
    hari: onDay(data) ? data.hari : '',
    kertas: data.bentuk === 'PDF' ? data.kertas || 'A4' : '',
    sampai: data.kalender === 'TANGGAL' ? '' : data.sampai,
  };
}

/** The fields that the definition asks are there, and the whole bank is asked only for a report that covers it. */
function askedRightly(data: Fields, wrong: Wrong): void {
  const made = scheduledOf(data.laporan);
  if (made && !made.formats.includes(data.bentuk)) wrong('bentuk', 'v.bentukLaporan');
  if (made && data.lingkup === 'SELURUH' && !made.whole) wrong('lingkup', 'v.lingkupLaporan');
  if (made?.wholeOnly && data.lingkup !== 'SELURUH') wrong('lingkup', 'v.lingkupEkstrak');
  const definition = reportDefinitionOf(data.laporan);
  if (!definition) return;
  const asked = Object.fromEntries(
    parameters
      .filter((field) => definition.asks.includes(field))
      .map((field) => [field, data[scheduleParameters[field]]]),
  );
  for (const { path, message } of askSchema(definition).safeParse(asked).error?.issues ?? []) {
    const field = parameters.find((name) => name === path[0]);
    if (field) wrong(scheduleParameters[field], message as Parameters<typeof msg>[0]);
  }
}

const DAYS_OF_WEEK = 7;

/** The calendar schedules a report: which, when, in which format, for which branches, for whom. */
export const saveReportScheduleData = fields.transform(settled).superRefine((data, context) => {
  const wrong: Wrong = (path, key) => context.addIssue({ code: 'custom', path: [path], message: key });
  askedRightly(data, wrong);
  if (onDay(data) && data.hari === '') wrong('hari', 'v.wajib');
  if (data.kalender === 'MINGGUAN' && Number(data.hari) > DAYS_OF_WEEK) wrong('hari', 'v.bilanganPerintah'); // not an amount: a weekday
  if (data.lingkup === 'CABANG' && data.kode_cabang === '') wrong('kode_cabang', 'v.wajib');
  if (data.sampai !== '' && data.sampai < data.mulai) wrong('sampai', 'v.rentangTanggal');
});
export const saveReportScheduleInput = submission('SIMPAN_JADWAL_LAPORAN', saveReportScheduleData);

export const reportSchedulesQuery = listQuery({
  nomor_jadwal: z.union([z.literal(''), number], msg('v.kode')).default(''),
  aktif: z.union([z.literal(''), flag], msg('v.bendera')).default(''),
});

/** The query lists the due dates of one schedule with their outcomes. */
export const reportScheduleDuesQuery = listQuery({ nomor_jadwal: number });
