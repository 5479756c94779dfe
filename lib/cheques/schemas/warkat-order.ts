import { z } from 'zod';
import { bookKinds, orderStates } from '#lib/cheques/warkat.ts';
import { accountNumber, branchCode, listQuery, msg, optionalText, reason, submission } from '#lib/schemas/common.ts';

const any = z.literal('');

/** A current account gets a book, once there is one. */
export const orderBookData = z.strictObject({
  nomor_rekening: accountNumber,
  jenis: z.enum(bookKinds, msg('v.kode')),
  keterangan: optionalText(100),
});
export const orderBookInput = submission('PESAN_WARKAT', orderBookData);

/** An order no longer waits. */
export const cancelOrderData = z.strictObject({
  nomor_pesanan: z
    .string(msg('v.nomorPesanan'))
    .trim()
    .toUpperCase()
    .regex(/^PB\d{10,12}$/, msg('v.nomorPesanan')),
  keterangan: reason,
});
export const cancelOrderInput = submission('BATAL_PESANAN_WARKAT', cancelOrderData);

/** The query lists orders of a branch by kind, state, number or account. */
export const ordersQuery = listQuery({
  kode_cabang: z.union([any, branchCode], msg('v.kode')).default(''),
  jenis: z.enum(['', ...bookKinds], msg('v.kode')).default(''),
  status_pesanan: z.enum(['', ...orderStates], msg('v.kode')).default(''),
});
