import { z } from 'zod';
import { requestStates, shipmentRoutes, shipmentStates } from '#lib/cash/cash-shipments.ts';
import {
  amount,
  bookCurrency,
  branchCode,
  denominations,
  flag,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

const any = z.literal('');
const number = (prefix: string) =>
  z
    .string(msg('v.kode'))
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^${prefix}\\d{10,12}$`), msg('v.kode'));
const requestNumber = number('MK');
const shipmentNumber = number('KK');
const someDenominations = denominations.refine((rows) => rows.length > 0, msg('v.pecahan'));
const cash = { nominal: amount, kode_valuta: bookCurrency, pecahan: someDenominations, keterangan: optionalText(100) };

/** A branch asks the vault of another one for cash. */
export const requestCashData = z.strictObject({ kode_cabang_asal: branchCode, ...cash });
export const requestCashInput = submission('MINTA_KAS', requestCashData);

/** A request no longer waits. */
export const endRequestData = z.strictObject({ nomor_permintaan: requestNumber, alasan: reason });
export const endRequestInput = submission('TUTUP_PERMINTAAN_KAS', endRequestData);

/** Sealed bags leave; two persons accompany them. */
export const sendShipmentData = z
  .strictObject({
    arah: z.enum(shipmentRoutes, msg('v.kode')),
    kode_cabang_tujuan: z.union([any, branchCode], msg('v.kode')).default(''),
    kode_atm: optionalText(20),
    nomor_permintaan: z.union([any, requestNumber], msg('v.kode')).default(''),
    ...cash,
    segel: text(200).min(1, msg('v.wajib')),
    pembawa: text(60).min(3, msg('v.wajib')),
    pengawal: text(60).min(3, msg('v.wajib')),
  })
  .refine(({ arah, kode_cabang_tujuan }) => (arah === 'KE_CABANG') === (kode_cabang_tujuan !== ''), {
    ...msg('v.kode'),
    path: ['kode_cabang_tujuan'],
  })
  .refine(({ arah, kode_atm }) => arah.endsWith('_ATM') === (kode_atm !== ''), { ...msg('v.kode'), path: ['kode_atm'] })
  .refine(({ pembawa, pengawal }) => pembawa.toUpperCase() !== pengawal.toUpperCase(), {
    ...msg('v.kode'),
    path: ['pengawal'],
  });
export const sendShipmentInput = submission('KIRIM_KAS', sendShipmentData);

/** Nobody takes in these bags, or they turned back on the road. */
export const refuseShipmentData = z.strictObject({ nomor_kiriman: shipmentNumber, alasan: reason });
export const refuseShipmentInput = submission('TOLAK_KIRIMAN_KAS', refuseShipmentData);

/** Two persons found this in the bags; an empty list is a count too. */
export const receiveShipmentData = z.strictObject({
  nomor_kiriman: shipmentNumber,
  segel_utuh: flag,
  pecahan: denominations,
  keterangan: optionalText(200),
});
export const receiveShipmentInput = submission('TERIMA_KIRIMAN_KAS', receiveShipmentData);

const optionalBranch = z.union([any, branchCode], msg('v.kode')).default('');
/** The query lists requests that a branch made or was asked for. */
export const cashRequestQuery = listQuery({
  kode_cabang: optionalBranch,
  status: z.enum(['', ...requestStates], msg('v.kode')).default(''),
});
/** The query lists bags that a branch sent or waits for. BERJALAN: all that nobody has counted yet. */
export const shipmentQuery = listQuery({
  kode_cabang: optionalBranch,
  status: z.enum(['', 'BERJALAN', ...shipmentStates], msg('v.kode')).default(''),
});
