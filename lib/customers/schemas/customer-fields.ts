import { z } from 'zod';
import { deedKinds, licenceKinds } from '#lib/customers/codes.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { isMasked } from '#lib/masking.ts';
import { isPhone } from '#lib/phone.ts';
import { flag, isoDate, msg, optionalText, text } from '#lib/schemas/common.ts';
import { storedFile } from '#lib/schemas/file.ts';
import { requiredName } from './names.ts';

/** Forms of persons and entities consist of these fields. */

/** A user cannot send back a masked value: stars would become the bank's data. */
export const unmasked = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine((value) => !isMasked(value), msg('v.samar'));

export const required = (max: number) => text(max).min(1, msg('v.wajib'));
/** A code comes from a list of choices; the rules decide whether the bank offers it. */
export const referenceCode = z.string(msg('v.kode')).regex(/^[A-Z0-9_]{1,20}$/, msg('v.kode'));
export const optionalChoice = z.union([z.literal(''), referenceCode], msg('v.kode')).default('');
export const optionalDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
/** A moment is a point in time of Jakarta, down to the day, the minute or the second; '' is now. */
export const moment = z
  .string(msg('v.tanggal'))
  .regex(/^(\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?)?$/, msg('v.tanggal'))
  .default('');
export const phone = unmasked(text(24).refine(isPhone, msg('v.telepon')));
export const optionalPhone = unmasked(
  text(24).refine((value) => value === '' || isPhone(value), msg('v.telepon')),
).default('');
export const email = z
  .union(
    [
      z.literal(''),
      z
        .string()
        .trim()
        .max(120, msg('v.teks'))
        .pipe(z.email(msg('v.surel'))),
    ],
    msg('v.surel'),
  )
  .default('');
export const postcode = z
  .string(msg('v.kodePos'))
  .regex(/^(\d{5})?$/, msg('v.kodePos'))
  .default('');
export const regency = z.string(msg('v.kode')).regex(/^\d{4}$/, msg('v.wajib'));
export const optionalRegency = z
  .string(msg('v.kode'))
  .regex(/^(\d{4})?$/, msg('v.kode'))
  .default('');

/** NPWP is written in either form, and kept as the sixteen digits in use (domain: CIF). */
export const npwp = z
  .string(msg('v.npwp'))
  .trim()
  .max(30, msg('v.npwp'))
  .default('')
  .refine((value) => !isMasked(value), msg('v.samar'))
  .transform((value, context) => {
    if (value === '') return '';
    const reading = readNpwp(value);
    if (reading.ok) return reading.npwp.npwp16;
    context.addIssue({ code: 'custom', message: msg('v.npwp').error });
    return z.NEVER;
  });

/** The number of a customer has branch, serial and, if given since this release, a check digit. */
export const customerNumber = z.string(msg('v.kode')).regex(/^\d{10,11}$/, msg('v.kode'));
export const optionalCustomer = z.union([z.literal(''), customerNumber], msg('v.kode')).default('');
const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0);

const fund = z.strictObject({ sumber: referenceCode, keterangan: optionalText(100) });
export const funds = z
  .array(fund, msg('v.bentuk'))
  .min(1, msg('v.wajib'))
  .max(9, msg('v.bentuk'))
  .refine((rows) => new Set(rows.map(({ sumber }) => sumber)).size === rows.length, msg('v.ganda'));

/** A share is in per cent with at most two decimals, normalised to two, or empty. */
const share = z
  .string(msg('v.persen'))
  .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)?$/, msg('v.persen'))
  .default('')
  .transform((value) => {
    if (value === '') return '';
    const [whole = '0', rest = ''] = value.split('.');
    return `${whole.replace(/^0+(?=\d)/, '')}.${rest.padEnd(2, '0')}`;
  });

export const roles = [
  'PASANGAN',
  'ANAK',
  'ORANG_TUA',
  'AHLI_WARIS',
  'PEMILIK_MANFAAT',
  'WALI',
  'PENGURUS',
  'PENANDA_TANGAN',
  'DARURAT',
] as const;

export const party = z.strictObject({
  peran: z.enum(roles, msg('v.kode')),
  nama: requiredName(100),
  hubungan: optionalText(40),
  jenis_identitas: optionalChoice,
  nomor_identitas: unmasked(optionalText(30)),
  tanggal_lahir: optionalDay,
  telepon: optionalPhone,
  jabatan: optionalChoice,
  persen: share,
  pep: flag.default('F'),
  nomor_nasabah: optionalCustomer,
});
export const parties = z.array(party, msg('v.bentuk')).max(40, msg('v.bentuk')).default([]);

/** A change has these beside its data; a new record needs no reason. */
export const about = {
  nomor_nasabah: optionalCustomer,
  versi: version,
  tinjau: flag.default('F'),
  alasan: optionalText(200),
};
export const needsReason = (data: { nomor_nasabah: string; alasan: string }): boolean =>
  data.nomor_nasabah === '' || data.alasan.length >= 5;

const document = z.strictObject({
  jenis: referenceCode,
  // It is in a line of the change that is read by its signs.
  nomor_dokumen: unmasked(
    z
      .string(msg('v.teks'))
      .trim()
      .regex(/^[\p{L}\p{N} ./-]{0,40}$/u, msg('v.nomorDokumen'))
      .default(''),
  ),
  tanggal: optionalDay,
  berlaku_sampai: optionalDay,
  berkas: storedFile,
});
/** Each document and picture of a customer has a file of its own. */
export const documents = z
  .array(document, msg('v.bentuk'))
  .max(60, msg('v.bentuk'))
  .default([])
  .refine((rows) => new Set(rows.map(({ berkas }) => berkas.id_berkas)).size === rows.length, msg('v.ganda'))
  .refine(
    (rows) => rows.every(({ tanggal, berlaku_sampai }) => berlaku_sampai === '' || tanggal <= berlaku_sampai),
    msg('v.urutanTanggal'),
  );

export const licence = z.strictObject({
  jenis: z.enum(licenceKinds, msg('v.kode')),
  nomor: required(40),
  tanggal: isoDate,
  berlaku_sampai: optionalDay,
  penerbit: optionalText(80),
});
export const deed = z.strictObject({
  jenis: z.enum(deedKinds, msg('v.kode')),
  nomor: required(40),
  tanggal: isoDate,
  notaris: required(80),
  nomor_sk: optionalText(60),
  tanggal_sk: optionalDay,
  perihal: optionalText(120),
});
