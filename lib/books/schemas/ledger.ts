import { z } from 'zod';
import { isAccountNumber } from '#lib/account-number.ts';
import {
  type EntryKind,
  entryFlows,
  entryKinds,
  entrySides,
  MOST_ATTACHMENTS,
  MOST_ENTRIES,
  totalsOf,
} from '#lib/books/ledger-entries.ts';
import { isFormula } from '#lib/csv.ts';
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
} from '#lib/schemas/common.ts';
import { storedFile } from '#lib/schemas/file.ts';

/** A rounding difference goes to other income, or other expense makes it good. */
export const roundingDifferenceData = z.strictObject({
  arah: z.enum(['PENDAPATAN', 'BEBAN'], msg('v.kode')),
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: reason,
});

export const roundingDifferenceInput = submission('SELISIH_PEMBULATAN', roundingDifferenceData);

/** The number names a template of entries. */
export const templateNumber = z.string(msg('v.kode')).regex(/^TE\d{8,12}$/, msg('v.kode'));
/** The number names a periodic entry. */
export const periodicNumber = z.string(msg('v.kode')).regex(/^EB\d{8,12}$/, msg('v.kode'));
/**
 * A form was begun from this template, in this version. The field is left out when there is none, so that content has one print whether it
 * is sent or not.
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

/** Supporting documents come each once; the field is left out when there are none, as above. */
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

/** Returns the fault of a leg's number, as the key of its text; null: none. */
const numberFault = (jenis: EntryKind, nomor: string) =>
  jenis === 'GL' ? (/^\d{6}$/.test(nomor) ? null : 'v.kodeGl') : isAccountNumber(nomor) ? null : 'v.rekening';

/** One debit and one credit have the same amount. */
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

export const entryRow = z.strictObject(leg).superRefine(wholeNumber);
/** It checks as `entryRow` does, for entries that begin later: the amount may be open ('') until then. */
export const openEntryRow = z
  .strictObject({ ...leg, nominal: z.union([z.literal(''), amount], msg('v.uang')).default('') })
  .superRefine(wholeNumber);

/** The journal settles this due date of a periodic entry; left out when it settles none, as above. */
const settles = {
  berkala: z
    .union([z.literal(''), periodicNumber], msg('v.kode'))
    .optional()
    .transform((nomor) => nomor || undefined),
  jatuh_tempo: optionalDate,
};

/** The text of a leg may come from a spreadsheet, and goes into others: it does not begin like a formula. */
function noFormulas(rows: readonly { readonly keterangan: string }[], context: z.RefinementCtx): void {
  for (const [place, { keterangan }] of rows.entries())
    if (isFormula(keterangan)) context.addIssue({ code: 'custom', message: 'v.rumus', path: [place, 'keterangan'] });
}

/** In each currency the debits of one journal's legs equal its credits. */
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

/** A cell holds any text; the core reports what is wrong with each. */
const cell = z.string(msg('v.teks')).max(200, msg('v.teks')).default('');
/** Rows of a spreadsheet are checked before they are filed. */
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
