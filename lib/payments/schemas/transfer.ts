import { z } from 'zod';
import { checkIdentity, presenterFields, signedFields } from '#lib/customers/schemas/identity.ts';
import { requiredName } from '#lib/customers/schemas/names.ts';
import {
  chargeBearers,
  feeBackGrounds,
  incomingStates,
  transferRails,
  transferStates,
} from '#lib/payments/transfers.ts';
import {
  accountNumber,
  amount,
  bookCurrency,
  branchCode,
  denominations,
  fewDenominations,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

const written = (pattern: RegExp, key: Parameters<typeof msg>[0]) =>
  z.string(msg(key)).trim().toUpperCase().regex(pattern, msg(key));

/** A bank is named by its BIC, or by the seven digits of the rail's own code. */
export const bankElsewhere = written(/^(\d{7}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$/, 'v.bankTujuan');
export const accountElsewhere = written(/^[A-Z0-9]{1,34}$/, 'v.rekeningTujuan');
/** The message to another bank has these beside. */
export const messageFields = {
  penduduk_tujuan: flag.default('T'),
  wni_tujuan: flag.default('T'),
  penduduk_pengirim: flag.default('T'),
  wni_pengirim: flag.default('T'),
  kode_tujuan: z
    .string(msg('v.tujuanTransfer'))
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{0,4}$/, msg('v.tujuanTransfer'))
    .default(''),
  beban: z.enum(chargeBearers, msg('v.kode')).default('DEBT'),
};

/** The transfer names its beneficiary and the text of the message. */
const transferFields = {
  nominal: amount,
  kode_valuta: bookCurrency,
  kode_bank: bankElsewhere,
  rekening_tujuan: accountElsewhere,
  nama_tujuan: requiredName(70),
  ...messageFields,
  bebas_biaya: flag.default('F'),
  keterangan: optionalText(100),
};

/** The money comes from an account. */
export const fromAccountData = z.strictObject({ ...transferFields, nomor_rekening: accountNumber, ...signedFields });
/** The presenter pays in over the counter; `jumlah_tunai` is what the teller receives, with the fee. */
export const inCashData = z
  .strictObject({
    ...transferFields,
    jumlah_tunai: amount,
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...presenterFields,
  })
  .superRefine(checkIdentity);

export const sknCashInput = submission('SKN_TUNAI', inCashData);
export const sknAccountInput = submission('SKN_NON_TUNAI', fromAccountData);
export const rtgsCashInput = submission('RTGS_TUNAI', inCashData);
export const rtgsAccountInput = submission('RTGS_NON_TUNAI', fromAccountData);
export const biFastInput = submission('BI_FAST_NON_TUNAI', fromAccountData);

const heldNumber = written(/^T[MF]\d{10,12}$/, 'v.nomorTransfer');
const incomingNumber = written(/^TM\d{10,12}$/, 'v.nomorTransferMasuk');
const ownNumber = written(/^TF\d{10,12}$/, 'v.nomorTransferKeluar');

/** A held transfer is credited after all, one that came in or one of ours that came back: its amount and account are as the user saw them. */
export const creditHeldData = z.strictObject({
  nomor: heldNumber,
  nomor_rekening: accountNumber,
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: text(100).min(5, msg('v.wajib')),
});
export const creditHeldInput = submission('SALURKAN_TRANSFER', creditHeldData);

/**
 * No account takes a held transfer, so its beneficiary gets cash: `nominal` is counted out, `keterangan` says how the beneficiary proved
 * to be the one.
 */
export const payHeldData = z
  .strictObject({
    nomor: heldNumber,
    nominal: amount,
    kode_valuta: bookCurrency,
    setuju_sisa: flag.default('F'),
    keterangan: text(100).min(5, msg('v.wajib')),
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...presenterFields,
  })
  .superRefine(checkIdentity);
export const payHeldInput = submission('BAYAR_TRANSFER', payHeldData);

/** A held transfer goes back to its bank. */
export const sendBackData = z.strictObject({ nomor: incomingNumber, alasan: reason });
export const sendBackInput = submission('RETUR_TRANSFER_TERTAHAN', sendBackData);

const any = z.literal('');

/** The bank gives back the fee of a transfer that came back by its own fault: amount and payer are as the user saw them, '' when cash paid it. */
export const giveFeeBackData = z.strictObject({
  nomor: ownNumber,
  nomor_rekening: z.union([any, accountNumber]).default(''),
  nominal: amount,
  kode_valuta: bookCurrency,
  alasan: z.enum(['', ...feeBackGrounds], msg('v.kode')).refine((ground) => ground !== '', msg('v.wajib')),
  keterangan: text(100).min(5, msg('v.wajib')),
});
export const giveFeeBackInput = submission('KEMBALIKAN_BIAYA_TRANSFER', giveFeeBackData);
/** The query reads the timeline of one transfer. */
export const transferTimelineQuery = z.object({ nomor: ownNumber });
const ofRail = {
  kode_cabang: z.union([any, branchCode], msg('v.kode')).default(''),
  tanggal_awal: z.union([any, isoDate], msg('v.tanggal')).default(''),
  tanggal_akhir: z.union([any, isoDate], msg('v.tanggal')).default(''),
  rail: z.enum(['', ...transferRails], msg('v.kode')).default(''),
};
/** The query lists transfers of a branch by day, rail and state. */
export const transfersQuery = listQuery({
  ...ofRail,
  status_transfer: z.enum(['', ...transferStates], msg('v.kode')).default(''),
});
/** The query lists what other banks sent a branch, in the same way. */
export const incomingTransfersQuery = listQuery({
  ...ofRail,
  status_masuk: z.enum(['', ...incomingStates], msg('v.kode')).default(''),
});
/** The query finds held money by its number or the beneficiary's name. */
export const heldQuery = listQuery({});
/** The query reads the day's transfers of a branch. */
export const transferSummaryQuery = z.object({ kode_cabang: z.union([any, branchCode], msg('v.kode')).default('') });
/** An account has paid these beneficiaries before. */
export const beneficiariesQuery = z.object({ nomor_rekening: accountNumber });
/** The query reads the terms of the caller's branch for an amount. */
export const transferTermsQuery = z.object({
  nominal: z.union([any, amount], msg('v.uang')).default(''),
  tunai: flag.default('F'),
});
