import { z } from 'zod';
import { isAccountNumber } from '#lib/account-number.ts';
import { type EntryKind, entryKinds, entrySides, MOST_ENTRIES, totalsOf } from '#lib/ledger-entries.ts';
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

/** A rounding difference goes to other income, or other expense makes it good. */
export const roundingDifferenceData = z.strictObject({
  arah: z.enum(['PENDAPATAN', 'BEBAN'], msg('v.kode')),
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: reason,
});

export const roundingDifferenceInput = submission('SELISIH_PEMBULATAN', roundingDifferenceData);

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
  })
  .superRefine((data, context) => {
    for (const side of ['debet', 'kredit'] as const) {
      const fault = numberFault(data[`jenis_${side}`], data[`nomor_${side}`]);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: [`nomor_${side}`] });
    }
  });
export const generalEntryInput = submission('TRANSAKSI_UMUM', generalEntryData);

/** One leg of many. */
export const entryRow = z
  .strictObject({
    sisi: z.enum(entrySides, msg('v.kode')),
    jenis: entryKind,
    nomor: entryNumber,
    kode_cabang: entryBranch,
    nominal: amount,
    kode_valuta: currency,
    keterangan: optionalText(100),
  })
  .superRefine(({ jenis, nomor }, context) => {
    const fault = numberFault(jenis, nomor);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: ['nomor'] });
  });

/** Legs of one journal: in each currency debits come to what credits come to. */
export const generalEntriesData = z.strictObject({
  baris: z
    .array(entryRow, msg('v.bentuk'))
    .min(2, msg('v.barisEntri'))
    .max(MOST_ENTRIES, msg('v.barisEntri'))
    .refine((rows) => totalsOf(rows).every(({ debet, kredit }) => debet === kredit), msg('v.tidakSeimbang')),
  tanggal_valuta: optionalDate,
  keterangan: reason,
});
export const generalEntriesInput = submission('TRANSAKSI_UMUM_MULTI', generalEntriesData);

/** What is in the cells, whatever it is; the core says of each what is not right. */
const cell = z.string(msg('v.teks')).max(200, msg('v.teks')).default('');
/** Rows of a spreadsheet to be looked at before they are filed. */
export const validateInput = z.strictObject({
  valActionType: z.literal('SUBMIT', msg('v.kode')).default('SUBMIT'),
  valTrxType: z.literal('TRANSAKSI_UMUM_MULTI', msg('v.kode')),
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
