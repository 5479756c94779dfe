import { z } from 'zod';
import {
  accountNumber,
  amountOrZero,
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

/** Why an account is closed, as its owner says. */
export const closingReasons = ['PINDAH_BANK', 'TIDAK_DIPAKAI', 'BIAYA', 'LAYANAN', 'GANTI_PRODUK', 'LAINNYA'] as const;

/** Closing an account: who asked, why, and where the rest goes. `nominal` is what is left as both persons saw it. */
export const closeAccountData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nomor_identitas: text(40).min(1, msg('v.wajib')),
    sebab: z.enum(closingReasons, msg('v.kode')),
    keterangan: optionalText(200),
    cara_bayar: z.enum(['TUNAI', 'PINDAH'], msg('v.kode')),
    rekening_tujuan: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    bebas_biaya: flag.default('F'),
    nominal: amountOrZero,
    kode_valuta: currency,
  })
  .refine(({ cara_bayar, rekening_tujuan }) => cara_bayar !== 'PINDAH' || rekening_tujuan !== '', {
    ...msg('v.rekening'),
    path: ['rekening_tujuan'],
  })
  // What was typed before she chose cash goes nowhere.
  .transform((data) => (data.cara_bayar === 'TUNAI' ? { ...data, rekening_tujuan: '' } : data));

/** The pay-out of an account that is being closed: whole coins, and the rest below one with her consent. */
export const payOutData = z.strictObject({
  nomor_rekening: accountNumber,
  nominal: amountOrZero,
  kode_valuta: currency,
  setuju_sisa: flag.default('F'),
  keterangan: optionalText(100),
  pecahan: denominations.default([]),
  kembalian: fewDenominations,
});

export const withdrawClosingData = z.strictObject({ nomor_rekening: accountNumber, alasan: reason });

export const closeAccountInput = submission('TUTUP_REKENING', closeAccountData);
export const payOutInput = submission('AMBIL_DANA_DI_TELLER', payOutData);
export const withdrawClosingInput = submission('BATAL_TUTUP_REKENING', withdrawClosingData);

/** What closing an account comes to, with or without its fee. */
export const closingCaseQuery = z.object({ nomor_rekening: accountNumber, bebas_biaya: flag.default('F') });
/** Closings that wait for their pay-out, and those that are done. */
export const closingsQuery = listQuery({
  kode_cabang: z.union([z.literal(''), z.string().regex(/^\d{3}$/)], msg('v.kode')).default(''),
  status_rekening: z.enum(['', 'PENUTUPAN', 'TUTUP'], msg('v.kode')).default(''),
});
