import { z } from 'zod';
import { signingRules } from '#lib/customers/specimens.ts';
import { accountNumber, isoDate, listQuery, msg, optionalText, reason, submission, uuid } from '#lib/schemas/common.ts';
import { storedFile } from '#lib/schemas/file.ts';
import { optionalDay, required } from './customer-fields.ts';

export const certificateQuery = z.object({});

/** A page of a passbook or a slip, in base64, is a small part of this. */
const MOST_REQUEST = 64_000;
/** A print agent gets this as JSON the way its library writes it; the core decides which of it is ever signed. */
export const printRequestInput = z.strictObject({
  isi: z.string(msg('v.permintaanCetak')).min(1, msg('v.permintaanCetak')).max(MOST_REQUEST, msg('v.permintaanCetak')),
});

/** Specimens are viewed beside a form, in the override window, beside an item, or on the card itself. */
export const svsQuery = z
  .strictObject({
    nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
    id_flow: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
    flowCode: optionalText(40),
    tempat: z.enum(['FORMULIR', 'OVERRIDE', 'MEJA', 'KARTU'], msg('v.kode')),
  })
  .refine(
    ({ nomor_rekening, pegangan, id_flow }) =>
      [nomor_rekening, pegangan, id_flow].filter((each) => each !== '').length === 1,
    { ...msg('v.rekening'), path: ['nomor_rekening'] },
  )
  .refine(({ id_flow, tempat }) => (tempat === 'MEJA') === (id_flow !== ''), { ...msg('v.kode'), path: ['tempat'] });

/** These cards have to be renewed. */
export const cardsDueQuery = listQuery({});

const specimen = z.strictObject({
  penanda: required(100),
  nama: required(100),
  berlaku_sejak: isoDate,
  berlaku_sampai: optionalDay,
  berkas: storedFile,
});

/** The card of an account has its rule, and the specimens of those who sign, each from a day on. */
export const saveSpecimensData = z.strictObject({
  nomor_rekening: accountNumber,
  versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
  aturan: z.enum(signingRules, msg('v.kode')),
  spesimen: z
    .array(specimen, msg('v.bentuk'))
    .min(1, msg('v.wajib'))
    .max(40, msg('v.bentuk'))
    .refine((rows) => new Set(rows.map(({ berkas }) => berkas.id_berkas)).size === rows.length, msg('v.ganda'))
    .refine(
      (rows) =>
        rows.every(({ berlaku_sejak, berlaku_sampai }) => berlaku_sampai === '' || berlaku_sejak <= berlaku_sampai),
      msg('v.urutanTanggal'),
    )
    .refine(
      (rows) =>
        rows.every((one, at) =>
          rows.every(
            (other, place) =>
              place <= at ||
              other.penanda !== one.penanda ||
              (one.berlaku_sampai !== '' && one.berlaku_sampai < other.berlaku_sejak) ||
              (other.berlaku_sampai !== '' && other.berlaku_sampai < one.berlaku_sejak),
          ),
        ),
      msg('v.spesimenTumpang'),
    ),
  alasan: reason,
});
export const saveSpecimensInput = submission('SIMPAN_SPESIMEN', saveSpecimensData);
