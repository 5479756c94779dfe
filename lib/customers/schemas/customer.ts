import { z } from 'zod';
import { customerStates, mailAddresses, riskRatings } from '#lib/customers/codes.ts';
import { readNik } from '#lib/customers/nik.ts';
import { SIGNERS, signingRules } from '#lib/customers/specimens.ts';
import { branchCode, demands, flag, isoDate, listQuery, msg, optionalText, submission } from '#lib/schemas/common.ts';
import {
  about,
  customerNumber,
  deed,
  documents,
  email,
  funds,
  licence,
  moment,
  needsReason,
  npwp,
  optionalChoice,
  optionalCustomer,
  optionalDay,
  optionalPhone,
  optionalRegency,
  parties,
  type party,
  phone,
  postcode,
  referenceCode,
  regency,
  required,
  type roles,
  unmasked,
} from './customer-fields.ts';
import { optionalName, requiredName } from './names.ts';

export const savePersonData = z
  .strictObject({
    ...about,
    nama_nasabah: requiredName(100),
    nama_alias: optionalName(60),
    jenis_identitas: referenceCode,
    nomor_identitas: unmasked(required(30)),
    identitas_sampai: optionalDay,
    negara: z.string(msg('v.kode')).regex(/^[A-Z]{2}$/, msg('v.kode')),
    nomor_npwp: npwp,
    tempat_lahir: required(60),
    tanggal_lahir: isoDate,
    jenis_kelamin: z.string(msg('v.wajib')).regex(/^[LP]$/, msg('v.wajib')),
    agama: optionalChoice,
    pendidikan: optionalChoice,
    status_kawin: referenceCode,
    nama_ibu_kandung: unmasked(requiredName(100)),
    alamat: required(160),
    kelurahan: optionalText(60),
    kecamatan: optionalText(60),
    wilayah: regency,
    kode_pos: postcode,
    alamat_domisili: required(160),
    kelurahan_domisili: optionalText(60),
    kecamatan_domisili: optionalText(60),
    wilayah_domisili: regency,
    kode_pos_domisili: postcode,
    surat_ke: z.enum(mailAddresses, msg('v.kode')).default('DOMISILI'),
    telepon: phone,
    telepon_rumah: optionalPhone,
    surel: email,
    pekerjaan: referenceCode,
    jabatan: optionalText(60),
    pemberi_kerja: optionalText(100),
    bidang_usaha: optionalChoice,
    alamat_kantor: optionalText(160),
    wilayah_kantor: optionalRegency,
    telepon_kantor: optionalPhone,
    penghasilan: referenceCode,
    sumber_dana: funds,
    tujuan: referenceCode,
    layanan: referenceCode,
    pihak: parties,
    dokumen: documents,
    pep: flag.default('F'),
    pep_keterangan: optionalText(100),
  })
  .refine((data) => data.jenis_identitas !== 'KTP' || readNik(data.nomor_identitas).ok, {
    ...msg('v.nik'),
    path: ['nomor_identitas'],
  })
  .refine((data) => data.pep === 'F' || data.pep_keterangan !== '', demands('pep_keterangan'))
  .refine((data) => data.surat_ke !== 'KANTOR' || data.alamat_kantor !== '', demands('alamat_kantor'))
  .refine(needsReason, demands('alasan', 'v.alasan'));

const has = (rows: readonly z.output<typeof party>[], peran: (typeof roles)[number]): number =>
  rows.filter((row) => row.peran === peran).length;

