import { z } from 'zod';
import { holidayRules, orderStates } from '#lib/accounts/standing-orders.ts';
import { MOST_ENTRIES, templateScopes, totalsOf } from '#lib/books/ledger-entries.ts';
import { entryPeriods, OPEN_DUES, periodicActs, periodicDues } from '#lib/books/periodic-entries.ts';
import { isFormula } from '#lib/csv.ts';
import {
  bookCurrency,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';
import { begunFrom, openEntryRow, periodicNumber, templateNumber } from './ledger.ts';

/** A template's name comes back in lists and exports, so it does not begin like a formula. */
const templateName = text(60)
  .min(3, msg('v.namaTemplat'))
  .refine((name) => !isFormula(name), msg('v.rumus'));
const maybeTemplate = z.union([z.literal(''), templateNumber], msg('v.kode')).default('');

const content = {
  nomor_templat: maybeTemplate,
  versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
  nama: templateName,
  keterangan: optionalText(200),
  baris: z.array(openEntryRow, msg('v.bentuk')).min(2, msg('v.barisEntri')).max(MOST_ENTRIES, msg('v.barisEntri')),
  aktif: flag.default('T'),
};

/** A branch or the bank keeps legs under a name. */
export const templateData = z.strictObject({
  ...content,
  lingkup: z.enum(['CABANG', 'BANK'], msg('v.kode')),
  alasan: reason,
});
export const templateInput = submission('SIMPAN_TEMPLAT', templateData);

/** A user keeps legs under a name. */
export const ownTemplateInput = z.strictObject(content);

/** An account of the ledger becomes a user's favourite, or is none any longer. */
export const favouriteAccountInput = z.strictObject({
  kode_gl: z.string(msg('v.kodeGl')).regex(/^\d{6}$/, msg('v.kodeGl')),
  favorit: flag,
});

export const templatesQuery = listQuery({
  lingkup: z.enum(['', ...templateScopes], msg('v.kode')).default(''),
  pakai: z.union([z.literal(''), flag], msg('v.bendera')).default(''),
  sederhana: z.union([z.literal(''), flag], msg('v.bendera')).default(''),
});
export const templateQuery = z.strictObject({ nomor_templat: templateNumber });

const optionalDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
/** Returns the schema of a whole number as text within bounds, or none. */
const count = (from: number, to: number) =>
  z
    .string(msg('v.bilanganPerintah'))
    .refine((text) => {
      const number = /^\d{1,2}$/.test(text) ? Number(text) : -1; // not an amount: how often, or which day
      return text === '' || (number >= from && number <= to);
    }, msg('v.bilanganPerintah'))
    .default('');

const periodic = z.strictObject({
  nomor_berkala: z.union([z.literal(''), periodicNumber], msg('v.kode')).default(''),
  versi: content.versi,
  nama: templateName,
  keterangan: reason,
  baris: content.baris,
  ...begunFrom,
  periode: z.enum(entryPeriods, msg('v.kode')),
  setiap: count(1, 12),
  hari: count(1, 31),
  mulai: isoDate,
  sampai: optionalDay,
  hari_libur: z.enum(holidayRules, msg('v.kode')).default('SESUDAH'),
  alasan: reason,
});
type Periodic = z.output<typeof periodic>;

/** The entry is in rupiah, on a day that its period has; a whole entry balances. */
function checkPeriodic({ periode, hari, mulai, sampai, baris }: Periodic, issues: z.RefinementCtx): void {
  const need = (field: string, message: Parameters<typeof msg>[0]) =>
    issues.addIssue({ code: 'custom', path: [field], message });
  if (periode === 'MINGGUAN' && !/^[1-7]$/.test(hari)) need('hari', 'v.hariMinggu');
  if (periode === 'BULANAN' && hari === '') need('hari', 'v.wajib');
  if (sampai !== '' && sampai < mulai) need('sampai', 'v.urutanTanggal');
  baris.forEach(({ kode_valuta }, place) => {
    if (!bookCurrency.safeParse(kode_valuta).success) need(`baris.${place}.kode_valuta`, 'v.valuta');
  });
  const even = totalsOf(baris).every(({ debet, kredit }) => debet === kredit);
  if (baris.every(({ nominal }) => nominal !== '') && !even) need('baris', 'v.tidakSeimbang');
}

/** A text typed for another period before is dropped. */
const tidied = (data: Periodic): Periodic => {
  const every = data.periode === 'MINGGUAN' || data.periode === 'BULANAN';
  return {
    ...data,
    setiap: every ? data.setiap || '1' : '1',
    hari: every ? data.hari : '',
    sampai: data.periode === 'SEKALI' ? '' : data.sampai,
  };
};

/** The legs have the dates on which they fall due; they are new (no number) or changed. */
export const periodicData = periodic.superRefine(checkPeriodic).transform(tidied);
export const periodicInput = submission('SIMPAN_BERKALA', periodicData);

/** The entry is suspended, goes on or ends, or one due date that waits is left out. */
export const periodicStateData = z
  .strictObject({
    nomor_berkala: periodicNumber,
    versi: content.versi,
    tindakan: z.enum(periodicActs, msg('v.kode')),
    jatuh_tempo: optionalDay,
    alasan: reason,
  })
  .superRefine(({ tindakan, jatuh_tempo }, issues) => {
    if ((tindakan === 'LEWATI') !== (jatuh_tempo !== ''))
      issues.addIssue({ code: 'custom', path: ['jatuh_tempo'], message: 'v.wajib' });
  });
export const periodicStateInput = submission('STATUS_BERKALA', periodicStateData);

const maybeBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
export const periodicsQuery = listQuery({
  status: z.enum(['', ...orderStates], msg('v.kode')).default(''),
  kode_cabang: maybeBranch,
});
export const periodicQuery = z.strictObject({ nomor_berkala: periodicNumber });
export const duesQuery = listQuery({
  status: z.enum(['', OPEN_DUES, ...periodicDues], msg('v.kode')).default(''),
  kode_cabang: maybeBranch,
});
