import { z } from 'zod';
import {
  accountNumber,
  amountOrZero,
  bookCurrency,
  currency,
  denominations,
  fewDenominations,
  flag,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from './common.ts';
import { bearerShape, checkIdentity, signedShape } from './identity.ts';

/** Why an account is closed, as its owner says; DHN: by the bank itself, since she is on the national blacklist. */
export const closingReasons = [
  'PINDAH_BANK',
  'TIDAK_DIPAKAI',
  'BIAYA',
  'LAYANAN',
  'GANTI_PRODUK',
  'DHN',
  'LAINNYA',
] as const;

/** Closing an account: who asked, why, and where the rest goes. `nominal` is what is left as both persons saw it. */
export const closeAccountData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nomor_identitas: optionalText(40),
    sebab: z.enum(closingReasons, msg('v.kode')),
    keterangan: optionalText(200),
    cara_bayar: z.enum(['TUNAI', 'PINDAH', 'KHUSUS'], msg('v.kode')),
    rekening_tujuan: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    bebas_biaya: flag.default('F'),
    nominal: amountOrZero,
    kode_valuta: currency,
    ...signedShape,
  })
  .refine(({ cara_bayar, rekening_tujuan }) => cara_bayar !== 'PINDAH' || rekening_tujuan !== '', {
    ...msg('v.rekening'),
    path: ['rekening_tujuan'],
  })
  // Who asks shows her document; where the bank closes by itself it says on what ground.
  .refine(({ sebab, nomor_identitas }) => sebab === 'DHN' || nomor_identitas !== '', {
    ...msg('v.wajib'),
    path: ['nomor_identitas'],
  })
  .refine(({ sebab, keterangan }) => sebab !== 'DHN' || keterangan !== '', { ...msg('v.wajib'), path: ['keterangan'] })
  // What was typed before she chose otherwise goes nowhere.
  .transform((data) => (data.cara_bayar !== 'PINDAH' ? { ...data, rekening_tujuan: '' } : data));

/** The pay-out of an account that is being closed: whole coins, and the rest below one with her consent. */
export const payOutData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nominal: amountOrZero,
    kode_valuta: currency,
    setuju_sisa: flag.default('F'),
    keterangan: optionalText(100),
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...bearerShape,
  })
  .superRefine(checkIdentity);

/** What no sheet of a closed account can claim any more, to its owner: `nominal` is what is counted out, or goes to another account of hers. */
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
  .refine(({ cara_bayar, rekening_tujuan }) => cara_bayar !== 'PINDAH' || rekening_tujuan !== '', {
    ...msg('v.rekening'),
    path: ['rekening_tujuan'],
  })
  // What was typed before she chose otherwise goes nowhere: no account where it is cash, no notes where it is moved.
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

/** What closing an account comes to, with or without its fee. */
export const closingCaseQuery = z.object({ nomor_rekening: accountNumber, bebas_biaya: flag.default('F') });
/** Closings that wait for their pay-out, and those that are done. */
export const closingsQuery = listQuery({
  kode_cabang: z.union([z.literal(''), z.string().regex(/^\d{3}$/)], msg('v.kode')).default(''),
  status_rekening: z.enum(['', 'PENUTUPAN', 'TUTUP'], msg('v.kode')).default(''),
});
/** What closed accounts keep for their sheets; `status_dana`: still something there, or all of it gone. */
export const specialFundsQuery = listQuery({
  kode_cabang: z.union([z.literal(''), z.string().regex(/^\d{3}$/)], msg('v.kode')).default(''),
  status_dana: z.enum(['', 'ADA', 'HABIS'], msg('v.kode')).default(''),
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
});
