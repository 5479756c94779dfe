import { z } from 'zod';
import { isAccountNumber } from '#lib/account-number.ts';
import { isFormula } from '#lib/csv.ts';
import {
  type EntryKind,
  entryFlows,
  entryKinds,
  entrySides,
  MOST_ATTACHMENTS,
  MOST_ENTRIES,
  totalsOf,
} from '#lib/ledger-entries.ts';
import {
  amount,
  bookCurrency,
  branchCode,
  currency,
  msg,
  optionalDate,
  optionalText,
  reason,
  submission,
} from './common.ts';
import { storedFile } from './file.ts';

/** A rounding difference goes to other income, or other expense makes it good. */
export const roundingDifferenceData = z.strictObject({
  arah: z.enum(['PENDAPATAN', 'BEBAN'], msg('v.kode')),
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: reason,
});

export const roundingDifferenceInput = submission('SELISIH_PEMBULATAN', roundingDifferenceData);

/** A template of entries by its number. */
export const templateNumber = z.string(msg('v.kode')).regex(/^TE\d{8,12}$/, msg('v.kode'));
/** An entry that comes back by its number. */
export const periodicNumber = z.string(msg('v.kode')).regex(/^EB\d{8,12}$/, msg('v.kode'));
/**
 * From which template a form was begun, and how that stood then. Left out where there is none, so that content has one print whether it is
 * sent or not.
 */
export const begunFrom = {
  templat: z
    .union([z.literal(''), templateNumber], msg('v.kode'))
    .optional()
    .transform((nomor) => nomor || undefined),
  versi_templat: z
    .int(msg('v.bentuk'))
    .min(0, msg('v.bentuk'))
    .optional()
    .transform((versi) => versi || undefined),
};

/** Supporting documents, each once; left out where there are none, as above. */
const supported = {
  lampiran: z
    .array(storedFile, msg('v.bentuk'))
    .max(MOST_ATTACHMENTS, msg('v.lampiran'))
    .refine((files) => new Set(files.map(({ id_berkas }) => id_berkas)).size === files.length, msg('v.lampiran'))
    .optional()
    .transform((files) => (files?.length ? files : undefined)),
};

const entryKind = z.enum(entryKinds, msg('v.kode'));
const entryNumber = z.string(msg('v.wajib')).min(1, msg('v.wajib'));
const entryBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');

/** What is not right with the number of a leg, as the key of its text; null: nothing is. */
const numberFault = (jenis: EntryKind, nomor: string) =>
  jenis === 'GL' ? (/^\d{6}$/.test(nomor) ? null : 'v.kodeGl') : isAccountNumber(nomor) ? null : 'v.rekening';

/** One debit and one credit of the same amount. */
export const generalEntryData = z
  .strictObject({
    jenis_debet: entryKind,
    nomor_debet: entryNumber,
    cabang_debet: entryBranch,
    jenis_kredit: entryKind,
    nomor_kredit: entryNumber,
    cabang_kredit: entryBranch,
    nominal: amount,
    kode_valuta: currency,
    tanggal_valuta: optionalDate,
    keterangan: reason,
    ...begunFrom,
    ...supported,
  })
  .superRefine((data, context) => {
    for (const side of ['debet', 'kredit'] as const) {
      const fault = numberFault(data[`jenis_${side}`], data[`nomor_${side}`]);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: [`nomor_${side}`] });
    }
  });
export const generalEntryInput = submission('TRANSAKSI_UMUM', generalEntryData);

const leg = {
  sisi: z.enum(entrySides, msg('v.kode')),
  jenis: entryKind,
  nomor: entryNumber,
  kode_cabang: entryBranch,
  nominal: amount,
  kode_valuta: currency,
  keterangan: optionalText(100),
};

function wholeNumber({ jenis, nomor }: { jenis: EntryKind; nomor: string }, context: z.RefinementCtx): void {
  const fault = numberFault(jenis, nomor);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: ['nomor'] });
}

/** One leg of many. */
export const entryRow = z.strictObject(leg).superRefine(wholeNumber);
/** As `entryRow`, of what is to be begun from: its amount may be open ('') until then. */
export const openEntryRow = z
  .strictObject({ ...leg, nominal: z.union([z.literal(''), amount], msg('v.uang')).default('') })
  .superRefine(wholeNumber);

/** Which due date of an entry that comes back it settles; left out where it settles none, as above. */
const settles = {
  berkala: z
    .union([z.literal(''), periodicNumber], msg('v.kode'))
    .optional()
    .transform((nomor) => nomor || undefined),
  jatuh_tempo: optionalDate,
};

/** The text of a leg may come from a spreadsheet, and goes into others: it begins like no formula. */
function noFormulas(rows: readonly { readonly keterangan: string }[], context: z.RefinementCtx): void {
  for (const [place, { keterangan }] of rows.entries())
    if (isFormula(keterangan)) context.addIssue({ code: 'custom', message: 'v.rumus', path: [place, 'keterangan'] });
}

/** Legs of one journal: in each currency debits come to what credits come to. */
export const generalEntriesData = z.strictObject({
  baris: z
    .array(entryRow, msg('v.bentuk'))
    .min(2, msg('v.barisEntri'))
    .max(MOST_ENTRIES, msg('v.barisEntri'))
    .refine((rows) => totalsOf(rows).every(({ debet, kredit }) => debet === kredit), msg('v.tidakSeimbang'))
    .superRefine(noFormulas),
  tanggal_valuta: optionalDate,
  keterangan: reason,
  ...begunFrom,
  ...settles,
  ...supported,
});
export const generalEntriesInput = submission('TRANSAKSI_UMUM_MULTI', generalEntriesData);

/** What is in the cells, whatever it is; the core says of each what is not right. */
const cell = z.string(msg('v.teks')).max(200, msg('v.teks')).default('');
/** Rows of a spreadsheet to be looked at before they are filed. */
export const validateInput = z.strictObject({
  valActionType: z.literal('SUBMIT', msg('v.kode')).default('SUBMIT'),
  valTrxType: z.enum(entryFlows, msg('v.kode')),
  baris: z
    .array(
      z.strictObject({
        sisi: cell,
        jenis: cell,
        nomor: cell,
        kode_cabang: cell,
        nominal: cell,
        kode_valuta: cell,
        keterangan: cell,
      }),
      msg('v.bentuk'),
    )
    .min(1, msg('v.barisEntri'))
    .max(MOST_ENTRIES, msg('v.barisEntri')),
});
