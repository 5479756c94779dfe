import { z } from 'zod';
import { boxStates } from '#lib/cash/cash-checks.ts';
import { checkIdentity, presenterFields, signedFields } from '#lib/customers/schemas/identity.ts';
import { optionalName } from '#lib/customers/schemas/names.ts';
import { isCurrency } from '#lib/money.ts';
import {
  accountNumber,
  amount,
  branchCode,
  currency,
  denominations,
  differenceNumber,
  fewDenominations,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalDate,
  optionalText,
  reason,
  referenceNumber,
  submission,
} from '#lib/schemas/common.ts';

/** Deposit and withdrawal of cash over the counter share their data. */
export const cashData = z
  .strictObject({
    nomor_rekening: accountNumber,
    nominal: amount,
    kode_valuta: currency,
    keterangan: optionalText(100),
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...presenterFields,
    ...signedFields,
  })
  .superRefine(checkIdentity);
/** Pieces go for pieces: `pecahan` is received, `kembalian` given, each worth `nominal`. */
export const exchangeData = z
  .strictObject({
    ...presenterFields,
    nominal: amount,
    kode_valuta: currency,
    nama: optionalName(80),
    keterangan: optionalText(100),
    pecahan: denominations,
    kembalian: denominations,
  })
  .superRefine(checkIdentity);
export const transferData = z.strictObject({
  nomor_rekening_debet: accountNumber,
  nomor_rekening_kredit: accountNumber,
  nominal: amount,
  kode_valuta: currency,
  keterangan: optionalText(100),
  tanggal_valuta: optionalDate,
  ...signedFields,
});
export const reversalData = z.strictObject({
  nomor_referensi: referenceNumber,
  alasan: reason,
  pecahan: fewDenominations,
});
/** A correction may name the difference that it goes against in place of cash. */
export const correctionData = reversalData.extend({
  nomor_selisih: z
    .union([z.literal(''), differenceNumber], msg('v.kode'))
    .optional()
    .transform((number) => number || undefined),
});

export const cashDepositInput = submission('SETOR_TUNAI', cashData);
export const cashWithdrawalInput = submission('TARIK_TUNAI', cashData);
export const exchangeInput = submission('TUKAR_UANG', exchangeData);
export const bookTransferInput = submission('PEMINDAHBUKUAN', transferData);
export const reversalInput = submission('REVERSAL', reversalData);
export const correctionInput = submission('KOREKSI', correctionData);

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
export const tellerQuery = listQuery({
  kode_cabang: optionalBranch,
  status: z.enum(['', ...boxStates], msg('v.kode')).default(''),
  laju: flag.default('F'),
});
export const tellerDetailQuery = z.object({
  id_kas: optionalText(20),
  kode_valuta: z.union([z.literal(''), z.string().refine(isCurrency)], msg('v.valuta')).default(''),
});
export const transaksiQuery = listQuery({
  kode_cabang: optionalBranch,
  user_input: optionalText(60),
  flowCode: optionalText(40),
  nomor_rekening: optionalText(12),
});
const maybe = <S extends z.ZodType<string>>(schema: S, key: Parameters<typeof msg>[0]) =>
  z.union([z.literal(''), schema], msg(key)).default('');
/** The place is that of a posting among the earlier ones. */
const place = z
  .string(msg('v.halaman'))
  .regex(/^\d{0,17}$/, msg('v.halaman'))
  .default('');
export const transaksiRiwayatQuery = listQuery({
  kode_cabang: optionalBranch,
  tanggal_awal: maybe(isoDate, 'v.tanggal'),
  tanggal_akhir: maybe(isoDate, 'v.tanggal'),
  user_input: optionalText(60),
  flowCode: optionalText(40),
  nomor_rekening: maybe(accountNumber, 'v.rekening'),
  kode_produk: maybe(z.string().regex(/^\d{2}$/), 'v.kode'),
  nominal_awal: maybe(amount, 'v.uang'),
  nominal_akhir: maybe(amount, 'v.uang'),
  kode_valuta: optionalText(3),
  status: z.enum(['', 'POSTED', 'REVERSED', 'REVERSAL', 'CORRECTED', 'CORRECTION'], msg('v.kode')).default(''),
  tanggal: maybe(isoDate, 'v.tanggal'),
  sebelum: place,
  sesudah: place,
});
/** With `duplikat` the slip comes too: 'P' to view it, 'T' to print it once more. */
export const transaksiDetailsQuery = z.object({
  nomor_referensi: referenceNumber,
  duplikat: z.enum(['F', 'P', 'T'], msg('v.kode')).default('F'),
});
