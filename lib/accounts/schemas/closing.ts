import { z } from 'zod';
import { closingPayouts } from '#lib/accounts/codes.ts';
import { checkIdentity, presenterFields, signedFields } from '#lib/customers/schemas/identity.ts';
import {
  accountNumber,
  amountOrZero,
  bookCurrency,
  currency,
  demands,
  denominations,
  fewDenominations,
  flag,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

/** The owner closes an account for one of these reasons; DHN: the bank closes it, since the owner is on the national blacklist. */
export const closingReasons = [
  'PINDAH_BANK',
  'TIDAK_DIPAKAI',
  'BIAYA',
  'LAYANAN',
  'GANTI_PRODUK',
  'DHN',
  'LAINNYA',
] as const;

/** An account is closed: the form says who asked, why, and where the rest goes. `nominal` is the rest as both persons saw it. */
export const closeAccountData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nomor_identitas: optionalText(40),
    sebab: z.enum(closingReasons, msg('v.kode')),
    keterangan: optionalText(200),
    cara_bayar: z.enum(closingPayouts, msg('v.kode')),
    rekening_tujuan: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    bebas_biaya: flag.default('F'),
    nominal: amountOrZero,
    kode_valuta: currency,
    ...signedFields,
  })
  .refine(
    ({ cara_bayar, rekening_tujuan }) => cara_bayar !== 'PINDAH' || rekening_tujuan !== '',
    demands('rekening_tujuan', 'v.rekening'),
  )
  // The customer who asks shows a document; when the bank closes by itself it says on what ground.
  .refine(({ sebab, nomor_identitas }) => sebab === 'DHN' || nomor_identitas !== '', demands('nomor_identitas'))
  .refine(({ sebab, keterangan }) => sebab !== 'DHN' || keterangan !== '', demands('keterangan'))
  // A text typed before the other choice is dropped.
  .transform((data) => (data.cara_bayar !== 'PINDAH' ? { ...data, rekening_tujuan: '' } : data));

/** A closing account is paid out in whole coins, and the rest below one with the customer's consent. */
export const payOutData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nominal: amountOrZero,
    kode_valuta: currency,
    setuju_sisa: flag.default('F'),
    keterangan: optionalText(100),
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...presenterFields,
  })
  .superRefine(checkIdentity);

/**
 * No sheet of a closed account can claim this money any more, so the owner gets it: `nominal` is counted out, or goes to another account of the
 * owner.
 */
export const paySpecialData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nomor_identitas: text(40).min(1, msg('v.wajib')),
    cara_bayar: z.enum(['TUNAI', 'PINDAH'], msg('v.kode')).default('TUNAI'),
    rekening_tujuan: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    nominal: amountOrZero,
    kode_valuta: bookCurrency,
    setuju_sisa: flag.default('F'),
    keterangan: optionalText(100),
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
  })
  .refine(
    ({ cara_bayar, rekening_tujuan }) => cara_bayar !== 'PINDAH' || rekening_tujuan !== '',
    demands('rekening_tujuan', 'v.rekening'),
  )
  // A text typed before the other choice is dropped: no account for cash, no notes for a transfer.
  .transform((data) =>
    data.cara_bayar === 'PINDAH'
      ? { ...data, setuju_sisa: 'F' as const, pecahan: [], kembalian: [] }
      : { ...data, rekening_tujuan: '' },
  );

export const withdrawClosingData = z.strictObject({ nomor_rekening: accountNumber, alasan: reason });

export const closeAccountInput = submission('TUTUP_REKENING', closeAccountData);
export const payOutInput = submission('AMBIL_DANA_DI_TELLER', payOutData);
export const paySpecialInput = submission('AMBIL_DANA_KHUSUS', paySpecialData);
export const withdrawClosingInput = submission('BATAL_TUTUP_REKENING', withdrawClosingData);

/** The query computes the closing of an account, with or without its fee. */
export const closingCaseQuery = z.object({ nomor_rekening: accountNumber, bebas_biaya: flag.default('F') });
/** The query lists closings that wait for their pay-out, and those that are done. */
export const closingsQuery = listQuery({
  kode_cabang: z.union([z.literal(''), z.string().regex(/^\d{3}$/)], msg('v.kode')).default(''),
  status_rekening: z.enum(['', 'PENUTUPAN', 'TUTUP'], msg('v.kode')).default(''),
});
/** Closed accounts keep these funds for their sheets; `status_dana` says whether some are still there, or all are gone. */
export const specialFundsQuery = listQuery({
  kode_cabang: z.union([z.literal(''), z.string().regex(/^\d{3}$/)], msg('v.kode')).default(''),
  status_dana: z.enum(['', 'ADA', 'HABIS'], msg('v.kode')).default(''),
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
});
