import { z } from 'zod';
import { foreignAccountNames, rupiahAccountNames } from '#lib/accounts/own-accounts.ts';
import { dealKinds, tradeSides } from '#lib/cash/currency-deals.ts';
import { checkIdentity, identityFields, identityKind } from '#lib/customers/schemas/identity.ts';
import { nameText } from '#lib/customers/schemas/names.ts';
import { readNumber } from '#lib/decimal-input.ts';
import { BOOK_CURRENCY, MoneyError } from '#lib/money.ts';
import { parseRate, RATE_DECIMALS, rateText } from '#lib/profit-sharing/rate.ts';
import { inRupiah } from '#lib/schemas/amount-mark.ts';
import {
  amount,
  currency,
  demands,
  denominations,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
} from '#lib/schemas/common.ts';

/** A rate is rupiah for a whole unit of a currency: a decimal text above zero with at most four decimals, normalised to two or more. */
export const rate = z.string(msg('v.kurs')).transform((value, context) => {
  const reading = readNumber(value, RATE_DECIMALS);
  if ('refused' in reading && reading.refused === 'TWO_MEANINGS') {
    context.addIssue({ code: 'custom', message: msg('v.kursDuaArti').error });
    return z.NEVER;
  }
  try {
    return rateText(parseRate('read' in reading ? reading.read : value));
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    context.addIssue({ code: 'custom', message: msg('v.kurs').error });
    return z.NEVER;
  }
});
const noRate = z.union([z.literal(''), rate], msg('v.kurs')).default('');
/** Only currencies other than the books' own have a rate. */
const foreign = currency.refine((code) => code !== BOOK_CURRENCY, msg('v.valas'));
const noDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

export const saveRateData = z
  .strictObject({
    kode_valuta: foreign,
    tanggal: isoDate,
    beli: rate,
    tengah: rate,
    jual: rate,
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')),
    alasan: optionalText(200),
  })
  .refine(({ beli, tengah }) => parseRate(beli) <= parseRate(tengah), { ...msg('v.kursBeli'), path: ['beli'] })
  .refine(({ tengah, jual }) => parseRate(tengah) <= parseRate(jual), { ...msg('v.kursJual'), path: ['jual'] })
  // A change of rates that counters have worked with needs a reason.
  .refine(({ versi, alasan }) => versi === 0 || alasan.length >= 5, demands('alasan', 'v.alasan'));

export const exchangeData = z
  .strictObject({
    arah: z.enum(tradeSides, msg('v.kode')),
    kode_valuta: foreign,
    nominal: amount,
    kurs: rate,
    kurs_khusus: noRate,
    pecahan: denominations,
    pecahan_rupiah: inRupiah(denominations),
    kembalian: inRupiah(denominations).default([]),
    nama: nameText(80).min(3, msg('v.wajib')),
    jenis_identitas: identityKind,
    nomor_identitas: z.string(msg('v.wajib')).trim().toUpperCase().min(1, msg('v.wajib')).max(24, msg('v.identitas')),
    ...identityFields,
    keterangan: optionalText(100),
  })
  .superRefine(checkIdentity)
  // The bank pays a seller exactly; only a buyer may hand over more and get the rest back.
  .refine((data) => data.arah === 'JUAL' || data.kembalian.length === 0, { ...msg('v.pecahan'), path: ['kembalian'] });

/**
 * The bank deals its own currency with another bank, or pays for something with it: a deal has its rate and the account of its rupiah, a payment its
 * purpose.
 */
export const bankDealData = z
  .strictObject({
    arah: z.enum(dealKinds, msg('v.kode')),
    rekening_valas: z.enum(foreignAccountNames, msg('v.kode')),
    kode_valuta: foreign,
    nominal: amount,
    kurs: noRate,
    rekening_rupiah: z.enum(rupiahAccountNames, msg('v.kode')).default('BANK_INDONESIA'),
    kode_gl: z.union([z.literal(''), z.string().regex(/^\d{6}$/)], msg('v.kodeGl')).default(''),
    keterangan: reason,
  })
  .refine(({ arah, kurs }) => arah === 'BEBAN' || kurs !== '', demands('kurs'))
  .refine(({ arah, kode_gl }) => arah !== 'BEBAN' || kode_gl !== '', demands('kode_gl'));

export const saveRateInput = submission('SIMPAN_KURS', saveRateData);
export const bankDealInput = submission('VALAS_PUSAT', bankDealData);
export const exchangeInput = submission('JUAL_BELI_VALAS', exchangeData);

const someCurrency = z.union([z.literal(''), currency], msg('v.valuta')).default('');
export const currencyQuery = listQuery({});
export const rateQuery = listQuery({ kode_valuta: someCurrency, tanggal_awal: noDate, tanggal_akhir: noDate });
export const dayRateQuery = z.object({ kode_valuta: someCurrency, tanggal: noDate });
