import { z } from 'zod';
import { accountRoles, statementChannels, statementCycles } from '#lib/accounts/codes.ts';
import { customerNumber, optionalDay, referenceCode } from '#lib/customers/schemas/customer-fields.ts';
import { optionalName } from '#lib/customers/schemas/names.ts';
import { signingMandates } from '#lib/customers/specimens.ts';
import {
  accountNumber,
  demands,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  submission,
  uuid,
} from '#lib/schemas/common.ts';

export const optionalAccount = z.union([z.literal(''), accountNumber], msg('v.rekening')).default('');
const product = z.string(msg('v.kode')).regex(/^\d{2}$/, msg('v.kode'));

/** A share is in per cent, above 0 and below 100, normalised to two decimals; '' for that of the terms. */
export const share = z
  .string(msg('v.persen'))
  .trim()
  .regex(/^(?=.*[1-9]|$)(\d{1,2}(\.\d{1,2})?)?$/, msg('v.persen'))
  .default('')
  .transform((text) => {
    if (text === '') return '';
    const [whole = '0', rest = ''] = text.split('.');
    return `${whole.replace(/^0+(?=\d)/, '')}.${rest.padEnd(2, '0')}`;
  });

/** This person stands beside the customer who opens, in this part. */
export const party = z.strictObject({
  nomor_nasabah: customerNumber,
  peran: z.enum(accountRoles, msg('v.kode')),
});

export const openAccountData = z
  .strictObject({
    nomor_nasabah: customerNumber,
    kode_produk: product,
    syarat_sejak: isoDate,
    nama_rekening: optionalName(100),
    cara_tanda_tangan: z.enum(signingMandates, msg('v.kode')).default('SENDIRI'),
    pihak: z.array(party, msg('v.bentuk')).max(10, msg('v.bentuk')).default([]),
    nisbah_khusus: share,
    tujuan: referenceCode,
    sumber_dana: referenceCode,
    rekening_koran: z.enum(statementCycles, msg('v.kode')).default('DIMINTA'),
    kirim_koran: z.enum(statementChannels, msg('v.kode')).default('LOKET'),
    buku_tabungan: flag.default('F'),
    zakat: flag.default('F'),
    skb_nomor: optionalText(40),
    skb_sampai: optionalDay,
    rekening_bagi_hasil: optionalAccount,
    rekening_penutupan: optionalAccount,
    keterangan: optionalText(200),
  })
  .refine((data) => (data.skb_nomor === '') === (data.skb_sampai === ''), demands('skb_sampai'))
  .refine((data) => data.nisbah_khusus === '' || data.keterangan.length >= 5, demands('keterangan', 'v.alasan'));
export const openAccountInput = submission('BUKA_REKENING', openAccountData);

export const offersQuery = z.object({ nomor_nasabah: customerNumber });
export const openingsQuery = listQuery({
  kode_produk: optionalText(2),
  setoran: z.enum(['', 'MENUNGGU', 'SUDAH'], msg('v.kode')).default(''),
});
export const openingStagesQuery = z.object({});
export const contractQuery = z
  .object({
    nomor_rekening: optionalAccount,
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
    cetak: flag.default('F'),
  })
  .refine((asked) => asked.nomor_rekening !== '' || asked.pegangan !== '', {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  });
