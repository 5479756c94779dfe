import { z } from 'zod';
import { chargeBearers, feeBackGrounds, incomingStates, transferRails, transferStates } from '#lib/transfers.ts';
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
} from './common.ts';
import { bearerShape, checkIdentity, signedShape } from './identity.ts';
import { requiredName } from './names.ts';

const written = (pattern: RegExp, key: Parameters<typeof msg>[0]) =>
  z.string(msg(key)).trim().toUpperCase().regex(pattern, msg(key));

/** BIC, or the seven digits of the rail's own code. */
export const bankElsewhere = written(/^(\d{7}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$/, 'v.bankTujuan');
export const accountElsewhere = written(/^[A-Z0-9]{1,34}$/, 'v.rekeningTujuan');
/** What the message to another bank says beside. */
export const messageShape = {
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

/** To whom, and what the message says of it. */
const told = {
  nominal: amount,
  kode_valuta: bookCurrency,
  kode_bank: bankElsewhere,
  rekening_tujuan: accountElsewhere,
  nama_tujuan: requiredName(70),
  ...messageShape,
  bebas_biaya: flag.default('F'),
  keterangan: optionalText(100),
};

/** From an account. */
export const fromAccountData = z.strictObject({ ...told, nomor_rekening: accountNumber, ...signedShape });
/** Paid in over the counter by who stands there; `jumlah_tunai` is what is received, the fee in it. */
export const inCashData = z
  .strictObject({
    ...told,
    jumlah_tunai: amount,
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...bearerShape,
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

/** A transfer that is held and is credited after all, one that came in or one of ours that came back: its amount and account as they were seen. */
export const creditHeldData = z.strictObject({
  nomor: heldNumber,
  nomor_rekening: accountNumber,
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: text(100).min(5, msg('v.wajib')),
});
export const creditHeldInput = submission('SALURKAN_TRANSFER', creditHeldData);

/** One that no account takes, paid in cash to its beneficiary: `nominal` is what is counted out, `keterangan` how she proved herself. */
export const payHeldData = z
  .strictObject({
    nomor: heldNumber,
    nominal: amount,
    kode_valuta: bookCurrency,
    setuju_sisa: flag.default('F'),
    keterangan: text(100).min(5, msg('v.wajib')),
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...bearerShape,
  })
  .superRefine(checkIdentity);
export const payHeldInput = submission('BAYAR_TRANSFER', payHeldData);

/** One that is held and goes back to its bank. */
export const sendBackData = z.strictObject({ nomor: incomingNumber, alasan: reason });
export const sendBackInput = submission('RETUR_TRANSFER_TERTAHAN', sendBackData);

const any = z.literal('');

/** The fee of a transfer that came back by the bank's fault: amount and payer as they were seen, '' where cash paid it. */
export const giveFeeBackData = z.strictObject({
  nomor: ownNumber,
  nomor_rekening: z.union([any, accountNumber]).default(''),
  nominal: amount,
  kode_valuta: bookCurrency,
  alasan: z.enum(['', ...feeBackGrounds], msg('v.kode')).refine((ground) => ground !== '', msg('v.wajib')),
  keterangan: text(100).min(5, msg('v.wajib')),
});
export const giveFeeBackInput = submission('KEMBALIKAN_BIAYA_TRANSFER', giveFeeBackData);
/** What became of one transfer. */
export const transferStoryQuery = z.object({ nomor: ownNumber });
const ofRail = {
  kode_cabang: z.union([any, branchCode], msg('v.kode')).default(''),
  tanggal_awal: z.union([any, isoDate], msg('v.tanggal')).default(''),
  tanggal_akhir: z.union([any, isoDate], msg('v.tanggal')).default(''),
  rail: z.enum(['', ...transferRails], msg('v.kode')).default(''),
};
/** Transfers of a branch by day, rail and state. */
export const transfersQuery = listQuery({
  ...ofRail,
  status_transfer: z.enum(['', ...transferStates], msg('v.kode')).default(''),
});
/** What other banks sent a branch, likewise. */
export const incomingTransfersQuery = listQuery({
  ...ofRail,
  status_masuk: z.enum(['', ...incomingStates], msg('v.kode')).default(''),
});
/** Held money by its number or the name of who is to be paid. */
export const heldQuery = listQuery({});
/** Whom an account has paid before. */
export const beneficiariesQuery = z.object({ nomor_rekening: accountNumber });
/** The terms of the caller's branch for an amount. */
export const transferTermsQuery = z.object({
  nominal: z.union([any, amount], msg('v.uang')).default(''),
  tunai: flag.default('F'),
});