export const saveEntityData = z
  .strictObject({
    ...about,
    nama_nasabah: requiredName(100),
    bentuk_hukum: referenceCode,
    nomor_identitas: unmasked(required(30)),
    nomor_npwp: npwp.refine((value) => value !== '', msg('v.wajib')),
    negara: z.string(msg('v.kode')).regex(/^[A-Z]{2}$/, msg('v.kode')),
    tempat_pendirian: required(60),
    tanggal_pendirian: isoDate,
    grup: optionalText(80),
    situs: optionalText(120),
    izin: z
      .array(licence, msg('v.bentuk'))
      .min(1, msg('v.wajib'))
      .max(20, msg('v.bentuk'))
      .refine((rows) => new Set(rows.map((row) => `${row.jenis} ${row.nomor}`)).size === rows.length, msg('v.ganda')),
    akta: z
      .array(deed, msg('v.bentuk'))
      .max(40, msg('v.bentuk'))
      .refine((rows) => rows.filter(({ jenis }) => jenis === 'PENDIRIAN').length === 1, msg('v.aktaPendirian'))
      .refine(
        (rows) => new Set(rows.map((row) => `${row.jenis} ${row.nomor} ${row.tanggal}`)).size === rows.length,
        msg('v.ganda'),
      ),
    alamat: required(160),
    kelurahan: optionalText(60),
    kecamatan: optionalText(60),
    wilayah: regency,
    kode_pos: postcode,
    telepon: phone,
    telepon_kantor: optionalPhone,
    surel: email,
    bidang_usaha: referenceCode,
    kegiatan: optionalText(200),
    jumlah_karyawan: z
      .string(msg('v.angka'))
      .regex(/^\d{0,6}$/, msg('v.angka'))
      .default(''),
    omzet: referenceCode,
    aset: optionalChoice,
    sumber_dana: funds,
    tujuan: referenceCode,
    layanan: referenceCode,
    pihak: parties
      .refine((rows) => has(rows, 'PENGURUS') > 0, msg('v.pengurus'))
      .refine((rows) => has(rows, 'PEMILIK_MANFAAT') > 0, msg('v.pemilikManfaat')),
    dokumen: documents,
    aturan_tanda_tangan: z.enum(signingRules, msg('v.kode')),
    pep: flag.default('F'),
    pep_keterangan: optionalText(100),
  })
  .refine((data) => has(data.pihak, 'PENANDA_TANGAN') >= SIGNERS[data.aturan_tanda_tangan], {
    ...msg('v.penandaTangan'),
    path: ['pihak'],
  })
  .refine((data) => data.pep === 'F' || data.pep_keterangan !== '', demands('pep_keterangan'))
  .refine(needsReason, demands('alasan', 'v.alasan'));

export const savePersonInput = submission('SIMPAN_NASABAH_INDIVIDU', savePersonData);
export const saveEntityInput = submission('SIMPAN_NASABAH_BADAN', saveEntityData);

const searchQuery = {
  nama_ibu_kandung: optionalText(100),
  tanggal_lahir: optionalDay,
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  status: z.enum(['', ...customerStates], msg('v.kode')).default(''),
  resiko: z.enum(['', ...riskRatings], msg('v.kode')).default(''),
};
export const customersQuery = listQuery(searchQuery);
export const duplicatesQuery = listQuery({ kode_cabang: searchQuery.kode_cabang });
export const customerDetailQuery = z.object({ nomor_nasabah: customerNumber });
export const customerStateQuery = z.object({
  nomor_nasabah: customerNumber,
  benar: optionalDay,
  diketahui: moment,
  banding_benar: optionalDay,
  banding_diketahui: moment,
});
export const portfolioQuery = listQuery({
  nomor_nasabah: customerNumber,
  milik: z.enum(['', 'T', 'F'], msg('v.bendera')).default(''),
});
export const identityQuery = z
  .object({
    jenis: z.enum(['P', 'B'], msg('v.kode')).default('P'),
    jenis_identitas: optionalChoice,
    nomor_identitas: optionalText(30),
    nomor_npwp: npwp,
    nomor_nasabah: optionalCustomer,
    nama_nasabah: optionalText(100),
    tanggal_lahir: optionalDay,
    nama_ibu_kandung: optionalText(100),
    telepon: optionalPhone,
    alamat: optionalText(160),
    wilayah: optionalRegency,
  })
  .refine(
    (data) => data.nomor_identitas !== '' || data.nomor_npwp !== '' || data.nama_nasabah !== '',
    demands('nomor_identitas'),
  );
