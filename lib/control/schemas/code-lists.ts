import { z } from 'zod';
import { isoDate, listQuery, msg, optionalText, reason, submission, text } from '#lib/schemas/common.ts';

const groupName = z.string(msg('v.kode')).regex(/^[A-Z_]{3,30}$/, msg('v.kode'));
const code = z.string(msg('v.kode')).regex(/^[A-Z0-9_]{1,20}$/, msg('v.kode'));
const optionalDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

const RANGE = /^([1-9]\d{5})-([1-9]\d{5})$/;
/** Returns true for ranges such as "101000-103999, 105001-105001": each from an account to the same or a later one. */
const areRanges = (text: string): boolean =>
  text.split(/, */).every((range) => {
    const [, from = '', until = ''] = RANGE.exec(range) ?? [];
    return from !== '' && from <= until;
  });

/** The trends are computed by these and no others, without an end: a figure without its ranges would be zero and look like one. */
const TREND_RANGES = ['LIKUID', 'SIMPANAN', 'BAGI_HASIL'];

export const saveCodeData = z
  .strictObject({
    aksi: z.enum(['BUAT', 'UBAH', 'HAPUS'], msg('v.kode')),
    kelompok: groupName,
    kode: code,
    berlaku_sejak: isoDate,
    uraian: text(100).min(1, msg('v.wajib')),
    uraian_en: text(100).min(1, msg('v.wajib')),
    induk: z.union([z.literal(''), code], msg('v.kode')).default(''),
    bobot: z
      .string(msg('v.bobot'))
      .regex(/^(100|\d{1,2})$/, msg('v.bobot'))
      .default('0'),
    nilai: optionalText(100),
    berlaku_sampai: optionalDay,
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
    alasan: reason,
  })
  .refine((data) => data.berlaku_sampai === '' || data.berlaku_sampai >= data.berlaku_sejak, {
    ...msg('v.rentangTanggal'),
    path: ['berlaku_sampai'],
  })
  .superRefine(({ kelompok, kode, nilai, berlaku_sampai, aksi }, context) => {
    if (kelompok !== 'RENTANG_TREN' || aksi === 'HAPUS') return;
    const wrong = (path: string, key: Parameters<typeof msg>[0]) =>
      context.addIssue({ code: 'custom', path: [path], message: key });
    if (!TREND_RANGES.includes(kode)) wrong('kode', 'v.kode');
    if (!areRanges(nilai)) wrong('nilai', 'v.rentangAkun');
    if (berlaku_sampai !== '') wrong('berlaku_sampai', 'v.takDipakai');
  });
export const saveCodeInput = submission('SIMPAN_PILIHAN', saveCodeData);

export const codeListQuery = listQuery({
  kelompok: groupName,
  induk: z.union([z.literal(''), code], msg('v.kode')).default(''),
  kode: z.union([z.literal(''), code], msg('v.kode')).default(''),
});
/** The call itself says the group of the list. */
export const oneListQuery = listQuery({ kelompok: optionalText(30), induk: optionalText(20), kode: optionalText(20) });
export const codeRowsQuery = listQuery({
  kelompok: z.union([z.literal(''), groupName], msg('v.kode')).default(''),
  kode: z.union([z.literal(''), code], msg('v.kode')).default(''),
  berlaku_sejak: optionalDay,
  keadaan: z.enum(['', 'BERLAKU', 'AKAN_DATANG', 'BERAKHIR'], msg('v.kode')).default(''),
});
export const personExistsQuery = z
  .object({
    nama_nasabah: optionalText(100),
    tanggal_lahir: optionalDay,
    nama_ibu_kandung: optionalText(100),
    nomor_identitas: optionalText(30),
  })
  .refine((data) => data.nomor_identitas !== '' || (data.nama_nasabah !== '' && data.tanggal_lahir !== ''), {
    ...msg('v.wajib'),
    path: ['nomor_identitas'],
  });
